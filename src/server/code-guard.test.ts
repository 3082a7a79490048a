import { expect, test } from 'vitest';
import { CODE_SIGNS, newCode, OLD_CODE_SIGNS, SIGNS } from '../engine/keys.ts';
import { CodeGuard } from './code-guard.ts';
import { LIMITS } from './limits.ts';

const YEAR_S = 365.25 * 86_400;
/** Tables that have not come to their end, on a large server; and those of them that are older than long codes. */
const OPEN_TABLES = 10_000;
const OLD_TABLES = 1_000;

test('guessing codes at the limit hits less than once a year', () => {
  const { inAll, newcomers, old } = LIMITS.codes;
  const aYear = ({ burst, perSecond }: typeof old) => burst + perSecond * YEAR_S;
  expect(new Set(SIGNS).size).toBe(32);
  expect(newCode()).toHaveLength(CODE_SIGNS);
  const hits = ((aYear(inAll) + aYear(newcomers)) * OPEN_TABLES) / SIGNS.length ** CODE_SIGNS;
  expect(hits).toBeLessThan(0.25);
  expect((aYear(old) * OLD_TABLES) / SIGNS.length ** OLD_CODE_SIGNS).toBeLessThan(0.75);
});

const LONG = 'x'.repeat(CODE_SIGNS);
const SHORT = 'x'.repeat(OLD_CODE_SIGNS);

const CODES = {
  own: { burst: 3, perSecond: 0.1, debt: 0 },
  inAll: { burst: 10, perSecond: 0.1, debt: 0 },
  newcomers: { burst: 5, perSecond: 0.1, debt: 0 },
  old: { burst: 2, perSecond: 0.1, debt: 0 },
};

function guard() {
  const clock = { now: 0 };
  const codes = new CodeGuard(CODES, () => clock.now);
  return {
    clock,
    wrong: (address: string, code = LONG) => codes.mayTell(address, code, false),
    right: (address: string, code = LONG) => codes.mayTell(address, code, true),
  };
}

const howMany = (tries: number, once: (time: number) => boolean): number =>
  Array.from({ length: tries }, (_, time) => once(time)).filter(told => told).length;

test('a network has so many wrong codes, and then not even a right one for a while', () => {
  const { clock, wrong, right } = guard();
  expect(howMany(100, () => right('192.0.2.1'))).toBe(100);
  expect(howMany(100, host => wrong(`2001:db8::${host}`))).toBe(4);
  expect(right('2001:db8::1')).toBe(false);
  expect(right('192.0.2.1')).toBe(true);
  clock.now = 11_000;
  expect(right('2001:db8::1')).toBe(true);
});

test('when all together tried too many, networks without a wrong try still get in', () => {
  const { wrong, right } = guard();
  expect(wrong('192.0.2.99')).toBe(true);
  expect(howMany(100, time => wrong(`198.51.100.${time % 4}`))).toBe(10);
  expect(right('192.0.2.99')).toBe(false);
  expect(right('203.0.113.1')).toBe(true);
});

test('first tries of ever new networks come to an end too', () => {
  const { wrong } = guard();
  const tried = howMany(1_000, network => wrong(`10.0.${network >> 8}.${network & 255}`));
  expect(tried).toBeLessThanOrEqual(10 + 5 + 2);
});

test('whoever has a whole /32 has no more than its share', () => {
  const codes = new CodeGuard({ ...CODES, inAll: { burst: 1e6, perSecond: 1, debt: 0 } }, () => 0);
  const tried = howMany(2_000, network => codes.mayTell(`2001:db8:${network.toString(16)}::1`, LONG, false));
  expect(tried).toBeLessThanOrEqual(3 * 64 + 1);
});

test('codes as short as they were have a limit of their own, which leaves long ones alone', () => {
  const { wrong, right } = guard();
  expect(howMany(50, network => wrong(`192.0.2.${network}`, SHORT))).toBe(3);
  expect(right('203.0.113.1', SHORT)).toBe(false);
  expect(right('203.0.113.1', LONG)).toBe(true);
});
