import type { ComponentType } from 'react';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import type { ViewMode } from '../../../trip-search/address/view-mode.ts';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import type { DatesData } from '../choice/dates-data.ts';

export interface DatesPartProps {
  readonly hotelId: number;
  /** The search whose prices are shown. */
  readonly params: SearchParams;
  readonly offer: DetailedOffer;
  readonly dates: DatesData;
  /** Where the site sells, `YYYY-MM-DD`. */
  readonly today: string;
}

type DatesPart = ViewMode | 'plain';

const parts = new Map<DatesPart, ComponentType<DatesPartProps>>();

/**
 * Makes one way to choose dates known. Each view of the hotel's page brings its own, so that nobody loads the code of a
 * calendar who is shown the cascade; the page around it is the same and stays when one toggles between them.
 */
export function provideDatesPart(mode: DatesPart, part: ComponentType<DatesPartProps>): void {
  parts.set(mode, part);
}

/** @throws where the view shown does not bring the way that the page's data ask for */
export function requireDatesPart(mode: DatesPart): ComponentType<DatesPartProps> {
  const part = parts.get(mode);
  if (part === undefined) throw new Error(`The view does not bring ${mode}`);
  return part;
}
