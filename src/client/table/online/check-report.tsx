import { createResource, For, Match, Show, Switch } from 'solid-js';
import { fail, type Result } from '../../../core/contract.ts';
import { Icon } from '../../../ui/icon.tsx';
import { checkGame, type GameCheck } from '../../online/check.ts';
import type { OnlineTable } from '../../online/online.ts';
import { ERROR_WORDS } from '../../text/online-errors.ts';
import * as words from './check-text.ts';
import { allHolds, toTell } from './findings.ts';

/** What came of computing a game again, in plain words. */
export const CheckReport = (props: { readonly table: OnlineTable }) => {
  const [checked] = createResource(() => check(props.table));
  const name = (seat: number | undefined): string => {
    const chair = seat === undefined ? undefined : props.table.room()?.chairs[seat];
    return chair && chair.by !== 'nobody' ? chair.name : words.SOMEBODY;
  };
  const done = () => {
    const result = checked();
    return result?.ok ? result.value : undefined;
  };
  const problem = () => {
    const result = checked();
    return result && !result.ok ? result.error : undefined;
  };
  return (
    <Switch>
      <Match when={problem()}>{says => <p role="alert">{says()}</p>}</Match>
      <Match when={done()}>
        {report => (
          <>
            <p class="check-sum" role="status">
              <b>{allHolds(report()) ? words.FITS : words.DOES_NOT_FIT}</b>
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
                  <CheckLine holds={finding.holds}>{words.finding(finding, name(finding.seat))}</CheckLine>
                )}
              </For>
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

const CheckLine = (props: { readonly holds: boolean; readonly children: string }) => (
  <li classList={{ wrong: !props.holds }}>
    <Icon name={props.holds ? 'check' : 'close'} class="s" />
    <span>
      <span class="sr">{props.holds ? words.HOLDS : words.BROKEN} </span>
      {props.children}
    </span>
  </li>
);

async function check(table: OnlineTable): Promise<Result<GameCheck>> {
  const file = await table.file();
  return file.ok ? checkGame(file.value) : fail(ERROR_WORDS[file.error.code]);
}
