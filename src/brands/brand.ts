import type { Company } from '../companies/company.ts';
import type { PaymentMethod } from '../domain/booking/payment-details.ts';
import type { MilesPayment } from '../domain/miles/redeem-miles.ts';
import type { CardNumberRange } from '../domain/money/card-discount.ts';
import type { CurrencyInfo } from '../domain/money/currency-info.ts';
import type { Market, MarketCode } from '../domain/places/market.ts';
import type { PriceRule } from '../domain/search/prices/price-rule.ts';
import type { BrandRange } from '../domain/search/range/brand-range.ts';
import type { VoucherTerms } from '../domain/vouchers/judge-voucher.ts';
import type { VoucherColours, VoucherMotif } from '../domain/vouchers/voucher-motif.ts';
import type { Language } from '../domain/words/language.ts';

/** A text in every language of the product; German is always there and is what a missing language falls back to. */
export type LocalText = { readonly de: string } & Readonly<Partial<Record<Language, string>>>;

/** Where shoppers call. */
export interface Hotline {
  /** International form for `tel:` links, digits only after the plus. */
  readonly number: string;
  readonly display: string;
  readonly hours: LocalText;
}

/** Number that is answered at any hour. */
export interface EmergencyPhone {
  /** International form for `tel:` links, digits only after the plus. */
  readonly number: string;
  readonly display: string;
}

/** Who covers what travellers have paid, should the company become insolvent (directive (EU) 2015/2302, article 17). */
export interface InsolvencyCover {
  readonly insurer: string;
  /** Street, zip and city in one line. */
  readonly address: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly policy: string;
}

/** Whose travel insurances a brand offers, as its shoppers have to know before they choose one (directive (EU) 2016/97). */
export interface Insurer {
  readonly name: string;
  /** Street, zip and city in one line. */
  readonly address: string;
  /** ISO 3166 code. */
  readonly country: string;
  readonly phone: string;
  /** Slug of the page with product sheet (`#product-sheet`) and conditions (`#conditions`). */
  readonly page: string;
}

/** A typeface of documents and mails. */
export interface DocumentFont {
  /** As mail programs know it. */
  readonly family: string;
  readonly weight: number;
  /** TrueType file that documents embed, as a path of an installed package. */
  readonly file: string;
}

/** Colours of a mail in a mail program with a dark look. */
export interface DarkMailColours {
  /** Behind the sheet. */
  readonly ground: string;
  readonly sheet: string;
  /** Of parts that are set apart on the sheet. */
  readonly tint: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
}

/** The brand in documents and mails, which cannot use `theme.css`. Colours are CSS colours. */
export interface BrandDocumentStyle {
  readonly display: DocumentFont;
  readonly text: DocumentFont;
  readonly strong: DocumentFont;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly tint: string;
  readonly accent: string;
  readonly onAccent: string;
  /** Band that carries the logo of a mail, the same in the light and the dark look. */
  readonly deep: string;
  readonly onDeep: string;
  readonly dark: DarkMailColours;
  /** Corners of mails in pixels. */
  readonly radius: number;
}

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
  /** The calls of the search name its destinations as `staticGroupIdList` (FLAG-007, SDATA-019). */
  readonly staticGroupIds: boolean;
  /** One destination and one airport at a time: picking one closes the picker (DEST-008, AIRPORT-005). */
  readonly singleChoice: boolean;
  /** Guests' ratings (FLAG-009). */
  readonly hotelRating: boolean;
  /** Rental cars are offered in the checkout; a brand without them drops what carries `serviceCar` (EXTRA-025). */
  readonly rentalCars: boolean;
  /** Children are entered by age instead of birth date (FLAG-010, TRAV-005). */
  readonly childAgeControl: boolean;
  /** A party may take two to four rooms in one search (TRAV-007). */
  readonly severalRooms: boolean;
  /** Travellers may name a frequent flyer number in the checkout (FLOW-037). */
  readonly checkoutFrequentFlyerPrograms: boolean;
  /** Travellers cannot go on without the newsletter (VALID-073). */
  readonly newsletterConsentRequired: boolean;
}

/** A list that readers subscribe to. */
export interface NewsletterList {
  /** Key that calls, forms, addresses and consents name: never changed or used again for something else. */
  readonly id: string;
  readonly name: LocalText;
  /** What is sent, and how often. */
  readonly text: LocalText;
}

/** The newsletter of a brand. */
export interface BrandNewsletter {
  /** In the order in which the preference centre shows them; the first is what forms without one of their own subscribe to. */
  readonly lists: readonly [NewsletterList, ...NewsletterList[]];
  /** Slugs of the pages that links in mails and forms lead to. */
  readonly pages: { readonly subscribe: string; readonly unsubscribe: string; readonly edit: string };
}

