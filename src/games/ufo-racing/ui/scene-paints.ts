import { DoubleSide, FrontSide, MeshBasicMaterial, type MeshBasicMaterialParameters } from 'three';

/**
 * What the scene is painted with, made once and kept: with the last paint of its kind a shader goes too, and the page
 * waits for the graphics card to make it anew.
 */
export interface Paints {
  readonly track: TrackPaints;
  /** A tile that could lie here. */
  readonly ghost: TrackPaints;
  /** Never hidden by what stands before it. */
  readonly onTop: MeshBasicMaterial;
  readonly hull: MeshBasicMaterial;
  /** A hull behind something: what is not hidden of it is painted over by the hull. */
  readonly shade: MeshBasicMaterial;
  dispose(): void;
}

export interface TrackPaints {
  readonly solid: MeshBasicMaterial;
  readonly clear: MeshBasicMaterial;
  /** Seen from both sides. */
  readonly both: MeshBasicMaterial;
  readonly spikes: MeshBasicMaterial;
}

const GHOST = { transparent: true, opacity: 0.72 };
/** Without the flag it is drawn twice, its back first, and three.js looks for its shader anew each time: a third of a frame. */
const CLEAR_FROM_BOTH_SIDES = { transparent: true, side: DoubleSide, forceSinglePass: true } as const;

export function createPaints(): Paints {
  const all: MeshBasicMaterial[] = [];
  const paint = (how: MeshBasicMaterialParameters): MeshBasicMaterial => {
    const made = new MeshBasicMaterial({ vertexColors: true, ...how });
    all.push(made);
    return made;
  };
  const trackPaints = (how: MeshBasicMaterialParameters): TrackPaints => ({
    solid: paint({ side: FrontSide, ...how }),
    clear: paint({ transparent: true, depthWrite: false, side: FrontSide, ...how }),
    both: paint({ ...CLEAR_FROM_BOTH_SIDES, depthWrite: false, ...how }),
    spikes: paint(how),
  });
  return {
    track: trackPaints({}),
    ghost: trackPaints(GHOST),
    onTop: paint({ ...CLEAR_FROM_BOTH_SIDES, depthTest: false }),
    hull: paint(CLEAR_FROM_BOTH_SIDES),
    shade: paint({ transparent: true, depthTest: false, depthWrite: false, opacity: 0.45 }),
    dispose: () => {
      for (const one of all) one.dispose();
    },
  };
}
