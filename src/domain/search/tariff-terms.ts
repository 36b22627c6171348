/** What a fee is calculated from: per cent of the price, so many nights of it, or an amount in minor units. */
export const feeBases = ['percent', 'nights', 'amount'] as const;

/** A fee that applies until so many days before departure, that day included. */
export interface TermsFee {
  /** 0 to 400. */
  readonly daysBefore: number;
  readonly by: (typeof feeBases)[number];
  /** Per cent 0 to 100, nights 1 to 22, or minor units of the market's charged currency, 0 to 100,000,000. */
  readonly value: number;
}

/**
 * The terms that a tariff sells under, in one shape from the supplier's feed to the refund (CONST-027 to CONST-029). An order
 * keeps them as they were agreed to.
 */
export interface TariffTerms {
  readonly cancellation: {
    /** Free of charge until so many days before check-in, that day included: 0 to 250; null where it never is. */
    readonly freeDays: number | null;
    /** The longest before departure first; after the last one, and where there is none, cancelling costs the whole price. */
    readonly fees: readonly TermsFee[];
  };
  /** Fees for other dates, another room, board or flight; null where nothing can be changed. */
  readonly change: { readonly fees: readonly TermsFee[] } | null;
  /** Letters of a name that may be corrected free of charge until departure, 1 to 99; null where no name can be corrected. */
  readonly nameCorrection: { readonly maxLetters: number } | null;
  /**
   * What each other person costs who travels in place of another, minor units of the market's charged currency, 0 to 100,000,000; null where
   * the tariff takes no other person, which a package has to: `findContractTransferFee` decides.
   */
  readonly transferFee: number | null;
  /** What is paid with the order, 1 to 100 per cent, and when the rest is due, 0 to 400 days; null where the order pays everything (CONST-027). */
  readonly deposit: { readonly percent: number; readonly balanceDaysBefore: number } | null;
  /** Discounts and codes never bring the total below this price, minor units up to 100,000,000; null for no limit. */
  readonly floorPrice: number | null;
}

/** Most fees of one list. */
export const MOST_TERMS_FEES = 8;

/** Why terms cannot be stored; null where they can. */
export function findTermsFault(terms: TariffTerms): string | null {
  const { cancellation, change, nameCorrection, transferFee, deposit, floorPrice } = terms;
  const { freeDays } = cancellation;
  if (freeDays !== null && !isWhole(freeDays, 0, 250)) return 'freeDays goes from 0 to 250';
  for (const fees of [cancellation.fees, change?.fees ?? []]) {
    if (fees.length > MOST_TERMS_FEES) return `there are at most ${MOST_TERMS_FEES} fees`;
    if (!fees.every(isFee)) return 'a fee is out of range';
    if (fees.some(({ daysBefore }, at) => daysBefore >= (fees[at - 1]?.daysBefore ?? Infinity)))
      return 'fees are ordered from the longest before departure on';
  }
  if (nameCorrection !== null && !isWhole(nameCorrection.maxLetters, 1, 99))
    return 'maxLetters goes from 1 to 99';
  if (transferFee !== null && !isWhole(transferFee, 0, HIGHEST_FEE))
    return 'transferFee is a number of minor units';
  if (
    deposit !== null &&
    !(isWhole(deposit.percent, 1, 100) && isWhole(deposit.balanceDaysBefore, 0, MOST_FEE_DAYS))
  )
    return 'the deposit is out of range';
  if (floorPrice !== null && !isWhole(floorPrice, 0, HIGHEST_FEE))
    return 'floorPrice is a number of minor units';
  return null;
}

const MOST_FEE_DAYS = 400;
const HIGHEST_FEE = 100_000_000;
const highestValues: Readonly<Record<TermsFee['by'], number>> = {
  percent: 100,
  nights: 22,
  amount: HIGHEST_FEE,
};

function isFee({ daysBefore, by, value }: TermsFee): boolean {
  return (
    isWhole(daysBefore, 0, MOST_FEE_DAYS) &&
    feeBases.includes(by) &&
    isWhole(value, by === 'nights' ? 1 : 0, highestValues[by])
  );
}

function isWhole(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}
