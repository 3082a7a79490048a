import { type JSX, Show } from 'solid-js';
import type { LinkStatus } from '../../ui/link.ts';
import { Banner, Button } from '../../ui/parts.tsx';
import { EXPORT, HOLDS_SECRETS } from '../text/export.ts';
import type { Sitting } from './sitting.ts';
import * as text from './text.ts';

/** What a table says about itself, above everything: where it is kept, whether it goes on, what was missed. */
export const Told = (props: {
  readonly sitting: Sitting;
  readonly status: LinkStatus | null;
  /** What an online table says instead of a table of this device. */
  readonly online: JSX.Element;
  readonly onExport: () => void;
  readonly onTakeOver: () => void;
  readonly onReopen: () => void;
  readonly onShowMissed: () => void;
  readonly onPlayMissed: () => void;
}) => (
  <div class="told">
    <Show when={!props.sitting.seen.facts.online} fallback={props.online}>
      <ToldHere
        sitting={props.sitting}
        status={props.status}
        onExport={props.onExport}
        onTakeOver={props.onTakeOver}
        onReopen={props.onReopen}
      />
    </Show>
    <Show when={props.sitting.notesUnread()}>
      <Banner icon="notes" title={text.NOTES_UNREAD}>
        {text.NOTES_UNREAD_SAYS}
      </Banner>
    </Show>
    <Show when={props.sitting.missed()}>
      {missed => (
        <Banner
          icon="history"
          title={text.missed(missed().count)}
          action={
            <div class="row">
              <Button onPress={props.onShowMissed}>{text.SHOW}</Button>
              <Button icon="play" onPress={props.onPlayMissed}>
                {text.PLAY_MISSED}
              </Button>
            </div>
          }
        />
      )}
    </Show>
  </div>
);

const ToldHere = (props: {
  readonly sitting: Sitting;
  readonly status: LinkStatus | null;
  readonly onExport: () => void;
  readonly onTakeOver: () => void;
  readonly onReopen: () => void;
}) => (
  <>
    <Show when={props.status?.held === 'elsewhere'}>
      <Banner
        icon="people"
        title={text.ELSEWHERE}
        action={<Button onPress={props.onTakeOver}>{text.USE_HERE}</Button>}
      >
        {text.ELSEWHERE_SAYS}
      </Banner>
    </Show>
    <Show when={props.status?.held === 'unreachable'}>
      <Banner
        kind="bad"
        icon="offline"
        title={text.UNREACHABLE}
        action={<Button onPress={props.onReopen}>{text.TRY_AGAIN}</Button>}
      >
        {text.UNREACHABLE_SAYS}
      </Banner>
    </Show>
    <Show when={props.status?.broken}>
      <Banner
        kind="bad"
        icon="close"
        title={text.STOPPED}
        action={<Button onPress={props.onExport}>{EXPORT}</Button>}
      >
        {text.STOPPED_SAYS} {secrets(props.sitting)}
      </Banner>
    </Show>
    <Show when={!props.status?.broken && notKept(props.status)}>
      {title => (
        <Banner icon="offline" title={title()} action={<Button onPress={props.onExport}>{EXPORT}</Button>}>
          {text.EXPORT_TO_KEEP} {secrets(props.sitting)}
        </Banner>
      )}
    </Show>
  </>
);

/** A game that is over has none. */
const secrets = ({ seen }: Sitting): string | null => (seen.outcome ? null : HOLDS_SECRETS);

const notKept = (status: LinkStatus | null): string | undefined =>
  status === null || status.kept === 'kept' ? undefined : text.NOT_KEPT[status.kept];
