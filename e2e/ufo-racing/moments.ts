import type { LaunchOptions, Page } from '@playwright/test';
import { ufoRacing } from '../../src/games/ufo-racing/index.ts';
import type { State } from '../../src/games/ufo-racing/types.ts';
import { SPEED_CHART } from '../../src/games/ufo-racing/ui/end-text.ts';
import { fileOf } from '../shared/moment-file.ts';
import { expect } from '../shared/page.ts';
import { RacingTable } from './racing.ts';

/** Where in a race to stop. */
const MOMENTS = {
  lay: ({ public: { stage } }) => stage === 'lay',
  place: ({ public: { stage } }) => stage === 'place',
  first: ({ public: { stage, turn } }) => stage === 'plan' && turn === 1,
  plan: ({ public: { stage, turn } }) => stage === 'plan' && turn === 3,
  move: ({ public: { stage, turn, ufos } }) =>
    stage === 'move' && turn >= 2 && (ufos[0]?.battery ?? 0) > 0 && flying(ufos[0]?.unmoved) > 1,
  end: ({ public: { stage } }) => stage === 'over',
} as const satisfies Record<string, (state: State) => boolean>;
type RacingMoment = keyof typeof MOMENTS;

const flying = (unmoved: readonly number[] = []): number => unmoved.filter(chips => chips > 0).length;

/** Levels that look at little. */
const QUICK = [3, 3, 3, 3];

/** For journeys that look at three dimensions: a machine without a graphics card draws them too. */
export const WITH_GRAPHICS = {
  launchOptions: async (
    { launchOptions }: { readonly launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      ],
    }),
};

/** A table of four that stands where the first seat is asked for this, or is over. */
export const racingAt = (page: Page, moment: RacingMoment): Promise<RacingTable> =>
  RacingTable.fromFile(
    page,
    fileOf(ufoRacing, {
      ...{ level: 'drifter', seed: 'racers', below: QUICK },
      options: { setup: 'very-short' },
      isThere: MOMENTS[moment],
    }),
  );

/** What a page of UFO Racing can show, and the way there. */
export const RACING_SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  lay: async page => {
    await racingAt(page, 'lay');
  },
  place: async page => {
    const table = await racingAt(page, 'place');
    await table.cells.selectOption({ index: 1 });
  },
  plan: async page => {
    const table = await racingAt(page, 'plan');
    await table.openPaper();
    for (const socket of ['S', 'up', 'battery'] as const) await table.socket(socket).click();
  },
  move: async page => {
    const table = await racingAt(page, 'move');
    await table.choose(table.directions.first());
  },
  'plan from above': async page => {
    const table = await racingAt(page, 'move');
    await table.showPlan();
    await table.choose(table.batteryUses.first());
  },
  end: async page => {
    const table = await racingAt(page, 'end');
    await expect(table.end.getByRole('img', { name: SPEED_CHART })).toBeVisible();
  },
};
