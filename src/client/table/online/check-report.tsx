import './check.css';
import { createResource, For, Match, Show, Switch } from 'solid-js';
import { fail, type Result } from '../../../core/contract.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { TableLink } from '../../../ui/link.ts';
import { answerOf, failureOf } from '../../came-of.ts';
import { checkGame, type GameCheck } from '../../online/check.ts';
import type { OnlineTable } from '../../online/online.ts';
import { ERROR_WORDS } from '../../text/online-errors.ts';
import { TROUBLE_WORDS } from '../text.ts';
import * as words from './check-text.ts';
import { allHolds, isNote, toTell, untoldBrokenOff } from './findings.ts';

/** What came of computing a game again, in plain words. */
export const CheckReport = (props: {
  readonly link: TableLink;
  readonly online: OnlineTable | undefined;
}) => {
  const [checked] = createResource(() => check(props.link, props.online));
  const name = (seat: number | undefined): string =>
    (seat === undefined ? undefined : props.link.facts.players[seat]?.name) ?? words.SOMEBODY;
  const done = () => answerOf(checked());
  const problem = () => failureOf(checked());
  return (
    <Switch>
      <Match when={problem()}>{says => <p role="alert">{says()}</p>}</Match>
      <Match when={done()}>
        {report => (
          <>
            <p class="check-sum" role="status">
              <b>{allHolds(report()) ? words.FITS : words.DOES_NOT_FIT}</b>{' '}
              {toTell(report().findings ?? []).some(isNote) ? words.SEE_NOTES : ''}
            </p>
            <ul class="check">
              <CheckLine holds={report().partsAt === null}>{words.moves(report())}</CheckLine>
              <For
                each={toTell(report().findings ?? [])}
                fallback={
                  <Show when={report().findings === null}>
                    <CheckLine holds={false}>{words.UNDEALT}</CheckLine>
                  </Show>
                }
              >
                {finding => (
                  <CheckLine holds={finding.holds} note={isNote(finding)}>
                    {words.finding(finding, name(finding.seat))}
                  </CheckLine>
                )}
              </For>
              <Show when={untoldBrokenOff(report().findings ?? [])}>
                {more => (
                  <CheckLine holds note>
                    {words.brokenOffMore(more())}
                  </CheckLine>
                )}
              </Show>
            </ul>
            <Show when={report().findings?.every(({ code }) => !code.startsWith('remembered'))}>
              <p>{words.NOTHING_REMEMBERED}</p>
            </Show>
          </>
        )}
      </Match>
    </Switch>
  );
};

const CheckLine = (props: {
  readonly holds: boolean;
  readonly note?: boolean;
  readonly children: string;
}) => (
  <li classList={{ wrong: !props.holds, note: props.note }}>
    <Icon name={iconOf(props)} class="s" />
    <span>
      <span class="sr">{signOf(props)} </span>
      {props.children}
    </span>
  </li>
);

interface Line {
  readonly holds: boolean;
  readonly note?: boolean;
}

const iconOf = ({ holds, note }: Line): string => (note ? 'see' : holds ? 'check' : 'close');
const signOf = ({ holds, note }: Line): string => (note ? words.NOTE : holds ? words.HOLDS : words.BROKEN);

async function check(link: TableLink, online: OnlineTable | undefined): Promise<Result<GameCheck>> {
  const file = await (online ? fileOnServer(online) : fileHere(link));
  return file.ok ? checkGame(file.value) : file;
}

async function fileOnServer(table: OnlineTable): Promise<Result<string>> {
  const file = await table.file();
  return file.ok ? file : fail(ERROR_WORDS[file.error.code]);
}

async function fileHere(link: TableLink): Promise<Result<string>> {
  const file = await link.file();
  return file.ok ? file : fail(TROUBLE_WORDS[file.error.trouble]);
}
