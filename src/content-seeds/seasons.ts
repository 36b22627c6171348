/** Months of departure, 1 to 12, of which a teaser's live price is; spread them into the teaser. */
export interface DepartureMonths {
  readonly departureFirstMonth: number;
  readonly departureLastMonth: number;
}

/** From one month to another, over the turn of the year too; or one month. */
export function inMonths(first: number, last = first): DepartureMonths {
  return { departureFirstMonth: first, departureLastMonth: last };
}

export const seasons = {
  /** The warm half of the year. */
  summer: inMonths(5, 9),
  /** The months in which most schools are closed. */
  schoolSummer: inMonths(6, 8),
  winter: inMonths(11, 3),
};
