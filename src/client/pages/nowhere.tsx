import { linkTo } from '../route.ts';
import { IS_COMPANION } from '../start.ts';
import * as text from '../text.ts';
import { Page } from './page.tsx';

const Nowhere = (props: { readonly says?: string }) => (
  <Page title={text.NOWHERE} says={props.says ?? text.NOWHERE_SAYS}>
    <p>
      <a class="btn" href={linkTo({ page: 'home' })}>
        {IS_COMPANION ? text.COMPANION : text.TO_HOME}
      </a>
    </p>
  </Page>
);

export default Nowhere;
