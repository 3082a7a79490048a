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
    both: paint({ transparent: true, depthWrite: false, side: DoubleSide, ...how }),
    spikes: paint(how),
  });
  return {
    track: trackPaints({}),
    ghost: trackPaints(GHOST),
    onTop: paint({ transparent: true, depthTest: false, side: DoubleSide }),
    hull: paint({ transparent: true, side: DoubleSide }),
    dispose: () => {
      for (const one of all) one.dispose();
    },
  };
}
