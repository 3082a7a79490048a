import { unspeakable } from '../shared/names.ts';
import { expect, test } from '../shared/page.ts';

test('a control that is called other than what stands on it is caught', async ({ page }) => {
  await page.setContent(`
    <button>Deal</button>
    <button aria-label="Close the window"><svg></svg></button>
    <a href="#rules" aria-label="Rules of Planet X">Rules</a>
    <button>Survey <small>2 skies</small></button>
    <button aria-label="Begin">Start</button>
    <button><span aria-hidden="true">Skip</span> to my turn</button>`);
  expect(await unspeakable(page)).toEqual(['"start" is called "begin"', '"skip" is called "to my turn"']);
});
