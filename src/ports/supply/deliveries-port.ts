import type { DeliveryState } from '../../domain/states/delivery-states.ts';

/** What can look like a mistake in a delivery; each is the text `office.delivery.rule.{name}`. */
export type DeliveryRule =
  | 'rates-far-off'
  | 'fares-far-off'
  | 'extras-far-off'
  | 'other-currency'
  | 'child-prices'
  | 'offers-give-away'
  | 'terms-far-off'
  | 'nights-lost'
  | 'left-out';

/** One thing before and after the delivery. */
export interface FindingExample {
  /** As operators name it: `hotel 700001, DBL, HB-FLEX`, or a flight. */
  readonly subject: string;
  readonly before: string;
  readonly after: string;
  /** '' for what a full delivery leaves out. */
  readonly file: string;
  readonly line: number;
}

/** A rule that a delivery breaks, how often, and the first examples. */
export interface DeliveryFinding {
  readonly rule: DeliveryRule;
  readonly count: number;
  readonly examples: readonly FindingExample[];
}

/** A delivery that looked like a mistake. */
export interface HeldDelivery {
  readonly id: string;
  readonly state: DeliveryState;
  readonly sentAt: Date;
  /** '' where nobody is known. */
  readonly sentBy: string;
  readonly isFull: boolean;
  readonly files: readonly string[];
  readonly findings: readonly DeliveryFinding[];
  readonly decidedAt: Date | null;
  /** What the import said of it. */
  readonly report: string | null;
}

/**
 * - `own`: by the person who sent it
 * - `decided`: there is no such delivery, or somebody has decided it already
 */
export type DeliveryDecision = 'done' | 'own' | 'decided';

/** Who decides: the address is compared with the sender's, the id is stored. */
export interface Decider {
  readonly id: string;
  readonly email: string;
}

/** When the files of a feed have come. */
export interface FeedArrivals {
  /** Name of its files, digits written as #. */
  readonly feed: string;
  /** The last ones, oldest first; at least one. */
  readonly arrivedAt: readonly Date[];
}

/** Deliveries that wait for a second person, and when feeds have come. */
export interface DeliveriesPort {
  /** Feeds that have come since. */
  listFeeds(since: Date): Promise<readonly FeedArrivals[]>;
  /** Those that wait, the oldest first, then the last that were decided. */
  list(): Promise<readonly HeldDelivery[]>;
  find(id: string): Promise<HeldDelivery | null>;
  /** Imports it, whatever it looks like. */
  take(id: string, by: Decider): Promise<DeliveryDecision>;
  refuse(id: string, by: Decider): Promise<DeliveryDecision>;
}
