import { expect, test } from 'vitest';
import { formatZone } from './format-zone.ts';

const summer = new Date('2027-07-01T12:00:00Z');
const winter = new Date('2027-01-01T12:00:00Z');

test('a zone has the name that its clocks go by on that day', () => {
  expect(formatZone(summer, 'Europe/Berlin', 'de')).toBe('MESZ');
  expect(formatZone(winter, 'Europe/Berlin', 'de')).toBe('MEZ');
  expect(formatZone(summer, 'Europe/Berlin', 'en')).toBe('CEST');
});

test('a zone without a short name in the language is written as its distance from Greenwich', () => {
  expect(formatZone(winter, 'Asia/Dubai', 'de')).toBe('GMT+4');
  expect(formatZone(winter, 'Asia/Dubai', 'fr')).toBe('UTC+4');
});
