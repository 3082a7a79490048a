import { createSignal, For, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GamePage, Seen } from '../../ui/game-page.ts';
import type { LinkStatus } from '../../ui/link.ts';
import { createMatch } from '../../ui/media.ts';
import { Button, Dialog } from '../../ui/parts.tsx';
import { homeOf } from '../boxed.ts';
import { go, linkTo } from '../route.ts';
import { change, settings } from '../settings.ts';
import { EXPORT, HOLDS_SECRETS } from '../text/export.ts';
import type { AtTable } from './online/at-table.ts';
import { OnlineMenu, type OnlyPage } from './online/menu.tsx';
import * as online from './online/text.ts';
import { isPlayedHere, takenBackBy } from './take-back.ts';
import * as text from './text.ts';
import { isPaced, PaceChoice } from './top-bar.tsx';

export type MorePage = 'menu' | 'keys' | 'rules' | 'invite' | 'big-screen' | 'carry';

// A square code is drawn by a package that tables of this device need not load.
const InviteWatchers = lazy(async () => ({ default: (await import('./online/invite.tsx')).InviteWatchers }));
const ToBigScreen = lazy(async () => ({ default: (await import('./online/invite.tsx')).ToBigScreen }));
const CarrySeat = lazy(async () => ({ default: (await import('./online/invite.tsx')).CarrySeat }));

/** Has no second screen that could show another window. */
const PHONE = '(pointer: coarse) and (max-width: 700px)';

const TITLES: Readonly<Record<MorePage, string>> = {
  menu: text.MORE,
  keys: text.KEYS,
  rules: text.RULES,
  invite: online.INVITE,
  'big-screen': online.TO_BIG_SCREEN,
  carry: online.CARRY,
};

/** All that is two taps away. */
export const More = (props: {
  readonly first: MorePage;
  readonly page: GamePage;
  readonly table: Seen;
  /** Whether the browser stores what is played. */
  readonly kept: LinkStatus['kept'];
  readonly online: AtTable | undefined;
  /** Where the board can be left to a big screen. */
  readonly onlyPage: OnlyPage | undefined;
  readonly onExport: () => void;
  readonly onRestart: (() => void) | undefined;
  readonly onClose: () => void;
}) => {
  const facts = () => props.table.facts;
  const [shown, setShown] = createSignal(props.first);
  const isPhone = createMatch(PHONE);
  const noSecond = () => {
    if (props.kept !== 'kept') return text.NO_SECOND_UNKEPT;
    return 'BroadcastChannel' in globalThis ? undefined : text.NO_SECOND_HERE;
  };
  const cannot = () => {
    const { takeBack } = props.table;
    return takeBack.can ? '' : text.CANNOT_TAKE_BACK_WORDS[takeBack.why];
  };
  const close = (then: () => void) => {
    props.onClose();
    then();
  };
  return (
    <Dialog title={TITLES[shown()]} onClose={props.onClose} class={`more ${shown()}`}>
      <Switch>
        <Match when={shown() === 'menu'}>
          <Show when={props.page.About}>{about => <Dynamic component={about()} table={props.table} />}</Show>
          <Show when={isPaced(facts())}>
            <PaceChoice named />
          </Show>
          <div class="more-list">
            <Show when={isPlayedHere(facts())}>
              <For
                each={takenBackBy(props.table.takeBack)}
                fallback={
                  <Button icon="undo" notNow={cannot()} onPress={props.onClose}>
                    {text.TAKE_BACK}
                    <small class="why">{cannot()}</small>
                  </Button>
                }
              >
                {seat => (
                  <Button icon="undo" onPress={() => close(() => props.table.takeItBack(seat))}>
                    {seat === props.table.seat
                      ? text.TAKE_BACK
                      : text.takeBackOf(props.table.player(seat).name)}
                  </Button>
                )}
              </For>
            </Show>
            <Button icon="notes" onPress={() => setShown('rules')}>
              {text.RULES}
            </Button>
            <Button icon="sound" onPress={() => change({ sound: !settings.sound })}>
              {settings.sound ? text.SOUND_ON : text.SOUND_OFF}
            </Button>
            <Button icon="hint" onPress={() => setShown('keys')}>
              {text.KEYS}
            </Button>
            <Show when={props.online}>
              {at => (
                <OnlineMenu
                  at={at()}
                  onlyPage={props.onlyPage}
                  onInvite={() => setShown('invite')}
                  onBigScreen={() => setShown('big-screen')}
                  onCarry={() => setShown('carry')}
                  onDone={props.onClose}
                />
              )}
            </Show>
            <Show when={!facts().online && !isPhone()}>
              <Button icon="see" notNow={noSecond()} onPress={() => setShown('big-screen')}>
                {online.TO_BIG_SCREEN}
                <Show when={noSecond()}>{why => <small class="why">{why()}</small>}</Show>
              </Button>
            </Show>
            <Show when={!facts().online || props.table.outcome}>
              <Button icon="share" onPress={() => close(props.onExport)}>
                {EXPORT}
                <Show when={!props.table.outcome}>
                  <small class="why">{HOLDS_SECRETS}</small>
                </Show>
              </Button>
            </Show>
            <Show when={props.onRestart}>
              {restart => (
                <Button icon="rotate" onPress={() => close(restart())}>
                  {text.RESTART}
                </Button>
              )}
            </Show>
            <Button icon="settings" onPress={() => close(() => go({ page: 'settings' }))}>
              {text.SETTINGS}
            </Button>
            <Button icon="back" onPress={() => close(() => go(homeOf(facts())))}>
              {text.LEAVE}
            </Button>
          </div>
          <p>{leaveSays(props.online)}</p>
        </Match>
        <Match when={shown() === 'invite' && props.online}>
          {at => (
            <Suspense>
              <InviteWatchers table={at().table} />
            </Suspense>
          )}
        </Match>
        <Match when={shown() === 'big-screen' && props.online}>
          {at => (
            <Suspense>
              <ToBigScreen id={at().table.id} />
            </Suspense>
          )}
        </Match>
        <Match when={shown() === 'big-screen'}>
          <p>{text.SECOND_SCREEN_SAYS}</p>
          <p>
            <a
              class="btn"
              href={linkTo({ page: 'screen', id: facts().id, here: true })}
              target="_blank"
              rel="noopener"
            >
              {online.OPEN_BIG_SCREEN}
            </a>
          </p>
        </Match>
        <Match when={shown() === 'carry' && props.online}>
          {at => (
            <Suspense>
              <CarrySeat id={at().table.id} />
            </Suspense>
          )}
        </Match>
        <Match when={shown() === 'keys'}>
          <dl class="key-list">
            <For
              each={text.keyList({
                plays: isPlayedHere(facts()),
                online: facts().online,
                own: props.page.keys ?? [],
              })}
            >
              {([keys, does]) => (
                <div>
                  <dt class="data">{keys}</dt>
                  <dd>{does}</dd>
                </div>
              )}
            </For>
          </dl>
          <Show when={!settings.letters}>
            <p>{text.LETTERS_OFF}</p>
          </Show>
        </Match>
        <Match when={shown() === 'rules'}>
          <Dynamic component={props.page.Rules} />
        </Match>
      </Switch>
    </Dialog>
  );
};

function leaveSays(at: AtTable | undefined): string {
  if (!at) return text.LEAVE_SAYS;
  return at.table.you().seat === null ? online.LEAVE_SAYS_WATCHING : online.LEAVE_SAYS;
}
