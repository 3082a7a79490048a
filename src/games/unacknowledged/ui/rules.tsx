import './rules.css';
import { For, type JSX } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { RulesPage, Signed } from '../../../ui/rules-page.tsx';
import { shortName } from '../text.ts';
import { DISCLOSURES } from '../types.ts';
import * as text from './rules-text.ts';

export const Rules = () => <RulesPage sections={text.SECTIONS} draw={drawing} />;

function drawing(what: text.Drawn): JSX.Element {
  switch (what) {
    case 'results':
      return <Results />;
    case 'effects':
      return <Effects />;
  }
}

const Results = () => (
  <ul class="rules-results">
    <For each={text.results}>
      {({ title, cards, text: says }) => (
        <li>
          <h3>{title}</h3>
          <ul class="rules-row">
            <For each={cards}>
              {card => (
                <li class={`rules-card ${text.signOf(card)}`}>
                  <Icon name={text.signOf(card)} />
                  <span>{shortName(card)}</span>
                </li>
              )}
            </For>
          </ul>
          <p>{says}</p>
        </li>
      )}
    </For>
  </ul>
);

const Effects = () => (
  <dl class="rules-effects">
    <For each={DISCLOSURES}>
      {of => (
        <div>
          <dt>
            <Signed icon={text.signOf(of)} name={shortName(of)} />
            <span class="rules-when">{text.effects[of].when}</span>
          </dt>
          <dd>{text.effects[of].text}</dd>
        </div>
      )}
    </For>
  </dl>
);
