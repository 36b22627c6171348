import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../domain/words/language.ts';
import { findCardHolderLocale } from './find-card-holder-locale.ts';

test('[CONST-018] card fields use the language of the page, else de-DE', () => {
  expect(LANGUAGES.map(findCardHolderLocale).toSorted()).toEqual([
    'de-DE',
    'en-GB',
    'es-ES',
    'fr-FR',
    'it-IT',
  ]);
  for (const unknown of ['', 'nl', 'de-at']) expect(findCardHolderLocale(unknown)).toBe('de-DE');
});
