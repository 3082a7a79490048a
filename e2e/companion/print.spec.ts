import { codeFrom } from '../../src/companion/code.ts';
import * as text from '../../src/companion/print/text.ts';
import { PUZZLES } from '../../src/solver/code.ts';
import { expectAccessible } from '../shared/axe.ts';
import { expect, test } from '../shared/page.ts';

test.use({ viewport: { width: 1280, height: 900 } });

for (const kind of PUZZLES)
  test(`table sheet and answer book of ${kind} fit their pages`, async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'paper has a size of its own');
    test.setTimeout(240_000);
    const code = codeFrom(kind, 'printed', 'journey');
    await page.goto(`/#/companion/print/${code}`);
    const leaves = page.getByRole('article');
    await expect(leaves.first()).toBeVisible({ timeout: 60_000 });
    const count = await leaves.count();
    expect(count).toBeGreaterThan(5);
    await expect(page.getByRole('button', { name: text.print(count) })).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    const sizes = await leaves.evaluateAll(all =>
      all.map(leaf => ({
        tooTall: leaf.scrollHeight - leaf.clientHeight,
        tooWide: leaf.scrollWidth - leaf.clientWidth,
        cut: [...leaf.querySelectorAll('th, td')]
          .filter(cell => cell.scrollWidth > cell.clientWidth)
          .map(cell => cell.textContent),
        says: leaf.querySelector('header')?.textContent ?? '',
      })),
    );
    for (const [index, { says, ...faults }] of sizes.entries()) {
      expect(faults, says).toEqual({ tooTall: 0, tooWide: 0, cut: [] });
      expect(says).toContain(code);
      expect(says).toContain(text.page(index + 1, count));
    }
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(count);
    }
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: text.PART_NAMES.book }).click();
    await expect(leaves).toHaveCount(1);
    await expectAccessible(page, kind);
  });
