import { createSignal, For, Match, Show, Switch } from 'solid-js';
import { Icon } from '../../ui/icon.tsx';
import { Chip, Tool } from '../../ui/parts.tsx';
import type { LeftNow } from '../answer.ts';
import { capped, HELPS } from '../help.ts';
import * as text from '../text.ts';
import type { NoteTypes } from '../types.ts';
import type { Lamp } from './lamp.ts';
import type { BookProps, Notebook } from './types.ts';
import './lamp.css';

/** One line, in reach while one marks. What it can be asked, and how far it goes, opens below. */
export const LampBox = <T extends NoteTypes>(props: BookProps<T>) => {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <section
      class="note-lamp"
      classList={{ open: isOpen(), off: props.book.lamp.help() === 'none' }}
      aria-label={text.LAMP}
      data-point="lamp"
    >
      <Icon name="hint" />
      <Show when={mostHelp(props.book) !== 'none'} fallback={<p>{text.capSays('none')}</p>}>
        <Says book={props.book} />
        <AskWhy book={props.book} />
        <Tool icon="settings" label={text.OPEN_LAMP} expanded={isOpen()} onPress={() => setOpen(!isOpen())} />
        <div class="note-lamp-told" role="status">
          <VerdictSays book={props.book} />
          <span class="sr">{whyInOne(props.book)}</span>
        </div>
        <Acts book={props.book} onDone={() => setOpen(false)} />
        <div class="note-lamp-settings" hidden={!isOpen()}>
          <Settings book={props.book} />
        </div>
      </Show>
    </section>
  );
};

const mostHelp = <T extends NoteTypes>({ game, table }: Notebook<T>) => game.mostHelp(table.facts.options);

/** The explanation itself stands by the sector that it is about, which may be anywhere. */
function whyInOne<T extends NoteTypes>({ lamp, table, game }: Notebook<T>): string {
  const why = lamp.why();
  return why ? text.whyTold(why, game.words, table.view) : '';
}

const Says = <T extends NoteTypes>(props: BookProps<T>) => (
  <Switch
    fallback={
      <p>
        <span>{props.book.lamp.failed() ? text.LAMP_FAILED : text.LOOKING}</span>
      </p>
    }
  >
    <Match when={props.book.lamp.help() === 'none'}>
      <p>
        <span>{text.LAMP_OFF}</span>
      </p>
    </Match>
    <Match when={props.book.lamp.left()}>
      {left => (
        <p>
          <span>
            <b>{headline(props.book.lamp, left())[0]}</b>
            {headline(props.book.lamp, left())[1]}
          </span>
          <Show when={props.book.lamp.says()}>
            {conclusion => <span class="dim">{props.book.game.words.conclusion(conclusion())}</span>}
          </Show>
        </p>
      )}
    </Match>
  </Switch>
);

const headline = <T extends NoteTypes>(
  lamp: Lamp<T>,
  { skies }: LeftNow<T['Content']>,
): readonly [string, string] => (skies === null ? text.moreSays(lamp.more().length) : text.skiesFit(skies));

const AskWhy = <T extends NoteTypes>(props: BookProps<T>) => (
  <Show when={props.book.lamp.says()}>
    {conclusion => (
      <button
        type="button"
        class="note-ask-why"
        aria-label={text.whyLabel(props.book.game.words.conclusion(conclusion()))}
        onClick={() => props.book.lamp.explain(conclusion())}
      >
        {text.WHY}
      </button>
    )}
  </Show>
);

/** What comes of it shows on the sheet, which is then in sight again. */
const Acts = <T extends NoteTypes>(props: BookProps<T> & { readonly onDone: () => void }) => {
  const more = () => props.book.lamp.more();
  const take = () => {
    props.book.sheet.put(more());
    props.onDone();
  };
  const check = () => {
    props.book.lamp.check();
    props.onDone();
  };
  return (
    <div class="note-lamp-acts">
      <Show when={more().length > 0}>
        <button type="button" aria-label={text.takeOverLabel(more().length)} onClick={take}>
          {text.takeOver(more().length)}
        </button>
      </Show>
      <button type="button" onClick={check}>
        {text.CHECK}
      </button>
    </div>
  );
};

const VerdictSays = <T extends NoteTypes>(props: BookProps<T>) => {
  const lamp = () => props.book.lamp;
  const words = () => props.book.game.words;
  const found = () => {
    const verdict = lamp().verdict();
    return typeof verdict === 'string' ? null : verdict;
  };
  const blamed = () => {
    const verdict = found();
    return verdict?.type === 'wrong' ? verdict.marks : [];
  };
  return (
    <>
      <Show when={lamp().verdict() === 'asking'}>
        <p>{text.CHECKING}</p>
      </Show>
      <Show when={lamp().verdict() === 'failed'}>
        <p>{text.CHECK_FAILED}</p>
      </Show>
      <Show when={found()}>
        {verdict => (
          <p classList={{ bad: verdict().type !== 'fits' }}>
            {text.verdictText(verdict(), lamp().help() === 'exact', words().mark)}
          </p>
        )}
      </Show>
      <Show when={blamed().length > 0}>
        <div class="note-lamp-blamed">
          <For each={blamed().map(text.opposite)}>
            {conclusion => (
              <button
                type="button"
                aria-label={text.whyLabel(words().conclusion(conclusion))}
                onClick={() => lamp().explain(conclusion, lamp().checks ?? undefined)}
              >
                {text.whyOf(conclusion.sector)}
              </button>
            )}
          </For>
        </div>
      </Show>
    </>
  );
};

/** How far help goes. */
const Settings = <T extends NoteTypes>(props: BookProps<T>) => {
  const most = () => mostHelp(props.book);
  const help = () => props.book.lamp.help();
  const words = () => props.book.game.words;
  return (
    <>
      <Show when={props.book.lamp.left()?.chances}>
        {chances => <p>{text.chancesSay(words().hidden, chances())}</p>}
      </Show>
      <fieldset>
        <legend class="sr">{text.LAMP_LABEL}</legend>
        <For each={HELPS}>
          {one => (
            <Chip
              act={false}
              chosen={help() === one}
              notNow={capped(one, most()) === one ? undefined : text.NOT_ALLOWED}
              onPress={() => props.book.sheet.change({ help: one })}
            >
              {text.helpName[one]}
            </Chip>
          )}
        </For>
      </fieldset>
      <p class="dim">
        {text.helpSays[help()]}
        <Show when={help() === 'exact'}> {text.uses(words().exactUses(props.book.table.view))}</Show>
        <Show when={help() !== 'none'}> {text.ASK_WHY}</Show>
      </p>
      <Show when={most() !== 'exact'}>
        <p class="dim">{text.capSays(most())}</p>
      </Show>
    </>
  );
};
