import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import '../ui/parts.css';
import '../ui/paper.css';
import './app.css';
import './home.css';
import './art.css';
import '../ui/forced-colors.css';
import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { awaitTables } from './kept-tables.ts';
import { awaitOnline } from './online-tables.ts';
import { route } from './route.ts';
import { awaitInstallOffer } from './safety.ts';
import { applySettings } from './settings.ts';
import { keepOffline } from './update.ts';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no #app');
applySettings();
awaitInstallOffer();
// Tables that appear a moment later would push the page down.
const { page } = route();
if (page === 'home') await Promise.all([awaitTables(150), awaitOnline(150)]);
if (page === 'companion') await awaitTables(150);
place.replaceChildren();
render(() => <App />, place);

if (import.meta.env.PROD) window.addEventListener('load', () => void keepOffline());
