import type { NewsletterCustomer } from '../../domain/newsletter/newsletter-customer.ts';
import type { Language } from '../../domain/words/language.ts';

/** Addresses are in lower case and checked; a list is brand and key, such as `abendmeer.offers`. */
export interface NewsletterSubscription {
  readonly email: string;
  /** At least one. */
  readonly lists: readonly string[];
  /** Language of what is sent. */
  readonly language: Language;
}

export interface NewsletterContact extends NewsletterCustomer {
  /** Lists that the address gets; those of others, such as lists that only the vendor knows, are left out. */
  readonly lists: readonly string[];
}

/** `refused`: permanently, such as an address that the vendor does not take. `unknown`: may have been done; repeat it. */
export type SubscribeOutcome = 'done' | 'refused' | 'unknown';

/** `unknown`: may have been done; repeat it. */
export type RemoveOutcome = 'done' | 'unknown';

export type ReadOutcome =
  | { readonly outcome: 'found'; readonly contact: NewsletterContact }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'unknown' };

/**
 * - `missing`: there is no such contact
 * - `taken`: the new address is another contact's
 * - `incomplete`: stored, but not every value: the vendor has dropped what it does not know
 * - `unknown`: may have been done; repeat it
 */
export type UpdateOutcome = 'done' | 'missing' | 'taken' | 'incomplete' | 'unknown';

/**
 * What a vendor reports of an address.
 * - `unsubscribed`: by a link of the vendor; the vendor sends nothing any more
 * - `bounced`: permanently, the mailbox does not exist
 * - `complained`: marked as spam
 * - `added`: to a list, by an import for instance
 * - `deleted`: the vendor no longer has the contact
 */
export interface NewsletterEvent {
  readonly kind: 'unsubscribed' | 'bounced' | 'complained' | 'added' | 'deleted';
  /** Lower case. */
  readonly email: string;
}

/** A call of the vendor's at our webhook. */
export interface NewsletterWebhook {
  /** Header; '' without one. */
  readonly authorization: string;
  /** Of the address; '' without one. */
  readonly token: string;
  readonly body: string;
}

/** One page of contacts. `unknown`: repeat it. */
export type BlockedPage =
  | {
      readonly outcome: 'read';
      /** Lower case. */
      readonly emails: readonly string[];
      /** Where the next page begins; null after the last one. */
      readonly next: number | null;
    }
  | { readonly outcome: 'unknown' };

/**
 * Who keeps contacts and sends newsletters. Consents, double opt-in and suppression are the shop's own (`features/newsletter`): an
 * adapter does as it is asked. No call throws for a failure of the vendor, and each ends in time. Every call may be repeated.
 */
export interface NewsletterPort {
  /** Puts an address on lists, a new contact where there is none; what is known of it stays. Frees an address that the vendor has blocked. */
  subscribe(subscription: NewsletterSubscription): Promise<SubscribeOutcome>;
  /** Takes an address off lists; one that is not there is `done`. Other mail to the address goes on. */
  unsubscribe(email: string, lists: readonly string[]): Promise<RemoveOutcome>;
  read(email: string): Promise<ReadOutcome>;
  /**
   * Replaces everything that a subscriber says of themselves; lists stay.
   * @param email as it is stored; another one in `customer` renames the contact
   */
  update(email: string, customer: NewsletterCustomer): Promise<UpdateOutcome>;
  /** Deletes the contact with everything that is known of it. */
  erase(email: string): Promise<RemoveOutcome>;
  /** Reads what the vendor reports; null for a call that is not the vendor's. Events that change nothing here are left out. */
  readEvents(webhook: NewsletterWebhook): readonly NewsletterEvent[] | null;
  /**
   * Reads addresses that the vendor sends nothing to any more, page by page, for reports that were lost; null where nobody but the shop can
   * block one. A contact that is added or deleted meanwhile may move another to a page that was read before.
   * @param since leaves out contacts that were changed before; null for all
   * @param from 0 for the first page, then `next` of the one before
   */
  readonly listBlocked: ((since: Date | null, from: number) => Promise<BlockedPage>) | null;
}
