import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from './language.ts';

describe('language', () => {
  it('[SHELL-004] is one of exactly five', () => {
    expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'es', 'fr', 'it']);
  });

  it('[ROUTE-003] is German by default', () => {
    expect(DEFAULT_LANGUAGE).toBe('de');
  });

  it.each(['DE', 'de-de', 'nl', '', null, undefined, 0])('is not %j', (value) => {
    expect(isLanguage(value)).toBe(false);
  });
});
