import type { ExtraFeed } from '../../../domain/extras/goods/extra-goods.ts';
import type { FlightRef } from '../../../domain/search/supply-facts.ts';

/** Which facts of a subject a line of a file has set; `nights` are rates, states and arrivals together. */
export type SourceFacts = 'self' | 'nights' | 'rates' | 'states' | 'arrivals' | 'gone';

/** What rows of `supplier.source` are about. */
export const sourceSubjects = {
  hotel: (hotelId: number) => `hotel ${hotelId}`,
  room: (hotelId: number, code: string) => `room ${hotelId} ${code}`,
  plan: (planId: number) => `plan ${planId}`,
  extra: (feed: ExtraFeed, code: string) => `${feed} ${code}`,
  /** All departures of a flight in its cabin and with its baggage. */
  flight: ({ from, to, id }: Omit<FlightRef, 'day'>) => `flight ${from}-${to} ${id}`,
} as const;
