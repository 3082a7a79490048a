import { BACK_TO_TABLE } from '../../src/client/text.ts';
import { expect, test, watch, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

const STAGES = {
  draft: /draft$/,
  discussion: /turn 1$/,
  choosing: /turn 1$/,
} as const;

for (const [stage, where] of Object.entries(STAGES))
  test(`who reloads in the ${stage}, or closes and comes back, finds everything as it was`, async ({
    context,
    page,
    complaints,
  }) => {
    await withSettings(context);
    const table = await Table.alone(page);
    if (stage === 'draft') await table.choose();
    await table.playUntil(async waiting => {
      if (stage === 'draft') return true;
      return waiting === (stage === 'discussion' ? 'talk' : 'cards') && where.test(await table.where());
    });
    const knows = async (at: Table) => ({
      waits: await at.waits(),
      where: await at.where(),
      hand: await at.hand(),
    });
    const before = await knows(table);
    expect(before.where).toMatch(where);

    await page.reload();
    expect(await knows(table)).toEqual(before);

    const { address } = table;
    await page.close();
    const anew = await context.newPage();
    watch(anew, complaints);
    await anew.goto('/');
    await anew.getByRole('link', { name: BACK_TO_TABLE }).click();
    const again = new Table(anew);
    expect(await knows(again)).toEqual(before);
    expect(again.address).toBe(address);
    await again.step();
  });
