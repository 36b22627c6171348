import { expect, test } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import {
  formatDate,
  formatDateTime,
  formatDeadline,
  formatMonth,
  formatPickedDay,
  listMonths,
  listWeekdays,
} from './format-date.ts';
import { LANGUAGES } from './language.ts';

const day = requireDay('2026-12-05');

test('[PERIOD-010] the picker writes days as DD.MM.YY', () => {
  expect(formatPickedDay(day, 'desktop')).toBe('05.12.26');
  expect(formatPickedDay(requireDay('2028-02-29'), 'desktop')).toBe('29.02.28');
});

test('[PERIOD-011] on mobile the picker writes days as MM/DD/YY', () => {
  expect(formatPickedDay(day, 'mobile')).toBe('12/05/26');
  expect(formatPickedDay(requireDay('2100-01-31'), 'mobile')).toBe('01/31/00');
});

test('[PERIOD-012] outside the picker days follow the language', () => {
  expect(formatDate(day, 'en')).toBe('Sat 5 Dec 2026');
  expect(formatDate(day, 'de')).toBe('Sa., 5. Dez. 2026');
  expect(formatDate(day, 'en', 'short')).toBe('Sat 5 Dec');
  expect(formatDate(day, 'de', 'long')).toBe('Samstag, 5. Dezember 2026');
  expect(formatDate(day, 'de', 'birth')).toBe('5. Dezember 2026');
});

test('[PERIOD-012] English writes the day before the month and no comma', () => {
  expect(formatDate(day, 'en', 'long')).toBe('Saturday 5 December 2026');
  expect(formatDate(day, 'en', 'brief')).toBe('5 Dec');
  expect(listMonths('en', 'short')[8]).toBe('Sept');
});

test('[PERIOD-012] French says the first of a month as an ordinal, and no other day', () => {
  const days = ['2027-09-01', '2027-09-11', '2027-09-21'].map((text) => formatDate(requireDay(text), 'fr'));
  expect(days).toEqual(['mer. 1er sept. 2027', 'sam. 11 sept. 2027', 'mar. 21 sept. 2027']);
  expect(formatDateTime(new Date('2026-12-01T11:05:00Z'), 'fr', 'Europe/Berlin')).toBe(
    '1er déc. 2026, 12:05',
  );
});

test('a day that says its year is the short one with the year behind it, in every language', () => {
  const written = LANGUAGES.map((language) => formatDate(day, language));
  expect(written).toEqual([
    'Sa., 5. Dez. 2026',
    'Sat 5 Dec 2026',
    'sab 5 dic 2026',
    'sáb, 5 dic 2026',
    'sam. 5 déc. 2026',
  ]);
});

test('months and weekdays are named in the language', () => {
  expect(formatMonth(day, 'fr')).toBe('décembre 2026');
  expect(formatMonth(day, 'en', 'short')).toBe('Dec 2026');
  expect(listWeekdays('en', 'short')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});

test('a deadline is written with its weekday and the time zone of its clock, in every language', () => {
  const moment = new Date('2026-12-31T23:05:00Z');
  expect(LANGUAGES.map((language) => formatDeadline(moment, language))).toEqual([
    'Fr., 1. Jan. 2027, 00:05 Uhr (Berliner Zeit)',
    'Fri 1 Jan 2027, 00:05 (Berlin time)',
    'ven 1 gen 2027, 00:05 (ora di Berlino)',
    'vie, 1 ene 2027, 00:05 (hora de Berlín)',
    'ven. 1er janv. 2027, 00:05 (heure de Berlin)',
  ]);
});

test('a moment is written by the clock of its time zone, in summer and winter', () => {
  expect(formatDateTime(new Date('2026-11-21T11:05:00Z'), 'en', 'Europe/Berlin')).toBe('21 Nov 2026, 12:05');
  expect(formatDateTime(new Date('2026-07-21T11:05:00Z'), 'en', 'Europe/Berlin')).toBe('21 Jul 2026, 13:05');
});
