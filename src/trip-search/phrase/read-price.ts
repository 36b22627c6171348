import type { PhraseReader, ReadWish } from './phrase-reader.ts';

/** Amounts below it are no prices of a journey. */
const lowestAmount = 50;

/**
 * Reads what it may cost at most: an amount after a limit, or with the charged currency next to it; null where there is none. What it is for is
 * said by a word next to it, or decided by `settleParts`: then the field is `maxPerPerson` and `isOpen` is true.
 */
export function readPrice(
  reader: PhraseReader,
  at: number,
): (ReadWish & { readonly isOpen: boolean }) | null {
  const begin = reader.skip(at, 'limit');
  const hasLimit = begin > at;
  const amountAt = reader.skip(begin, 'charged', 'filler');
  if (!hasLimit && amountAt > at && !reader.has(at, 'charged')) return null;
  const amount = readAmount(reader, amountAt);
  if (amount === null || amount.value < lowestAmount) return null;
  const afterCurrency = reader.skip(amount.until, 'charged');
  const hasCurrency = afterCurrency > amount.until || (amountAt > begin && reader.has(begin, 'charged'));
  if (reader.has(amount.until, 'money') || reader.has(amountAt - 1, 'money')) return null;
  const until = skipTail(reader, afterCurrency);
  const isEach = reader.has(until, 'each');
  const isTotal = reader.has(until, 'total');
  if (!hasLimit && !hasCurrency && !isEach && !isTotal && until === afterCurrency) return null;
  return {
    wishes: [{ field: isTotal ? 'maxTotal' : 'maxPerPerson', amount: amount.value }],
    until: isEach || isTotal ? until + 1 : until,
    isOpen: !isEach && !isTotal,
  };
}

/** 'Maximal', 'Budget' and the like after the amount. */
function skipTail(reader: PhraseReader, at: number): number {
  const next = reader.skip(at, 'limit');
  // 'Bis' after an amount begins what follows.
  return next > at && reader.numberAt(next) === null && !reader.has(next - 1, 'to') ? next : at;
}

/** '3000', 'three thousand', '2 tausend', 'two thousand five hundred'. */
function readAmount({ numberAt, items }: PhraseReader, at: number): { value: number; until: number } | null {
  let value = 0;
  let until = at;
  for (let number = numberAt(until); number !== null; number = numberAt(until)) {
    const item = items[until];
    if (item?.isOrdinal && item.end - item.start < 4) break;
    const isUnit = number === 100 || number === 1000;
    if (until > at && (item?.isDigits || (!isUnit && value % 100 !== 0))) break;
    value = isUnit && value > 0 ? scale(value, number) : value + number;
    until += 1;
  }
  return until === at || !Number.isInteger(value) ? null : { value, until };
}

/** Five hundred after two thousand multiplies the five alone. */
function scale(value: number, unit: number): number {
  const last = unit === 100 ? value % 100 : value;
  return value - last + last * unit;
}
