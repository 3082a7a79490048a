import { linkTo } from '../route.ts';
import * as text from '../text.ts';
import { Page } from './page.tsx';

const Nowhere = (props: { readonly says?: string }) => (
  <Page title={text.NOWHERE} says={props.says ?? text.NOWHERE_SAYS}>
    <p>
      <a class="btn" href={linkTo({ page: 'home' })}>
        {text.TO_HOME}
      </a>
    </p>
  </Page>
);

export default Nowhere;
