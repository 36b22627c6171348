import type { Board } from '../../../domain/search/board.ts';
import type {
  Accessibility,
  EcoCertificate,
  HotelTextType,
  HotelTimes,
} from '../../../domain/search/catalogue.ts';
import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';
import type { RoomFacts } from '../../../domain/search/room-facts.ts';
import type { ChosenText } from '../../../domain/words/choose-text.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import type { HotelItem } from '../../../trip-search/hotels/hotel-schema.ts';
import type { ShownMedia } from '../../../trip-search/pictures/hotel-media.ts';
import type { TripData } from '../trip/choice/trip-data.ts';
import type { AmenityGroup } from './group-amenities.ts';
import type { ReviewItem } from './reviews-schema.ts';

/** A place that holds the hotel, with the list of its hotels. */
export interface HotelPlaceLink {
  readonly name: string;
  readonly href: string;
}

/** A kind of room, as the story shows it; what it costs is the trip's. */
export interface HotelDetailsRoom extends RoomFacts {
  readonly id: number;
  readonly name: string;
  readonly squareMetres: number;
  readonly maxPersons: number;
  readonly scene: string;
}

/** Everything the page says of the house itself, in the visitor's language and the brand's light. */
export interface HotelDetails {
  /** First sentences of what the hotel says of itself; '' where it says nothing (HOTEL-020, HOTEL-033). */
  readonly summary: string;
  /** Where it is not the visitor's. */
  readonly summaryLanguage?: Language | undefined;
  /** In the order in which they are shown (HOTEL-030). */
  readonly texts: readonly ({ readonly type: HotelTextType } & ChosenText)[];
  readonly address: {
    readonly street: string;
    readonly zip: string;
    readonly city: string;
    /** Name of the country. */
    readonly country: string;
    /** Of the reception; missing where the supplier names none. */
    readonly phone?: string;
  };
  /** Missing where the supplier does not say. */
  readonly times?: HotelTimes;
  /** What `sustainable` among the amenities rests on. */
  readonly certificate?: EcoCertificate | undefined;
  readonly amenities: readonly {
    readonly group: AmenityGroup;
    readonly attributes: readonly HotelAttribute[];
  }[];
  readonly rooms: readonly HotelDetailsRoom[];
  readonly boards: readonly Board[];
  /** Pictures first, films behind them. */
  readonly media: readonly ShownMedia[];
  /** Null when the hotel reports none (HOTEL-032). */
  readonly accessibility: Accessibility | null;
}

/** Guest reviews that the page includes; the browser loads the others. */
export interface FirstReviews {
  readonly total: number;
  /** As many as the panel shows at first (REVIEW-002): the newest the visitor can read, then other languages. */
  readonly first: readonly ReviewItem[];
  /** Where all reviews are outside this site (REVIEW-006). */
  readonly reviewsUrl: string | null;
}

export interface HotelPageProps {
  readonly hotel: HotelItem;
  /** The search as understood, as its address writes it. */
  readonly params: SearchParams;
  readonly trip: TripData;
  /** What was made of the search that its address does not say, in the visitor's words. */
  readonly notes: readonly string[];
  /** Result list of the hotel's region, or of the searched places; preserves the search (HOTEL-009). */
  readonly listPath: string;
  /** From the country to the city. */
  readonly places: readonly HotelPlaceLink[];
  readonly details: HotelDetails;
  readonly reviews: FirstReviews;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly hotel: HotelPageProps;
    readonly hotelCalendar: HotelPageProps;
  }
}
