import { LOADING } from './text.ts';

/** A thin chart line under the top, when it takes a while. */
export const Loading = () => (
  <div class="loading" role="status">
    <span class="sr">{LOADING}</span>
  </div>
);
