import './rules.css';
import { createUniqueId, For } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { isDisclosure } from '../board.ts';
import { shortName } from '../text.ts';
import { type Card, DISCLOSURES } from '../types.ts';
import * as text from './rules-text.ts';

/** The whole rules, as a page or in a window. */
export const Rules = () => {
  const headings = new Map<string, HTMLElement>();
  const prefix = createUniqueId();
  // Not links: the address belongs to the routes.
  const goTo = (id: string) => {
    const heading = headings.get(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div class="rules">
      <div class="rules-columns">
        <nav class="rules-index" aria-labelledby={`${prefix}-index`}>
          <h2 class="label" id={`${prefix}-index`}>
            {text.INDEX}
          </h2>
          <ol>
            <For each={text.SECTIONS}>
              {({ id, title }) => (
                <li>
                  <button type="button" onClick={() => goTo(id)}>
                    {title}
                  </button>
                </li>
              )}
            </For>
          </ol>
        </nav>
        <div class="rules-text">
          <For each={text.SECTIONS}>
            {({ id, title, blocks }) => (
              <section aria-labelledby={`${prefix}-${id}`}>
                <h2
                  class="title"
                  id={`${prefix}-${id}`}
                  tabindex="-1"
                  ref={heading => headings.set(id, heading)}
                >
                  {title}
                </h2>
                <For each={blocks}>{block => <Told block={block} />}</For>
              </section>
            )}
          </For>
        </div>
      </div>
    </div>
  );
};

const Told = (props: { readonly block: text.Block }) => {
  const { block } = props;
  switch (block.type) {
    case 'says':
      return <p>{block.text}</p>;
    case 'steps':
      return (
        <ol class="rules-steps">
          <For each={block.items}>{item => <li>{item}</li>}</For>
        </ol>
      );
    case 'cards':
      return <Cards />;
    case 'messages':
      return (
        <Pairs
          caption={text.MESSAGES_CAPTION}
          heads={[text.MESSAGE, text.EXAMPLE]}
          rows={text.messages.map(({ what, example }) => [what, example])}
        />
      );
    case 'results':
      return <Results />;
    case 'effects':
      return <Effects />;
    case 'ends':
      return <Ends />;
    case 'secrets':
      return (
        <Pairs
          caption={text.SECRETS_CAPTION}
          heads={[text.WHO_KNOWS, text.WHAT]}
          rows={text.secrets.map(({ who, what }) => [who, what])}
        />
      );
  }
};

const Cards = () => (
  <table class="rules-cards">
    <caption>{text.cardTable.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{text.cardTable.card}</th>
        <th scope="col">{text.cardTable.copies}</th>
        <th scope="col">{text.cardTable.does}</th>
      </tr>
    </thead>
    <For each={text.cardTable.groups}>
      {group => (
        <tbody>
          <tr class="rules-group">
            <th scope="rowgroup" colspan="3">
              {group.name}
            </th>
          </tr>
          <For each={group.cards}>
            {card => (
              <tr>
                <th scope="row">
                  <Named card={card} />
                </th>
                <td class="data">{text.copies(card)}</td>
                <td>{text.cardDoes(card)}</td>
              </tr>
            )}
          </For>
        </tbody>
      )}
    </For>
  </table>
);

const Results = () => (
  <ul class="rules-results">
    <For each={text.results}>
      {({ title, cards, text: says }) => (
        <li>
          <h3>{title}</h3>
          <ul class="rules-row">
            <For each={cards}>
              {card => (
                <li class={`rules-card ${kind(card)}`}>
                  <Icon name={`d-${kind(card)}`} />
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
            <Named card={of} />
            <span class="rules-when">{text.effects[of].when}</span>
          </dt>
          <dd>{text.effects[of].text}</dd>
        </div>
      )}
    </For>
  </dl>
);

const Ends = () => (
  <table class="rules-ends">
    <caption>{text.endTable.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{text.endTable.players}</th>
        <th scope="col">{text.endTable.same}</th>
        <th scope="col">{text.endTable.any}</th>
        <th scope="col">{text.endTable.minus}</th>
      </tr>
    </thead>
    <tbody>
      <For each={text.endTable.rows}>
        {({ players, same, any, minus }) => (
          <tr>
            <th scope="row" class="data">
              {players}
            </th>
            <td class="data">{same}</td>
            <td class="data">{any}</td>
            <td class="data">{minus}</td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

const Pairs = (props: {
  readonly caption: string;
  readonly heads: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}) => (
  <table class="rules-pairs">
    <caption>{props.caption}</caption>
    <thead>
      <tr>
        <For each={props.heads}>{head => <th scope="col">{head}</th>}</For>
      </tr>
    </thead>
    <tbody>
      <For each={props.rows}>
        {([head, says]) => (
          <tr>
            <th scope="row">{head}</th>
            <td>{says}</td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

const Named = (props: { readonly card: Card }) => (
  <span class={`rules-named ${kind(props.card)}`}>
    <Icon name={`d-${kind(props.card)}`} />
    <span>{shortName(props.card)}</span>
  </span>
);

const kind = (card: Card): string => (isDisclosure(card) ? card : 'shadow');
