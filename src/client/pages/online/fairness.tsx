import * as text from '../../text/online.ts';

/** What the server has promised about the deal, for whoever wants to know. */
export const Fairness = (props: { readonly commitment: string }) => (
  <details class="fairness">
    <summary>{text.FAIR}</summary>
    <p>{text.FAIR_SAYS}</p>
    <p class="label">{text.COMMITMENT}</p>
    <p class="data">{props.commitment}</p>
  </details>
);
