import { expect, test } from 'vitest';
import { chooseText } from './choose-text.ts';

test.each([
  [{ de: 'Pool', en: 'Pool (en)', it: 'Piscina' }, 'it', { text: 'Piscina' }],
  [{ de: 'Pool', en: 'Pool (en)' }, 'it', { text: 'Pool (en)', language: 'en' }],
  [{ it: 'Piscina', es: 'Piscina (es)' }, 'fr', { text: 'Piscina', language: 'it' }],
  [{ it: 'Piscina', de: 'Becken' }, 'fr', { text: 'Becken', language: 'de' }],
  [{}, 'fr', null],
] as const)('of %j a visitor who reads %s gets %j', (texts, wanted, chosen) => {
  expect(chooseText(texts, wanted)).toEqual(chosen);
});
