import * as text from '../../src/client/text/online.ts';
import { must } from '../../src/engine/testing.ts';
import { createTable, Pilot, wishFor } from '../../src/server/testing.ts';
import { expect, test } from '../shared/page.ts';

const LINES = 100;

test('a long chat begins with its last lines, and the earlier ones are a press away', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { table } = await createTable(url, wishFor('unacknowledged', 3));
  const speaker = await new Pilot(url, table).connect();
  must(await speaker.sit(0));
  for (let line = 0; line < LINES; line++)
    must(await speaker.do({ type: 'say', text: `Line ${line}. ${'x'.repeat(280)}` }));

  await page.goto(`/#/online/${table}`);
  const chat = page.getByRole('log', { name: text.CHAT });
  await expect(chat.getByText(`Line ${LINES - 1}.`)).toHaveCount(1);
  await chat.scrollIntoViewIfNeeded();
  await expect(chat.getByText(`Line ${LINES - 1}.`)).toBeInViewport();
  await expect(chat.getByText('Line 10.')).toHaveCount(0);
  const earlier = page.getByRole('button', { name: text.EARLIER });
  await earlier.scrollIntoViewIfNeeded();
  await expect(earlier).toBeInViewport();
  const lines = chat.getByText(/Line \d+\./);
  const before = await lines.count();
  const first = (await lines.first().textContent()) ?? '';
  await earlier.click();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await expect(chat.getByText(first)).toBeInViewport();
  await earlier.click();
  await expect(lines).toHaveCount(LINES);
  await expect(earlier).toHaveCount(0);
  await expect(chat).toBeFocused();
  await speaker.do({ type: 'say', text: 'One more.' });
  await expect(chat.getByText('One more.')).toBeInViewport();
  await speaker.close();
});
