import type { OfferItem } from '../../../../trip-search/offers/offer-schema.ts';
import type { CascadeQuery } from './cascade-schema.ts';
import { type CascadeColumnName, cascadeColumns } from './cascade-slice.ts';

/** What an offer is in each column of the cascade. */
export interface CascadePath {
  readonly los: string;
  /** Null without flights. */
  readonly airports: string | null;
  readonly months: string;
  /** Day of departure; without flights that of check-in. */
  readonly dates: string;
}

type DatedOffer = Pick<OfferItem, 'lengthOfStay' | 'checkIn' | 'departureAirport' | 'departureFlight'>;

/** Where an offer lies in the cascade. Overnight flights depart before check-in: columns go by departure. */
export function pathOf({
  lengthOfStay,
  checkIn,
  departureAirport,
  departureFlight,
}: DatedOffer): CascadePath {
  const date = departureFlight?.departureDate ?? checkIn;
  return {
    los: String(lengthOfStay),
    airports: departureAirport?.code ?? null,
    months: date.slice(0, 7),
    dates: date,
  };
}

/** The columns there are to choose from: without flights there is no airport. */
export function listColumns(path: CascadePath): readonly CascadeColumnName[] {
  return path.airports === null ? cascadeColumns.filter((column) => column !== 'airports') : cascadeColumns;
}

/**
 * What was chosen in the columns before one, in the words of its call; a column never narrows itself. Lengths of stay are those from the
 * airport that is chosen with them (CASC-005): another length does not change it.
 */
export function choiceBefore(
  column: CascadeColumnName,
  { los, airports, months }: CascadePath,
): { readonly [Choice in keyof Pick<CascadeQuery, 'los' | 'from' | 'month'>]?: string } {
  const from = airports === null ? {} : { from: airports };
  switch (column) {
    case 'los':
      return from;
    case 'airports':
      return { los };
    case 'months':
      return { los, ...from };
    case 'dates':
      return { los, ...from, month: months };
  }
}
