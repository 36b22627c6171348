import { expect, it } from 'vitest';
import { formatLocative } from './format-locative.ts';

it.each([
  ['Athen', 'de', 'in Athen'],
  ['Athens', 'en', 'in Athens'],
  ['Atene', 'it', 'ad Atene'],
  ['Alcúdia', 'it', 'ad Alcúdia'],
  ['Milano', 'it', 'a Milano'],
  ['Il Cairo', 'it', 'al Cairo'],
  ['El Cairo', 'es', 'en El Cairo'],
  ['Le Caire', 'fr', 'au Caire'],
  ['Les Sables', 'fr', 'aux Sables'],
  ['La Rochelle', 'fr', 'à La Rochelle'],
  ['Athènes', 'fr', 'à Athènes'],
] as const)('puts %s into a sentence (%s): %s', (city, language, said) => {
  expect(formatLocative(city, language)).toBe(said);
});
