import { type Day, requireDay } from '../time/calendar-day.ts';

/** A fee from so many days before departure on, until the next fee of the list applies. */
export interface TermsFee {
  /** Days before departure, at least. */
  readonly daysBefore: number;
  /** Per cent of the total price, 0 to 100. */
  readonly percent: number;
}

/**
 * The terms a trip is sold under, as they were agreed to with the order (CONST-027 to CONST-029). They are stored with the trip, so that later
 * terms do not change what a traveller bought.
 */
export interface BookingTerms {
  readonly cancellation: {
    /** Last day of free cancellation, `YYYY-MM-DD`; null where it is never free: then cancelling always costs the whole price. */
    readonly freeUntil: string | null;
    /** From the lowest fee to the highest; after the last one cancelling costs the whole price. */
    readonly fees: readonly TermsFee[];
  };
  /** Fees for other dates, another room, board or flight; null where nothing can be changed. */
  readonly change: { readonly fees: readonly TermsFee[] } | null;
  /** Letters of a name that may be corrected free of charge until departure; null where no name can be corrected. */
  readonly nameCorrection: { readonly maxLetters: number } | null;
  /** What is paid with the order, and when the rest is due; null where the order pays everything (CONST-027). */
  readonly deposit: { readonly percent: number; readonly balanceDaysBefore: number } | null;
  /** Discounts and codes never bring the total below this price, minor units; null for no limit. */
  readonly floorPrice: number | null;
}

/** Fees of a package by days before departure (checkout X-110). */
export const CANCELLATION_FEES: readonly TermsFee[] = [
  { daysBefore: 30, percent: 25 },
  { daysBefore: 15, percent: 40 },
  { daysBefore: 7, percent: 60 },
  { daysBefore: 1, percent: 80 },
];

/**
 * The terms of every trip that is sold today: cancellation by the fees above, the whole price with the order, and neither
 * changes nor corrections of names without staff.
 * @param freeUntil last day of free cancellation, `YYYY-MM-DD`; null where it never is free
 */
export function standardTerms(freeUntil: string | null): BookingTerms {
  return {
    cancellation: { freeUntil, fees: CANCELLATION_FEES },
    change: null,
    nameCorrection: null,
    deposit: null,
    floorPrice: null,
  };
}

/** What cancelling costs up to a day, that day included; the last step has no end. */
export interface CancellationStep {
  readonly until: Day | null;
  /** Per cent of the total price: 0 for free, 100 for all of it. */
  readonly percent: number;
}

const lastStep: CancellationStep = { until: null, percent: 100 };

/** What cancelling a trip costs on a day: the first of its steps from that day on. */
export function findCancellationStep(
  terms: Pick<BookingTerms, 'cancellation'>,
  departure: Day,
  today: Day,
): CancellationStep {
  return listCancellationSteps(terms, departure, today)[0] ?? lastStep;
}

/**
 * Lists the cancellation fees of a trip as steps in time: free at first where it is, then more expensive the nearer departure comes.
 * @param today steps that end before this day are left out
 */
export function listCancellationSteps(
  { cancellation }: Pick<BookingTerms, 'cancellation'>,
  departure: Day,
  today: Day,
): CancellationStep[] {
  if (cancellation.freeUntil === null) return [lastStep];
  const freeUntil = requireDay(cancellation.freeUntil);
  const steps = cancellation.fees.map(({ daysBefore, percent }) => ({
    until: departure - daysBefore,
    percent,
  }));
  return [
    ...(freeUntil >= today ? [{ until: freeUntil, percent: 0 }] : []),
    ...steps.filter(({ until }) => until > freeUntil && until >= today),
    lastStep,
  ];
}
