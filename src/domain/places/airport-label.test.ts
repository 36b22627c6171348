import { expect, test } from 'vitest';
import { formatAirportLabel, parseAirportLabel } from './airport-label.ts';

test('the label of an airport has its code, also where the name has parentheses', () => {
  expect(formatAirportLabel('Palma de Mallorca', 'PMI')).toBe('Palma de Mallorca (PMI)');
  expect(parseAirportLabel(formatAirportLabel('Frankfurt (Main)', 'FRA'))).toBe('FRA');
});

test.each(['Palma de Mallorca', 'Palma (PM)', 'Palma (pmi)', '(PMI) Palma', ''])(
  '%j is no label',
  (label) => {
    expect(parseAirportLabel(label)).toBeUndefined();
  },
);
