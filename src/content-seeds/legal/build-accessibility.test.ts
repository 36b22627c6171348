import { expect, test } from 'vitest';
import { brand } from '../../brands/abendmeer/brand.ts';
import { type AccessResults, buildAccessibility } from './build-accessibility.ts';

const clean: AccessResults = {
  day: '2026-11-30',
  engine: 'axe-core 4.14',
  pages: 42,
  widths: [390, 1440],
  findings: [],
};
const words = (results: AccessResults) => JSON.stringify(buildAccessibility(brand, results));

test('the statement says what the last run of the tests found, the gaps, whom to write to and who supervises', () => {
  const said = words(clean);
  expect(said).toContain(
    'On 30 November 2026, axe-core 4.14 tested 42 pages at widths of 390, 1440 pixels, and found nothing.',
  );
  expect(said).toContain('The map needs sight');
  expect(said).toContain(`mailto:${brand.company.email}`);
  expect(said).toContain('Marktüberwachungsstelle der Länder');
});

test('rules that pages break are listed with the number of pages', () => {
  const said = words({ ...clean, findings: [{ rule: 'color-contrast', pages: 3 }] });
  expect(said).toContain('found violations (rules broken: 1)');
  expect(said).toContain('color-contrast: 3');
});

test('without a run the statement claims none', () => {
  expect(words({ ...clean, day: null })).toContain(
    'There is no result of the automatic tests for this version yet.',
  );
});

test('a company in a country whose authority is not known names the country', () => {
  const company = { ...brand.company, country: 'CH' };
  expect(JSON.stringify(buildAccessibility({ ...brand, company }, clean))).toContain(
    'in this country: Switzerland',
  );
});
