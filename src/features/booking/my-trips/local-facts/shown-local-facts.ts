import type { CountryFacts } from './country-facts.ts';

/** What travellers have to know where they stay, in their language. */
export interface ShownLocalFacts {
  /** Such as 'Turkish Lira (TRY)'. */
  readonly currency: string;
  readonly emergency: CountryFacts['emergency'];
  readonly plugs: string;
  /** Minutes that the clocks there are ahead of those of the airport of departure on the day of landing; null where no flight says so. */
  readonly minutesAhead: number | null;
}
