import { createEffect, createSignal, Match, Switch } from 'solid-js';
import { answerOf, failureOf } from '../came-of.ts';
import { localTables } from '../local/index.ts';
import { goInstead } from '../route.ts';
import { settings } from '../settings.ts';
import { keepFocus } from './focus.ts';
import { createHolding } from './holding.ts';
import { playersOf } from './lesson.ts';
import { forgetLesson, keepLesson, keptLesson } from './lesson-table.ts';
import { NoTable } from './no-table.tsx';
import { loadPage, type Opened, openTable } from './open.ts';
import { Table } from './table.tsx';
import * as text from './text.ts';

export const TablePage = (props: { readonly id: string }) => {
  keepFocus();
  return (
    <TableById
      id={props.id}
      onRestart={game => {
        forgetLesson(game);
        goInstead({ page: 'learn', game });
      }}
    />
  );
};

/** Goes on with the lesson that was begun, or begins it. */
export const LessonPage = (props: { readonly game: string }) => {
  keepFocus();
  const [id, setId] = createSignal(keptLesson(props.game));
  const [problem, setProblem] = createSignal<string | null>(null);
  const begin = async () => {
    setId(null);
    const made = await createLesson(props.game);
    if (!made.ok) return setProblem(made.error);
    keepLesson(props.game, made.value);
    return setId(made.value);
  };
  if (id() === null) void begin();
  return (
    <Switch fallback={<Opening />}>
      <Match when={problem()}>
        {says => (
          <NoTable
            says={says()}
            exportId={undefined}
            onRestart={undefined}
            onAgain={() => {
              setProblem(null);
              void begin();
            }}
          />
        )}
      </Match>
      <Match when={id()} keyed>
        {table => <TableById id={table} onRestart={() => void begin()} onBeginAnew={() => void begin()} />}
      </Match>
    </Switch>
  );
};

async function createLesson(game: string): ReturnType<typeof localTables.create> {
  const page = await loadPage(game);
  if (!page.ok) return page;
  const { lesson } = page.value;
  return localTables.create({
    game,
    options: lesson.options,
    players: playersOf(lesson, settings.name || text.LEARNER_NAME),
    lesson: { seed: lesson.seed, format: lesson.format },
  });
}

const TableById = (props: {
  readonly id: string;
  readonly onRestart: (game: string) => void;
  /** A lesson that is gone begins again by itself; one that does not open, when it is asked to. */
  readonly onBeginAnew?: () => void;
}) => {
  const { found: opened, again } = createHolding(
    () => props.id,
    openTable,
    result => (result.ok ? result.value.link : undefined),
  );
  const beginsAnew = (result: Opened) => !result.ok && result.error.missing && props.onBeginAnew;
  createEffect(() => {
    const known = opened();
    if (known && beginsAnew(known)) props.onBeginAnew?.();
  });
  const table = () => answerOf(opened());
  const problem = () => {
    const known = opened();
    return known && beginsAnew(known) ? undefined : failureOf(known);
  };
  return (
    <Switch fallback={<Opening />}>
      <Match when={table()} keyed>
        {({ link, page }) => (
          <Table
            link={link}
            page={page}
            onReopen={again}
            onRestart={() => props.onRestart(link.facts.game)}
          />
        )}
      </Match>
      <Match when={problem()} keyed>
        {({ says, missing }) => (
          <NoTable
            says={says}
            exportId={missing ? undefined : props.id}
            onAgain={again}
            onRestart={props.onBeginAnew}
          />
        )}
      </Match>
    </Switch>
  );
};

const Opening = () => (
  <div class="loading" role="status">
    <span class="sr">{text.OPENING}</span>
  </div>
);
