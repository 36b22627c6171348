import type { Brand } from '../../brands/brand.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { MarketCode } from '../../domain/places/market.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import type { Language } from '../../domain/words/language.ts';
import type { SearchParams } from '../../trip-search/address/trip-search.ts';

/** The site on which somebody asks for an alert, and their choices there. */
export interface AlertSite {
  readonly brand: Brand;
  /** Locale segment of the address. */
  readonly locale: string;
  /** Decides from where trips depart that do not say it. */
  readonly market: MarketCode;
  readonly language: Language;
}

/** What is watched: the cheapest trip of a search, to one hotel or to all that it finds. */
export interface Watch {
  /** Null for a whole list. */
  readonly hotelId: number | null;
  /** As an address has them: without hotel, order and page. */
  readonly search: SearchParams;
}

/** What becomes of a request. `sent` says nothing of whether there is a mail: strangers learn nothing about an address. */
export type AlertRequestOutcome = 'sent' | 'invalid-email' | 'invalid-target' | 'not-sold' | 'too-many';

/** What becomes of the link that confirms. `full`: the address has as many alerts as it can have. */
export type AlertConfirmation = 'confirmed' | 'ended' | 'full';

/** Why an alert is over. `refused`: the mailbox does not exist; `gone`: what is watched cannot be searched for any more. */
export type AlertEnd = 'reader' | 'replaced' | 'departed' | 'expired' | 'gone' | 'refused';

/** Why a mail about an alert is sent: what asks for a confirmation, what says a price, what says that it ends. */
export type AlertMailKind = 'confirm' | 'fallen' | 'target' | 'available' | 'ending' | 'gone';

export interface AlertRequest {
  readonly email: string;
  readonly watch: Watch;
  /** What is watched, in the reader's language: for the mail that says it is sold no more. */
  readonly name: string;
  /** Wanted price of one traveller, minor units of the charged currency; null for none. */
  readonly target: number | null;
  readonly site: AlertSite;
  /** Links of mails begin with it. */
  readonly origin: string;
  /** Network that is limited. */
  readonly network: string | null;
}

/** A price on a day, minor units for the whole party; null where nothing was sold. */
export interface AlertPrice {
  readonly day: Day;
  readonly amount: number | null;
}

/** An active alert as its reader sees it. */
export interface OwnAlert {
  readonly id: string;
  readonly watch: Watch;
  /** What is watched, as it was called when it was asked for. */
  readonly name: string;
  readonly currency: CurrencyCode;
  readonly target: number | null;
  readonly endsAt: Date;
  readonly lastDeparture: Day | null;
  /** The newest first, at most `priceAlertPolicy.shownDays`. */
  readonly prices: readonly AlertPrice[];
}

/** The use cases of price alerts. */
export interface PriceAlerts {
  /** Stores the wish and asks the address by mail (double opt-in). The answer is the same whatever is known of the address. */
  request(request: AlertRequest): Promise<AlertRequestOutcome>;
  /** Seals the address that somebody typed into a form that was not taken; '' for one that is too long to be one. */
  sealTyped(email: string): string;
  /** What `sealTyped` has sealed a short time ago; null for everything else. */
  openTyped(sealed: string): string | null;
  /** What a link that confirms is about, as its reader was shown it; null for one that opens nothing any more. Changes nothing. */
  findPending(token: string): Promise<string | null>;
  /** Repeatable: pressed again it says the same. */
  confirm(token: string): Promise<AlertConfirmation>;
  /** Active alerts of the reader whose link has this key, at the brand it was made for; null for a key that is not ours or has ended. */
  list(key: string, brandKey: string): Promise<readonly OwnAlert[] | null>;
  /** Ends an alert of the key's reader. False for a key that is not ours or has ended; an alert that is over already changes nothing. */
  end(key: string, alertId: string): Promise<boolean>;
  /** Starts the lifetime of an active alert of the key's reader again. False where there is none. */
  prolong(key: string, alertId: string): Promise<boolean>;
  /** What is stored of an address, for taking it along. */
  exportData(email: string): Promise<unknown>;
  /** Deletes every alert of an address with its prices and mails. */
  eraseData(email: string): Promise<void>;
}
