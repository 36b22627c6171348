import { expect, test } from 'vitest';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { labelCascadeOption } from './label-cascade-option.ts';

const german = await loadTexts('de');
const english = await loadTexts('en');

test('[CASC-007] options are nights, airports by name, months with their year, and days with their weekday', () => {
  expect(labelCascadeOption('los', { value: '7' }, english, 'en')).toBe('7 nights');
  expect(labelCascadeOption('airports', { value: 'FRA', label: 'Frankfurt' }, english, 'en')).toBe(
    'Frankfurt',
  );
  expect(labelCascadeOption('months', { value: '2027-02' }, english, 'en')).toBe('February 2027');
  expect(labelCascadeOption('dates', { value: '2028-02-29' }, english, 'en')).toBe('Tue 29 Feb');
});

test('[CASC-007] one night is one night, in every language its own way', () => {
  expect(labelCascadeOption('los', { value: '1' }, english, 'en')).toBe('1 night');
  expect(labelCascadeOption('los', { value: '1' }, german, 'de')).toBe('1 Nacht');
  expect(labelCascadeOption('months', { value: '2026-12' }, german, 'de')).toBe('Dezember 2026');
});
