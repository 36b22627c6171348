import type { Day } from '../time/calendar-day.ts';
import type { PartlyTranslated } from '../words/choose-text.ts';
import type { Language } from '../words/language.ts';
import type { Board } from './board.ts';
import type { HotelAttribute } from './hotel-attribute.ts';
import type { LocalChargeRule } from './local-charge.ts';
import type { RoomFacts } from './room-facts.ts';
import type { RoomType } from './room-type.ts';

/** A name or text in all five languages. */
export type Translated = Readonly<Record<Language, string>>;

export const holidayKinds = ['beach', 'city', 'mountains', 'countryside'] as const;
export type HolidayKind = (typeof holidayKinds)[number];

/** A place that can be searched for (SDATA-001). */
export interface Destination {
  /** Distinct over all countries, regions, cities and hotels. */
  readonly id: number;
  /** Islands are regions, and so are groups of regions: island groups, and coasts and lands of several regions (MASK-024). */
  readonly type: 'country' | 'region' | 'city' | 'poi';
  /**
   * What it lies in: a region in a country or in a group of regions, a city in a region, a place of interest in a city;
   * null for a country. A region holds either regions, then it is a group, or cities, never both. Hotels name the
   * region that holds their city, so that a search for a group is a search for the regions in it.
   */
  readonly parentId: number | null;
  readonly name: Translated;
  /** Further names by which it is searched for, as people say or spell it ('Kanaren'); never shown. */
  readonly aliases?: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Middle of the place, degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** What people go to a city for; missing for other places, and where the supply does not say. */
  readonly holidayKind?: HolidayKind;
  /** Shown in the A-Z glossary (SEO-010). */
  readonly useInGlossary: boolean;
  /** Lower-case ASCII words joined by hyphens, unique among its type; same in every language. */
  readonly slug: string;
}

export interface Airport {
  /** IATA, three letters. */
  readonly code: string;
  readonly name: Translated;
  /** City it serves. */
  readonly city: Translated;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
  /** True where holidays can begin; the others are arrived at only. */
  readonly isDeparture: boolean;
  readonly isArrival: boolean;
}

export interface Airline {
  readonly code: string;
  readonly name: string;
}

/** Kinds of hotel texts in the order in which they are shown (HOTEL-030). */
export const hotelTextTypes = [
  'intro',
  'location',
  'facility',
  'room',
  'board',
  'beach',
  'kids',
  'sport',
  'sport_free',
  'sport_with_fee',
  'wellness',
  'entertainment',
  'additional_info',
  'important_info',
  'construction_sites',
] as const;
export type HotelTextType = (typeof hotelTextTypes)[number];

/** What a hotel is called and where it is: enough for a card in a list. Numbers that are searched by are in `HotelFacts`. */
export interface HotelCard {
  /** Giata id. */
  readonly id: number;
  /** As in `HotelFacts`. */
  readonly operator?: string;
  readonly name: string;
  readonly cityId: number;
  readonly regionId: number;
  readonly countryId: number;
  /** Stars times ten, rating times ten, as in `HotelFacts`. */
  readonly category: number;
  readonly rating: number;
  readonly reviewCount: number;
  readonly attributes: readonly HotelAttribute[];
  readonly latitude: number;
  readonly longitude: number;
  /** To the nearest beach; missing where the supplier does not say. */
  readonly metresToBeach?: number;
  /** Key of its main picture, see `domain/pictures/picture-key.ts`. */
  readonly scene: string;
  /** Key of its painted main picture where `scene` is a photograph: rooms and places are painted like it. */
  readonly painting?: string;
  /** There is no picture but the main one. */
  readonly hasOnePicture?: true | undefined;
  /** Lower-case ASCII words joined by hyphens, for addresses; not unique. */
  readonly slug: string;
}

export interface HotelRoom extends RoomFacts {
  /** As in `RatePlanFacts.roomId`. */
  readonly id: number;
  readonly type: RoomType;
  readonly name: Translated;
  readonly squareMetres: number;
  readonly maxPersons: number;
  readonly scene: string;
}

