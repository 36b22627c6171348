import type { TeaserOffer } from '../../domain/search/teaser-offer.ts';
import type { Words } from '../parts/words.ts';

export interface ClimatePlace {
  readonly name: Words;
  readonly link: string;
  /** Key of a painted scene. */
  readonly scene: string;
  /** Mean daily maximum of each month in whole °C, January first. */
  readonly air: readonly number[];
  /** Mean temperature of the sea in each month in whole °C; a place inland has none. */
  readonly sea?: readonly number[];
  /** '3 h 15 ab Frankfurt'. */
  readonly journey: Words;
  /** Id of the place in the catalogue, for the price of its cheapest package. */
  readonly destination?: number;
}

/** Places as an editor enters them. `{month}` in the headline becomes the current month's name. */
export interface StoredClimateRibbon {
  readonly headline: Words;
  readonly places: readonly ClimatePlace[];
  /** Where the numbers come from. */
  readonly note: Words;
}

/** What is shown of it on a day: one month, the warmest place first. */
export interface ClimateRibbonProps {
  readonly headline: string;
  readonly places: readonly {
    readonly name: string;
    readonly link: string;
    readonly scene: string;
    readonly journey: string;
    readonly air: number;
    readonly sea: number | null;
    /** Absent where nothing is for sale. */
    readonly price?: Pick<TeaserOffer, 'perPerson' | 'currency'>;
  }[];
  readonly note: string;
}
