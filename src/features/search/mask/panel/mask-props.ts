import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { DestinationType } from '../../../../trip-search/catalogue/build-catalogue.ts';

/** A destination as the mask names it. */
export interface ChosenDestination {
  readonly id: number;
  readonly name: string;
  readonly type: DestinationType;
  /** What it lies in, from near to far, such as 'Kreta, Griechenland'; '' for a country. */
  readonly within: string;
}

/** A choice of departure as the mask names it: an airport, a German group or a whole country. */
export interface ChosenAirport {
  /** As the parameter `airports` spells it: `FRA`, `SOUTH` or `DE`. */
  readonly key: string;
  readonly name: string;
}

/** What the search mask starts from: the search of the page's address, with the names of what it names. */
export interface MaskProps {
  /** Parameters of the search as understood, see `trip-search.ts`; what has its default is left out. */
  readonly params: SearchParams;
  readonly destinations: readonly ChosenDestination[];
  readonly airports: readonly ChosenAirport[];
  /** Today where the site sells, `YYYY-MM-DD`. */
  readonly today: string;
}
