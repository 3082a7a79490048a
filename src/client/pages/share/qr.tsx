import { encodeQR } from 'qr';
import { createMemo } from 'solid-js';
import { squaresPath } from './squares.ts';

/** Cameras want it dark on light, with a light rim, whatever the theme. */
const RIM = 3;

export const Qr = (props: { readonly address: string; readonly label: string }) => {
  const squares = createMemo(() => encodeQR(props.address, 'raw', { ecc: 'medium', border: RIM }));
  return (
    <svg
      class="qr"
      role="img"
      aria-label={props.label}
      viewBox={`0 0 ${squares().length} ${squares().length}`}
    >
      <path d={squaresPath(squares())} />
    </svg>
  );
};
