import type { ComponentType } from 'react';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { ViewMode } from '../../../../trip-search/address/view-mode.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
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
 * Registers one way to choose dates. Each view of the hotel page registers its own, so that a browser that shows the
 * cascade does not load the calendar's code; the page around it stays when the shopper toggles between them.
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
