import { requestLimits } from '../../defaults.ts';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';

/** One entry of an `Accept-Language` header: a range in lower case and its weight, 0 to 1. */
type LanguageRange = Readonly<{ range: string; quality: number; position: number }>;

const RANGE = /^(?:\*|[a-z]{1,8}(?:-[a-z0-9]{1,8}){0,8})$/;
const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Entries of the header (RFC 9110, section 12.5.4); malformed entries are left out. */
function parseAcceptLanguage(header: string): LanguageRange[] {
  return header
    .slice(0, requestLimits.maxAcceptLanguageLength)
    .toLowerCase()
    .split(',')
    .flatMap((entry, position) => {
      const [range = '', weight = 'q=1', ...rest] = entry.split(';').map((part) => part.trim());
      const quality = QUALITY.exec(weight)?.[1];
      return RANGE.test(range) && quality !== undefined && rest.length === 0
        ? [{ range, quality: Number(quality), position }]
        : [];
    });
}

/** The higher weight first, then what the visitor named first. */
function byPreference(a: LanguageRange, b: LanguageRange): number {
  return b.quality - a.quality || a.position - b.position;
}

/**
 * The entry that decides about a language, or undefined when none does. `en;q=0` refuses English despite all other
 * entries; else the best of `en` and its wanted regional variants counts, since we serve one English for all; `*` is
 * for the languages that no entry names.
 */
function findDecidingRange(ranges: readonly LanguageRange[], language: Language): LanguageRange | undefined {
  const exact = ranges.filter(({ range }) => range === language);
  const regional = ranges.filter(({ range, quality }) => range.startsWith(`${language}-`) && quality > 0);
  const named = [...exact, ...regional].toSorted(byPreference);
  const refusal = exact.find(({ quality }) => quality === 0);
  return refusal ?? named[0] ?? ranges.filter(({ range }) => range === '*').toSorted(byPreference)[0];
}

export type LanguageWish = Readonly<{
  /** The visitor's explicit choice, as the preference cookie holds it. */
  cookie?: string | null | undefined;
  /** The browser's `Accept-Language` header. */
  acceptLanguage?: string | null | undefined;
  /** Languages this site offers, at least one, in its own order of preference. */
  available: readonly Language[];
  fallback?: Language;
}>;

/**
 * The language to answer in (ROUTE-002, SHELL-013): explicit choice, then `Accept-Language`, then the default language.
 * A language the browser refuses (weight 0) is only given when it refuses all of them.
 * Never throws on what a browser sends, and always gives an available language.
 */
export function negotiateLanguage(wish: LanguageWish): Language {
  const { cookie, acceptLanguage, available, fallback = DEFAULT_LANGUAGE } = wish;
  const preferred = [fallback, ...available].filter((language) => available.includes(language));
  const chosen = preferred.find((language) => language === cookie);
  if (chosen !== undefined) return chosen;

  const ranges = parseAcceptLanguage(acceptLanguage ?? '');
  const isRefused = (language: Language) => findDecidingRange(ranges, language)?.quality === 0;
  return (
    findMostWanted(ranges, preferred) ??
    preferred.find((language) => !isRefused(language)) ??
    preferred[0] ??
    fallback
  );
}

function findMostWanted(
  ranges: readonly LanguageRange[],
  languages: readonly Language[],
): Language | undefined {
  const wanted = languages.flatMap((language) => {
    const decision = findDecidingRange(ranges, language);
    return decision !== undefined && decision.quality > 0 ? [{ language, decision }] : [];
  });
  return wanted.toSorted((a, b) => byPreference(a.decision, b.decision))[0]?.language;
}