/** How a brand's shoppers pay. */
export interface BrandPayment {
  /** In the order they are offered in; what the provider is not set up for is left out (checkout X-029). */
  readonly methods: readonly PaymentMethod[];
  /** Cards that are accepted, and at which price; the first range that holds a card decides (DISC-001, VALID-056). */
  readonly cardRanges: readonly CardNumberRange[];
  /** Totals below it are paid with the order, whatever deposit a tariff has (CONST-027). Minor units of the brand's own market. */
  readonly prepaymentThreshold: number;
  /** Polls in a row that may fail before a booking is left to its mail; 0 to 20 (POLL-008). */
  readonly pollAttempts: number;
}

/** How a gift voucher looks, on the screen and on paper alike: a motif in the colours of the brand. Colours are hexadecimal. */
export interface VoucherDesign {
  /** Stored with orders: never changed or used again for something else. */
  readonly key: string;
  readonly name: LocalText;
  readonly motif: VoucherMotif;
  readonly colours: VoucherColours;
}

/** Gift vouchers of a brand (VOUCH-008, VOUCH-040). How many of an amount are left is in the table `voucher_stock`. */
export interface BrandVouchers {
  /** The brand in the books of vouchers. */
  readonly key: string;
  /** Prefix of codes, three or four capital letters and digits (checkout X-065). */
  readonly prefix: string;
  /** Prefixes of vouchers from before the brand had its own (VOUCH-035 to VOUCH-038): a code with one is never a promotion's. */
  readonly formerPrefixes: readonly string[];
  /** Face values for sale, in minor units of the market's charged currency; ascending. */
  readonly amounts: readonly [number, ...number[]];
  /** In the order in which they are offered. */
  readonly designs: readonly [VoucherDesign, ...VoucherDesign[]];
  /** How vouchers can be paid; what the provider is not set up for is left out (checkout X-062). */
  readonly methods: readonly PaymentMethod[];
  /** Path of a page of this site to which visitors are led while no voucher is for sale; null for the home page (VOUCH-043, VOUCH-044). */
  readonly fallbackPath: string | null;
  /** Whole years that a voucher is good for, counted from the end of the year of its sale (BGB §§ 195, 199). */
  readonly validYears: number;
  /** What a voucher that is sold pays for; the brand's terms of business have to say so. */
  readonly terms: VoucherTerms;
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
  /** What it sells of everything in the shop; null for all of it. */
  readonly range: BrandRange | null;
  /** How trips are priced above what they are bought at: the first rule that holds decides. */
  readonly priceRules: readonly PriceRule[];
  /** Hosts of `hosts` at which alone the pages of a locale are; a locale that is not named is at every host. Missing for none. */
  readonly localeHosts?: Readonly<Record<string, string>>;
  /**
   * The market this site sells in: its first currency is charged. With several locales it also sells in the markets that they name, each at
   * its own addresses and in its own currency (`sellUnder`).
   */
  readonly market: MarketCode;
  /** Entries of the market and language flyout, all seven (SHELL-003, DATA-015). */
  readonly markets: readonly Market[];
  readonly hotline: Hotline;
  /** By market; visitors from others call `hotline`. */
  readonly marketHotlines: Readonly<Partial<Record<MarketCode, Hotline>>>;
  /** Answered at any hour, for travellers on their way (directive (EU) 2015/2302, article 7(2)(d)). */
  readonly emergencyPhone: EmergencyPhone;
  /** Who sells under this brand; several may sell for one company. */
  readonly company: Company;
  /** By market; where there is none no package is sold. */
  readonly insolvencyCover: Readonly<Partial<Record<MarketCode, InsolvencyCover>>>;
  /** Null for a brand that offers no insurances. */
  readonly insurer: Insurer | null;
  readonly documentStyle: BrandDocumentStyle;
  /** Light in which the brand's scenes are painted. */
  readonly light: 'warm' | 'noon';
  /** CSS colour of the browser's own frame. */
  readonly themeColor: string;
  readonly flags: BrandFlags;
  readonly payment: BrandPayment;
  readonly newsletter: BrandNewsletter;
  /** Null for a brand that sells no gift vouchers. */
  readonly vouchers: BrandVouchers | null;
  /** Exchange rates for display; charged is always the market's own currency (DATA-019). */
  readonly currencyInfo: CurrencyInfo;
  /** Which parts of a hotel's page are open at first, by device (HOTEL-034, HOTEL-035). */
  readonly startsOpen: {
    readonly cascade: { readonly mobile: boolean; readonly desktop: boolean };
    readonly flightChanger: { readonly mobile: boolean; readonly desktop: boolean };
  };
  /** Miles earned for a whole unit of the total price, in thousandths; hotels of the collection earn the boost (OFFER-039 to OFFER-041). */
  readonly miles: { readonly regular: number; readonly boost: number; readonly collection: string };
  /** How miles pay for trips; null where they do not. */
  readonly milesPayment: MilesPayment | null;
  /** What members pay less, in per cent; 0 for nothing (MILES-011). */
  readonly membershipDiscountPercent: number;
}
