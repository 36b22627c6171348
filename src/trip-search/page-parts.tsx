import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { SearchParams } from './address/trip-search.ts';
import type { DestinationType } from './catalogue/build-catalogue.ts';

export interface FavoriteButtonProps {
  readonly hotelId: number;
  readonly hotelName: string;
  /** What was shown with the hotel, so that the favourites can say what has changed: total in minor units of the charged currency. */
  readonly shown?: { readonly offerId: string; readonly totalAmount: number } | undefined;
  readonly className?: string | undefined;
}

export interface ResultsMapProps {
  /** The search of the shown hotels; the map requests them itself (MAP-008). */
  readonly params: SearchParams;
  /** Where the hotels of the list lie, in degrees: what the map shows first. */
  readonly points: readonly { readonly latitude: number; readonly longitude: number }[];
}

export interface HotelMapProps {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
}

/** What a search form starts from, see `MaskProps` of the search. */
export interface SearchFormProps {
  readonly params: SearchParams;
  readonly destinations: readonly {
    readonly id: number;
    readonly name: string;
    readonly type: DestinationType;
    readonly within: string;
  }[];
  readonly airports: readonly { readonly key: string; readonly name: string }[];
  /** Today where the site sells, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Components of one feature that pages of another show. The pages in `app/pages` pass them in, so that features do not
 * import each other.
 */
export interface PageParts {
  readonly FavoriteButton: ComponentType<FavoriteButtonProps>;
  readonly ResultsMap: ComponentType<ResultsMapProps>;
  readonly HotelMap: ComponentType<HotelMapProps>;
  readonly SearchForm: ComponentType<SearchFormProps>;
}

function Nothing(): null {
  return null;
}

const PagePartsContext = createContext<PageParts>({
  FavoriteButton: Nothing,
  ResultsMap: Nothing,
  HotelMap: Nothing,
  SearchForm: Nothing,
});

export function PagePartsProvider(props: {
  readonly parts: Partial<PageParts>;
  readonly children: ReactNode;
}) {
  const outer = usePageParts();
  return <PagePartsContext value={{ ...outer, ...props.parts }}>{props.children}</PagePartsContext>;
}

/** The components passed to the page; a part that was not passed renders nothing. */
export function usePageParts(): PageParts {
  return use(PagePartsContext);
}
