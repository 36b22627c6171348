import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './language.ts';
import { negotiateLanguage } from './negotiate-language.ts';

const negotiate = (acceptLanguage: string | null | undefined, cookie?: string) =>
  negotiateLanguage({ cookie, acceptLanguage, available: LANGUAGES });

describe('negotiateLanguage', () => {
  it.each([
    ['fr', 'en', 'fr'],
    ['de', 'en;q=1', 'de'],
    ['it', undefined, 'it'],
  ])("[SHELL-013] takes the chosen %s over the browser's %s", (cookie, header, language) => {
    expect(negotiate(header, cookie)).toBe(language);
  });

  it.each(['', 'nl', 'FR', 'fr-fr', 'fr;q=1', '*', '__proto__', 'f'.repeat(5000)])(
    'ignores the choice %j that is no language of the site',
    (cookie) => {
      expect(negotiate('en', cookie)).toBe('en');
    },
  );

  it.each([
    ['en', 'en'],
    ['EN', 'en'],
    ['en-GB', 'en'],
    ['de-AT,en;q=0.9', 'de'],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
    ['en;q=0.8,it;q=0.9', 'it'],
    ['es,it', 'es'],
    ['it,es', 'it'],
    ['nl,en;q=0.1', 'en'],
    ['en;q=0.001,nl', 'en'],
    ['zh-Hant-TW,it-CH-1996;q=0.2', 'it'],
    ['en;q=0.3,en-US;q=0.9,fr;q=0.5', 'en'],
    [' en ; q=0.5 ,\tfr ; q=0.6 ', 'fr'],
    ['en;q=1.000,fr;q=1', 'en'],
    ['en;Q=0.5,fr;q=0.4', 'en'],
  ])("[ROUTE-005] answers the browser's %j in %s", (header, language) => {
    expect(negotiate(header)).toBe(language);
  });

  it.each([
    ['en;q=0', 'de'],
    ['en;q=0,fr;q=0.1', 'fr'],
    ['en;q=0,en-US', 'de'],
    ['en-GB;q=0,en;q=0.5', 'en'],
    ['en-GB;q=0', 'de'],
    ['de-AT;q=0,*;q=0.5', 'de'],
    ['en;q=0,en;q=1', 'de'],
    ['de;q=0', 'en'],
    ['de;q=0,*', 'en'],
    ['de;q=0,en;q=0,it;q=0,es;q=0,fr;q=0', 'de'],
    ['*;q=0', 'de'],
    ['*;q=0,fr;q=0.2', 'fr'],
  ])('takes the weight 0 in %j for a refusal', (header, language) => {
    expect(negotiate(header)).toBe(language);
  });

  it.each([
    ['*', 'de'],
    ['*;q=0.1', 'de'],
    ['fr;q=0.5,*', 'de'],
    ['fr,*;q=0.5', 'fr'],
    ['*,fr', 'de'],
    ['de;q=0.4,*;q=0.5', 'en'],
  ])('reads * in %j as the languages not named', (header, language) => {
    expect(negotiate(header)).toBe(language);
  });

  it.each([
    undefined,
    null,
    '',
    ',',
    ';;;',
    'nl',
    'english',
    'en;q=2',
    'en;q=1.001',
    'en;q=0.1234',
    'en;q=-1',
    'en;q=',
    'en;q=high',
    'en;level=1',
    'en;q=1;level=1',
    'en_GB',
    'e n',
    '*-CH',
    'en-',
    '\u0000',
  ])('[ROUTE-003] falls back to German for %j', (header) => {
    expect(negotiate(header)).toBe('de');
  });

  it('keeps what is well-formed in a header that is partly garbage', () => {
    expect(negotiate('%%%, en;q=x, fr;q=0.3, ;;, it;q=0.2')).toBe('fr');
  });

  it('reads no further than a browser would ever write', () => {
    expect(negotiate(`${'x,'.repeat(100_000)}en`)).toBe('de');
  });

  it('stays within the languages of the site', () => {
    expect(negotiateLanguage({ cookie: 'fr', acceptLanguage: 'fr,it;q=0.5', available: ['en', 'it'] })).toBe(
      'it',
    );
    expect(negotiateLanguage({ acceptLanguage: 'fr', available: ['en', 'it'] })).toBe('en');
    expect(negotiateLanguage({ acceptLanguage: 'fr', available: ['en', 'it'], fallback: 'it' })).toBe('it');
  });

  it('never throws and always gives an available language', () => {
    const languages = fc.constantFrom<Language>(...LANGUAGES);
    const headers = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('en', 'de-AT', '*', ';', 'q=', '0', '.5', ',', '-', ' ', 'q=0', '1'))
        .map((p) => p.join('')),
    );
    fc.assert(
      fc.property(
        fc.option(headers),
        fc.option(fc.oneof(headers, languages)),
        fc.uniqueArray(languages, { minLength: 1 }),
        languages,
        (acceptLanguage, cookie, available, fallback) => {
          expect(available).toContain(negotiateLanguage({ cookie, acceptLanguage, available, fallback }));
        },
      ),
    );
  });

  it('gives the language of the highest weight in any well-formed header', () => {
    const weighted = fc.uniqueArray(
      fc.tuple(fc.constantFrom<Language>(...LANGUAGES), fc.integer({ min: 1, max: 1000 })),
      { minLength: 1, selector: ([language]) => language },
    );
    fc.assert(
      fc.property(weighted, (list) => {
        const header = list
          .map(([language, weight]) => `${language}-XX;q=${(weight / 1000).toFixed(3)}`)
          .join(',');
        const highest = Math.max(...list.map(([, weight]) => weight));
        expect(negotiate(header)).toBe(list.find(([, weight]) => weight === highest)?.[0]);
      }),
    );
  });
});
