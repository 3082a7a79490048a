import { createSignal, For, Match, Show, Switch } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Chip, Tool } from '../../../ui/parts.tsx';
import type { LeftNow } from '../help/answer.ts';
import { HELPS, type PlanetX } from '../types.ts';
import type { Lamp } from './help-lamp.ts';
import * as text from './help-text.ts';
import { capped } from './marks.ts';
import { mostHelp, type Sheet } from './sheet.ts';
import './paper-lamp.css';

interface LampProps extends PartProps<PlanetX> {
  readonly sheet: Sheet;
  readonly lamp: Lamp;
}

/** One line, in reach while one marks. What it can be asked, and how far it goes, opens below. */
export const LampBox = (props: LampProps) => {
  const [isOpen, setOpen] = createSignal(false);
  const allows = () => mostHelp(props.table) !== 'none';
  return (
    <section class="px-lamp" classList={{ open: isOpen() }} aria-label={text.LAMP} data-point="lamp">
      <Icon name="hint" />
      <Show when={allows()} fallback={<p>{text.capSays('none')}</p>}>
        <Says {...props} />
        <AskWhy {...props} />
        <Tool icon="settings" label={text.OPEN_LAMP} expanded={isOpen()} onPress={() => setOpen(!isOpen())} />
        <div class="px-lamp-told" role="status">
          <VerdictSays {...props} />
          <span class="sr">{whyInOne(props)}</span>
        </div>
        <Acts {...props} onDone={() => setOpen(false)} />
        <div class="px-lamp-settings" hidden={!isOpen()}>
          <Settings {...props} />
        </div>
      </Show>
    </section>
  );
};

/** The explanation itself stands by the sector that it is about, which may be anywhere. */
function whyInOne({ lamp, table }: LampProps): string {
  const why = lamp.why();
  return why && why.premises !== null ? text.whyTold(why.conclusion, why.premises, table.view) : '';
}

const Says = (props: LampProps) => (
  <Switch
    fallback={
      <p>
        <span>{props.lamp.failed() ? text.LAMP_FAILED : text.LOOKING}</span>
      </p>
    }
  >
    <Match when={props.lamp.help() === 'none'}>
      <p>
        <span>{text.LAMP_OFF}</span>
      </p>
    </Match>
    <Match when={props.lamp.left()}>
      {left => (
        <p>
          <span>
            <b>{headline(props.lamp, left())[0]}</b>
            {headline(props.lamp, left())[1]}
          </span>
          <Show when={props.lamp.says()}>
            {conclusion => <span class="dim">{text.conclusionText(conclusion())}</span>}
          </Show>
        </p>
      )}
    </Match>
  </Switch>
);

const headline = (lamp: Lamp, { skies }: LeftNow): readonly [string, string] =>
  skies === null ? text.moreSays(lamp.more().length) : text.skiesFit(skies);

const AskWhy = (props: LampProps) => (
  <Show when={props.lamp.says()}>
    {conclusion => (
      <button
        type="button"
        class="px-ask-why"
        aria-label={text.whyLabel(conclusion())}
        onClick={() => props.lamp.explain(conclusion())}
      >
        {text.WHY}
      </button>
    )}
  </Show>
);

/** What comes of it shows on the sheet, which is then in sight again. */
const Acts = (props: LampProps & { readonly onDone: () => void }) => {
  const take = () => {
    props.sheet.put(props.lamp.more());
    props.onDone();
  };
  const check = () => {
    props.lamp.check();
    props.onDone();
  };
  return (
    <div class="px-lamp-acts">
      <Show when={props.lamp.more().length > 0}>
        <button type="button" aria-label={text.takeOverLabel(props.lamp.more().length)} onClick={take}>
          {text.takeOver(props.lamp.more().length)}
        </button>
      </Show>
      <button type="button" onClick={check}>
        {text.CHECK}
      </button>
    </div>
  );
};

const VerdictSays = (props: LampProps) => {
  const found = () => {
    const verdict = props.lamp.verdict();
    return typeof verdict === 'string' ? null : verdict;
  };
  const blamed = () => {
    const verdict = found();
    return verdict?.type === 'wrong' ? verdict.marks : [];
  };
  return (
    <>
      <Show when={props.lamp.verdict() === 'asking'}>
        <p>{text.CHECKING}</p>
      </Show>
      <Show when={props.lamp.verdict() === 'failed'}>
        <p>{text.CHECK_FAILED}</p>
      </Show>
      <Show when={found()}>
        {verdict => (
          <p classList={{ bad: verdict().type !== 'fits' }}>
            {text.verdictText(verdict(), props.lamp.help() === 'exact')}
          </p>
        )}
      </Show>
      <Show when={blamed().length > 0}>
        <div class="px-lamp-blamed">
          <For each={blamed().map(text.opposite)}>
            {conclusion => (
              <button
                type="button"
                aria-label={text.whyLabel(conclusion)}
                onClick={() => props.lamp.explain(conclusion, props.lamp.checks ?? undefined)}
              >
                {text.whyOf(conclusion)}
              </button>
            )}
          </For>
        </div>
      </Show>
    </>
  );
};

/** How far help goes. */
const Settings = (props: LampProps) => {
  const most = () => mostHelp(props.table);
  return (
    <>
      <fieldset>
        <legend class="sr">{text.LAMP_LABEL}</legend>
        <For each={HELPS}>
          {help => (
            <Chip
              act={false}
              chosen={props.lamp.help() === help}
              notNow={capped(help, most()) === help ? undefined : text.NOT_ALLOWED}
              onPress={() => props.sheet.change({ help })}
            >
              {text.helpName[help]}
            </Chip>
          )}
        </For>
      </fieldset>
      <p class="dim">
        {text.helpSays[props.lamp.help()]}
        <Show when={props.lamp.help() === 'exact'}> {text.exactUses(props.table.view.public.mode)}</Show>
        <Show when={props.lamp.help() !== 'none'}> {text.ASK_WHY}</Show>
      </p>
      <Show when={most() !== 'exact'}>
        <p class="dim">{text.capSays(most())}</p>
      </Show>
    </>
  );
};
