import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { KnownMoment } from '../../../../domain/words/describe-moment.ts';
import type { PriceChange } from '../../../../trip-search/offers/price-change.ts';
import type { MaskProps } from '../../mask/panel/mask-props.ts';
import type { PlaceTheme } from './place-theme.ts';
import type { ListedLevel } from './places-view.ts';
import type { TileSize } from './size-tiles.ts';

/** A place with the cheapest holiday there. */
export interface PlaceTileProps {
  readonly id: number;
  readonly name: string;
  /** What it lies in, from near to far; '' for a country. */
  readonly within: string;
  /** Scene key. */
  readonly scene: string;
  readonly size: TileSize;
  /** Minor units of the charged currency for one person and for the whole party. */
  readonly price: number;
  readonly total: number;
  readonly nights: number;
  /** Minutes of the outbound flight; null without flights. */
  readonly flight: number | null;
  /** Month of departure, `YYYY-MM`. */
  readonly month: string;
  /** Mean daily maximum of that month in whole °C; null where no weather station is near. */
  readonly air: number | null;
  /** Mean temperature of the sea; null inland too. */
  readonly sea: number | null;
}

/** What the destinations gallery shows (GALLERY-002). */
export interface PlacesPageProps {
  /** Charged, which all prices are in. */
  readonly currency: CurrencyCode;
  readonly mask: MaskProps;
  /** Null where the places are the ones that were chosen themselves (MASK-021). */
  readonly level: ListedLevel | null;
  readonly theme: PlaceTheme | null;
  /** Themes that any of the places has. */
  readonly themes: readonly PlaceTheme[];
  /** What was made of the search that its address does not say, in the visitor's words. */
  readonly notes: readonly string[];
  /** Month chosen, `YYYY-MM`; null for any time and for other dates. */
  readonly month: string | null;
  readonly places: readonly PlaceTileProps[];
  /** Places with an offer, shown or not. */
  readonly total: number;
  /** The shop has no hotel at all, so that no other search finds one either. */
  readonly isShopEmpty?: true | undefined;
  /** Minor units of the cheapest place for one person; null where there is none. */
  readonly cheapest: number | null;
  /** What the link to the page showed, where it is another price now. */
  readonly priceChange: PriceChange | null;
  /** When the prices were true. */
  readonly knownAt: KnownMoment;
  /** Countries with hotels, each with the path of its page. */
  readonly countries: readonly { readonly name: string; readonly path: string }[];
  /** The first page of all places by letter; null where none has one. */
  readonly placesByLetter: string | null;
}

declare module '../../../../site/view-props.ts' {
  interface ViewProps {
    readonly places: PlacesPageProps;
  }
}
