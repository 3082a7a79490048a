import { For } from 'solid-js';
import instrumentSans from '../../ui/fonts/LICENSE-instrument-sans.txt?url';
import kalam from '../../ui/fonts/LICENSE-kalam.txt?url';
import spectral from '../../ui/fonts/LICENSE-spectral.txt?url';
import splineSansMono from '../../ui/fonts/LICENSE-spline-sans-mono.txt?url';
import * as text from '../text/about.ts';
import { Page, Part } from './page.tsx';

const LICENSES: Readonly<Record<(typeof text.TYPEFACES)[number], string>> = {
  'Instrument Sans': instrumentSans,
  Spectral: spectral,
  'Spline Sans Mono': splineSansMono,
  Kalam: kalam,
};

const About = () => (
  <Page title={text.TITLE} class="prose">
    <Part title={text.WHAT_LABEL}>
      <For each={text.WHAT}>{paragraph => <p>{paragraph}</p>}</For>
    </Part>
    <Part title={text.KEPT_LABEL}>
      <For each={text.KEPT}>{paragraph => <p>{paragraph}</p>}</For>
    </Part>
    <Part title={text.BOTS_LABEL} says={text.BOTS} />
    <Part title={text.FAN_LABEL} says={text.FAN} />
    <Part title={text.LICENSE_LABEL} says={text.LICENSE}>
      <ul class="typefaces">
        <For each={text.TYPEFACES}>
          {name => (
            <li>
              <a href={LICENSES[name]} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          )}
        </For>
      </ul>
      <p class="data">{text.version(__VERSION__)}</p>
    </Part>
  </Page>
);

export default About;
