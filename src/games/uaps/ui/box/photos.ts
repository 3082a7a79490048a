import type { View } from '../../box/types.ts';
import type { Photo } from '../../types.ts';

/** By its number among all photos. */
export interface NumberedPhoto extends Photo {
  readonly number: number;
}

/** Those of which somebody has to say what they show. [U3] */
export const duePhotos = ({ public: known, box }: View): readonly NumberedPhoto[] =>
  numbered(known.photos).filter(
    ({ number, seat, fate }) =>
      fate === 'face-down' && !box.here[seat] && (known.stage !== 'act' || box.due.includes(number)),
  );

/** The newest first, but for those that are due. */
export const otherPhotos = (view: View): readonly NumberedPhoto[] => {
  const due = duePhotos(view).map(({ number }) => number);
  return numbered(view.public.photos)
    .filter(({ number }) => !due.includes(number))
    .toReversed();
};

/** Those that a turn of the Earth turns up by itself. */
export const knownFaceDown = ({ public: known, box }: View): number =>
  known.photos.filter(({ seat, fate }) => fate === 'face-down' && box.here[seat]).length;

/** Those that nobody has said what they show. */
export const unknownFaceDown = ({ public: known, box }: View): number =>
  known.photos.filter(({ seat, fate }) => fate === 'face-down' && !box.here[seat]).length;

const numbered = (photos: readonly Photo[]): readonly NumberedPhoto[] =>
  photos.map((photo, number) => ({ ...photo, number }));
