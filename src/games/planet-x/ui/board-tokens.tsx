import { createMemo, For, Index, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { allSectors, type Board } from '../board.ts';
import type { PlanetX, View } from '../types.ts';
import { Glyph, iconOf, Unheard, Upright } from './board-glyph.tsx';
import { sectorFacts, type Token, tokensOn } from './board-sector.ts';
import { middleOf, polar, RADII, tokenAngle } from './circle.ts';

interface Placed extends Token {
  readonly radius: number;
  readonly degrees: number;
}

/** Theories on the four steps of the review track, face down; one's own lie on paper. */
export const Tokens = (
  props: PartProps<PlanetX> & {
    /** What whoever looks may see of the table. */
    readonly view: View;
    readonly board: Board;
    readonly turn: number;
  },
) => {
  const placed = createMemo(() => {
    const tokens = tokensOn(props.view);
    return tokens.map((token): Placed => {
      const radius = RADII.rings - (token.step - 0.5) * RADII.ring;
      const together = tokens.filter(({ sector, step }) => sector === token.sector && step === token.step);
      const off = tokenAngle(together.indexOf(token), together.length, radius, props.board);
      return { ...token, radius, degrees: middleOf(token.sector, props.board) + off };
    });
  });
  const confirmed = createMemo(() =>
    allSectors(props.board).flatMap(sector => {
      const { confirmedBy } = sectorFacts(props.view, sector);
      return confirmedBy.map((seat, index) => ({
        seat,
        radius: RADII.rings - 0.5 * RADII.ring,
        degrees: middleOf(sector, props.board) + (index - (confirmedBy.length - 1) / 2) * 5.4,
      }));
    }),
  );
  const look = (seat: Token['seat']) => props.table.player(seat).look;
  return (
    <Unheard class="px-tokens" point="theories">
      <Index each={placed()}>
        {token => (
          <Upright
            at={polar(token().radius, token().degrees)}
            turn={props.turn}
            class={`s${look(token().seat)}`}
          >
            <Show
              when={token().body}
              fallback={
                <>
                  <rect class="px-token" x="-6" y="-6" width="12" height="12" rx="1.8" />
                  <Glyph name={`seat-${look(token().seat)}`} size={7} />
                </>
              }
            >
              {body => (
                <>
                  <rect class="px-token own" x="-6" y="-6" width="12" height="12" rx="1.8" />
                  <g class={`paper ${iconOf(body())}`}>
                    <Glyph name={iconOf(body())} size={10} />
                  </g>
                </>
              )}
            </Show>
          </Upright>
        )}
      </Index>
      <For each={confirmed()}>
        {({ seat, radius, degrees }) => (
          <Upright at={polar(radius, degrees)} turn={props.turn} class={`s${look(seat)}`}>
            <Glyph name={`seat-${look(seat)}`} size={8} />
          </Upright>
        )}
      </For>
    </Unheard>
  );
};
