import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import type { Language } from '../../domain/words/language.ts';
import type { PhraseWish } from './parsed-phrase.ts';
import type { PhraseItem } from './phrase-items.ts';

/** A wish that a rule has read, up to the item before `until`. */
export interface ReadWish {
  readonly wishes: readonly PhraseWish[];
  readonly until: number;
  /** An item of it that may also say where to go. */
  readonly placeAt?: number | undefined;
}

/** The items of a sentence as rules look at them; beyond the last there is none. */
export interface PhraseReader {
  readonly items: readonly PhraseItem[];
  readonly today: Day;
  readonly language: Language;
  /** Country code of the market: where no other is said, its states are whose school holidays are meant. */
  readonly homeCountry: string;
  /** Of a currency `charged` where it is that of the market, and `money` where it is another. */
  has(at: number, ...meanings: readonly string[]): boolean;
  /** What follows the colon of a meaning, such as the number of a month; null where the item does not mean one. */
  meaningOf(at: number, meaning: string): string | null;
  numberAt(at: number): number | null;
  wordsAt(at: number): string;
  /** The first item from a place on that is more than a filler. */
  skip(at: number, ...meanings: readonly string[]): number;
}

export function createPhraseReader(
  read: readonly PhraseItem[],
  {
    today,
    language,
    homeCountry,
    currency,
  }: Pick<PhraseReader, 'today' | 'language' | 'homeCountry'> & { readonly currency: CurrencyCode },
): PhraseReader {
  const items = read.map((item) => markCurrency(item, currency));
  const has = (at: number, ...meanings: readonly string[]) =>
    meanings.some((meaning) => items[at]?.meanings.has(meaning) === true);
  return {
    items,
    today,
    language,
    homeCountry,
    has,
    meaningOf(at, meaning) {
      for (const each of items[at]?.meanings ?? []) {
        if (each.startsWith(`${meaning}:`)) return each.slice(meaning.length + 1);
      }
      return null;
    },
    numberAt: (at) => items[at]?.number ?? null,
    wordsAt: (at) => items[at]?.words ?? '',
    skip(at, ...meanings) {
      let next = at;
      while (has(next, ...meanings)) next += 1;
      return next;
    },
  };
}

/** Several countries call their currency crowns: where one of them is charged, it is meant. */
function markCurrency(item: PhraseItem, charged: CurrencyCode): PhraseItem {
  const meanings = [...item.meanings];
  if (!meanings.some((meaning) => meaning.startsWith('currency:'))) return item;
  const isCharged = item.meanings.has(`currency:${charged}`);
  return { ...item, meanings: new Set([...meanings, isCharged ? 'charged' : 'money']) };
}
