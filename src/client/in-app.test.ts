import { expect, test } from 'vitest';
import { isInApp } from './in-app.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8';

test.each([
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`, true],
  [`${IPHONE} Mobile/15E148 Instagram 330.0`, true],
  [`${IPHONE} Mobile/15E148 Safari Line/14.1.0`, true],
  [
    `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36`,
    true,
  ],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, false],
  [`${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, false],
  [`${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36`, false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
])('%s is inside of an app: %s', (userAgent, inApp) => {
  expect(isInApp(userAgent)).toBe(inApp);
});