/** MEDIA-005. */
export const mediaCategories = [
  'hotel',
  'room',
  'pool',
  'beach',
  'restaurant',
  'spa',
  'surroundings',
] as const;
export type MediaCategory = (typeof mediaCategories)[number];

/** A picture or a film of a hotel (SDATA-030). */
export interface HotelMedia {
  readonly type: 'image' | 'video';
  readonly category: MediaCategory;
  /** Key of the scene shown; for a video that of its first frame. */
  readonly scene: string;
  readonly caption: PartlyTranslated;
  /** Whom the page names for a photograph; missing for a painted picture. */
  readonly credit?: string;
}

/** What is known of getting around the hotel without steps and with help; null is not known. */
export interface Accessibility {
  readonly stepFreeEntrance: boolean | null;
  readonly lift: boolean | null;
  /** Narrowest door on the way to the room, in centimetres. */
  readonly doorWidth: number | null;
  readonly accessibleBathroom: boolean | null;
  readonly accessibleRooms: number | null;
}

/** What proves that a hotel is sustainable: the certificate of a scheme that others check. */
export interface EcoCertificate {
  readonly name: string;
  /** Who has checked the hotel. */
  readonly issuer: string;
  /** Last day, `YYYY-MM-DD`. */
  readonly validUntil: string;
}

/** When guests may enter their rooms and have to leave them, `HH:mm` at the hotel. */
export interface HotelTimes {
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
}

/** Everything else of a hotel, read when its page is opened. */
export interface HotelProfile extends HotelCard {
  readonly address: {
    readonly street: string;
    readonly zip: string;
    readonly city: string;
    readonly countryCode: string;
    /** Of the reception, as one dials it from abroad; missing where the supplier names none. */
    readonly phone?: string;
  };
  /** Missing where the supplier does not say. */
  readonly times?: HotelTimes;
  /** Of hotels with the attribute `sustainable`. */
  readonly certificate?: EcoCertificate;
  readonly rooms: readonly HotelRoom[];
  readonly boards: readonly Board[];
  readonly texts: Readonly<Partial<Record<HotelTextType, PartlyTranslated>>>;
  readonly media: readonly HotelMedia[];
  /** Null where the hotel has given none (HOTEL-032). */
  readonly accessibility: Accessibility | null;
  /** What the hotel collects on the spot; missing where nothing is known. */
  readonly localCharges?: readonly LocalChargeRule[];
}

/** A guest's opinion (SDATA-028), in the language it was written in. */
export interface HotelReview {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** Out of 60: rating times ten. */
  readonly rating: number;
  readonly day: Day;
  readonly userName: string;
  readonly scene: string | null;
  /** Missing where the shop does not know whether its writer has stayed there. */
  readonly stay?: VerifiedStay;
  /** Missing for reviews of our own guests. */
  readonly origin?: ReviewOrigin;
}

/** Where a review comes from that others have collected. */
export interface ReviewOrigin {
  /** Of the portal or company that has collected it. */
  readonly name: string;
  /** It says that it has checked the stay. */
  readonly isChecked: boolean;
  /** Null where it does not say. */
  readonly party: ReviewParty | null;
  /** Out of 6, of what the guest has rated. */
  readonly scores: ReviewScores;
}

/** What a guest of ours says about the stay in addition. */
export interface VerifiedStay {
  readonly party: ReviewParty;
  /** Out of 6, of what the guest has rated. */
  readonly scores: ReviewScores;
  /** Further pictures, as keys. */
  readonly pictures: readonly string[];
}

/** Who travelled. */
export const REVIEW_PARTIES = ['couple', 'family', 'friends', 'alone'] as const;
export type ReviewParty = (typeof REVIEW_PARTIES)[number];

/** Guests rate these in addition to the stay as a whole. */
export const REVIEW_SCORES = ['location', 'room', 'cleanliness', 'service', 'food'] as const;
export type ReviewScores = Readonly<Partial<Record<(typeof REVIEW_SCORES)[number], number>>>;
