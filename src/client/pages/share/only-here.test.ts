import { expect, test } from 'vitest';
import { worksOnlyHere } from './only-here.ts';

test.each([
  '127.0.0.1:8555',
  '127.1.2.3',
  'localhost:8555',
  'area5.localhost',
  '[::1]:8555',
  '0.0.0.0:8555',
  '[::]',
])('nobody else gets anywhere by http://%s', host => {
  expect(worksOnlyHere(`http://${host}/#/online/x`)).toBe(true);
});

test.each([
  'play.example.org',
  '192.0.2.7:8555',
  '[2001:db8::7]:8555',
  '10.0.0.1',
  'localhost.example.org',
  'my-127.example.org',
])('others find this one by http://%s', host => {
  expect(worksOnlyHere(`http://${host}/#/online/127.0.0.1`)).toBe(false);
});
