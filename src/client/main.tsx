import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import './home.css';
import './art.css';
import { render } from 'solid-js/web';
import { Home } from './home.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no #app');
render(() => <Home />, place);
