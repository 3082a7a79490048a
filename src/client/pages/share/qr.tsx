import { createMemo } from 'solid-js';
import { encode } from 'uqr';
import { squaresPath } from './squares.ts';

/** Cameras want it dark on light, with a light rim, whatever the theme. */
const RIM = 3;

export const Qr = (props: { readonly address: string; readonly label: string }) => {
  const code = createMemo(() => encode(props.address, { ecc: 'M', border: RIM }));
  return (
    <svg class="qr" role="img" aria-label={props.label} viewBox={`0 0 ${code().size} ${code().size}`}>
      <path d={squaresPath(code().data)} />
    </svg>
  );
};
