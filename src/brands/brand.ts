import type { CurrencyInfo } from '../domain/currency-info.ts';
import type { Language } from '../domain/language.ts';
import type { Market, MarketCode } from '../domain/market.ts';

/** A text in every language of the product; German is always there and is what a missing language falls back to. */
export type LocalText = { readonly de: string } & Readonly<Partial<Record<Language, string>>>;

/** Switches of a brand. A flag that is off removes the part; nothing is shown in its place. */
export interface BrandFlags {
  /** Sign-in and sign-up are offered (AUTH-002). */
  readonly authentication: boolean;
  /** Favourites and the header's link to them (FLAG-008). */
  readonly favorites: boolean;
  /** The direct-flight switch of the search mask (FLAG-004). */
  readonly directFlight: boolean;
  /** The price calendar of a hotel's page (FLAG-005). */
  readonly offersCalendar: boolean;
  /** The date cascade of a hotel's page (FLAG-006). */
  readonly hotelCascade: boolean;
  /** Searches name destinations by their static id (FLAG-007). */
  readonly staticGroupIds: boolean;
  /** Guests' ratings (FLAG-009). */
  readonly hotelRating: boolean;
  /** Children are entered by age instead of birth date (FLAG-010, TRAV-005). */
  readonly childAgeControl: boolean;
}

/**
 * A brand is one folder of data (SHELL-002): this description, `theme.css` with its tokens and fonts, `logo.svg`.
 * No component asks which brand it is in; a new brand is a new folder and needs no code.
 */
export interface Brand {
  /** Folder name; also the value of the `BRAND` setting. */
  readonly key: string;
  readonly name: string;
  readonly claim: LocalText;
  /** Host names, without port, that select this brand. */
  readonly hosts: readonly string[];
  /** Locale segments the brand's site answers (ROUTE-002); the first one is what `/` leads to. */
  readonly locales: readonly [string, ...string[]];
  /** The market this site sells in: its first currency is charged. */
  readonly market: MarketCode;
  /** Entries of the market and language flyout, all seven (SHELL-003, DATA-015). */
  readonly markets: readonly Market[];
  readonly hotline: {
    /** International form for `tel:` links, digits only after the plus. */
    readonly number: string;
    readonly display: string;
    readonly hours: LocalText;
  };
  /** Light in which the brand's scenes are painted. */
  readonly light: 'warm' | 'noon';
  /** CSS colour of the browser's own frame. */
  readonly themeColor: string;
  readonly flags: BrandFlags;
  /** Exchange rates for display; charged is always the market's own currency (DATA-019). */
  readonly currencyInfo: CurrencyInfo;
  /** Which parts of a hotel's page are open at first, by device (HOTEL-034, HOTEL-035). */
  readonly startsOpen: {
    readonly cascade: { readonly mobile: boolean; readonly desktop: boolean };
    readonly flightChanger: { readonly mobile: boolean; readonly desktop: boolean };
  };
  /** Miles earned for a whole unit of the total price, in thousandths; hotels of the collection earn the boost (OFFER-039 to OFFER-041). */
  readonly miles: { readonly regular: number; readonly boost: number; readonly collection: string };
}
