import {
  feeBases,
  MOST_TERMS_FEES,
  type TariffTerms,
  type TermsFee,
} from '../../domain/search/tariff-terms.ts';
import { TARIFF_WORDS } from './layout.ts';
import type { Memory } from './memory.ts';

/** The word of what terms do not have. */
const NONE = -1;
const FEE_WORDS = 3;
const LIST_WORDS = 1 + MOST_TERMS_FEES * FEE_WORDS;

/**
 * Words of a tariff: last free day, list of cancellation fees, list of fees for changes, letters of a name, per cent of the deposit, days
 * that its rest is due before departure, floor price, fee of another person.
 */
export function packTariff(terms: TariffTerms): number[] {
  const { cancellation, change, nameCorrection, transferFee, deposit, floorPrice } = terms;
  const words = [
    cancellation.freeDays ?? NONE,
    ...packFees(cancellation.fees),
    ...packFees(change?.fees ?? null),
    nameCorrection?.maxLetters ?? NONE,
    deposit?.percent ?? NONE,
    deposit?.balanceDaysBefore ?? NONE,
    floorPrice ?? NONE,
    transferFee ?? NONE,
  ];
  return [...words, ...new Array(TARIFF_WORDS - words.length).fill(NONE)];
}

function packFees(fees: readonly TermsFee[] | null): number[] {
  const words = (fees ?? []).flatMap(({ daysBefore, by, value }) => [
    daysBefore,
    feeBases.indexOf(by),
    value,
  ]);
  return [fees?.length ?? NONE, ...words, ...new Array(LIST_WORDS - 1 - words.length).fill(NONE)];
}

/** Reads the terms of a row back. */
export function readTariff(memory: Pick<Memory, 'tariff'>, row: number): TariffTerms {
  const words = memory.tariff.subarray(row * TARIFF_WORDS, (row + 1) * TARIFF_WORDS);
  const change = readFees(words, 1 + LIST_WORDS);
  const [letters, percent, balance, floor, transferFee] = words.subarray(1 + 2 * LIST_WORDS);
  return {
    cancellation: { freeDays: orNull(words[0]), fees: readFees(words, 1) ?? [] },
    change: change && { fees: change },
    nameCorrection: letters === NONE ? null : { maxLetters: letters as number },
    transferFee: orNull(transferFee),
    deposit: percent === NONE ? null : { percent: percent as number, balanceDaysBefore: balance as number },
    floorPrice: orNull(floor),
  };
}

function readFees(words: Int32Array, at: number): TermsFee[] | null {
  const count = words[at] as number;
  if (count === NONE) return null;
  return Array.from({ length: count }, (_, index) => {
    const [daysBefore, by, value] = words.subarray(at + 1 + index * FEE_WORDS);
    return {
      daysBefore: daysBefore as number,
      by: feeBases[by as number] as TermsFee['by'],
      value: value as number,
    };
  });
}

const orNull = (word: number | undefined): number | null =>
  word === NONE || word === undefined ? null : word;
