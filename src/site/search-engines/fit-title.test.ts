import { expect, test } from 'vitest';
import { fitTitle, withBrandName } from './fit-title.ts';

test('a title has the fullest wording that fits with the name of the brand', () => {
  const wordings = [
    'Hotel Cala Blanca in Palma, Majorca',
    'Hotel Cala Blanca, Palma',
    'Hotel Cala Blanca',
  ] as const;
  expect(fitTitle(wordings, 'Abendmeer')).toBe('Hotel Cala Blanca in Palma, Majorca | Abendmeer');
  expect(fitTitle(wordings, 'A brand with a longer name')).toBe(
    'Hotel Cala Blanca, Palma | A brand with a longer name',
  );
});

test('a title that is too long in every wording ends between two words', () => {
  const title = fitTitle(['The house of the seven swallows, above the harbour of Chania'], 'Abendmeer');
  expect(title).toBe('The house of the seven swallows, above the… | Abendmeer');
});

test.each([
  ['My trips', 'My trips | Abendmeer'],
  ['Majorca in spring – Abendmeer', 'Majorca in spring – Abendmeer'],
  ['About Abendmeer', 'About Abendmeer'],
  ['Abendmeer', 'Abendmeer'],
  [
    'Majorca in spring: almonds, empty coves and the first swim – Abendmeer',
    'Majorca in spring: almonds, empty coves and… | Abendmeer',
  ],
])('the title "%s" becomes "%s"', (given, expected) => {
  expect(withBrandName(given, 'Abendmeer')).toBe(expected);
  expect(expected.length).toBeLessThan(60);
});
