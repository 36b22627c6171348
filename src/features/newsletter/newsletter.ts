import type { Brand } from '../../brands/brand.ts';
import type { Language } from '../../domain/words/language.ts';
import type {
  CustomerDataAnswer,
  CustomerValues,
  NewsletterError,
  NewsletterResult,
} from './forms/newsletter-schemas.ts';

/** The site and language in which somebody uses the newsletter. */
export interface NewsletterVisit {
  readonly brand: Brand;
  readonly locale: string;
  /** Links of mails begin with it. */
  readonly origin: string;
  readonly language: Language;
}

export interface SubscribeRequest {
  readonly email: string;
  /** Key of a list of the brand; '' for its first. */
  readonly listId: string;
  /** Stands in the consent record. */
  readonly source: string;
  readonly visit: NewsletterVisit;
  /** Network that is limited; null for requests of the shop itself. */
  readonly network: string | null;
}

export interface UpdateRequest {
  readonly customer: string;
  readonly values: CustomerValues & { readonly lists?: readonly string[] | undefined };
  readonly listId?: string | undefined;
  readonly visit: NewsletterVisit;
  readonly network: string | null;
}

/** Wrong input, or the named reason why nothing was done. */
export const failed = (error: NewsletterError): NewsletterResult => ({ success: false, error });

/** The newsletter's use cases. Lists are named by their key within the brand of the visit. */
export interface Newsletter {
  /** Asks by mail whether an address wants a list. Says the same, and takes the same time, whatever is known of the address (API-010). */
  subscribe(request: SubscribeRequest): Promise<NewsletterResult>;
  /** @param key of the link in the mail */
  confirm(key: string, visit: NewsletterVisit): Promise<'confirmed' | 'ended'>;
  /** Whether a confirmation link still opens; changes nothing. */
  canConfirm(key: string): boolean;
  /** Whether the sealed address in a link to unsubscribe, or to one's details, is ours and has not ended; changes nothing. */
  isOwnLink(kind: 'recipient' | 'customer', sealed: string): boolean;
  /** @param given a typed address, which gets one answer, or a sealed recipient, which gets the real one (NEWS-024 to NEWS-026) */
  unsubscribe(
    given: string,
    listId: string,
    visit: NewsletterVisit,
    network: string | null,
  ): Promise<NewsletterResult>;
  /** One-click of RFC 8058. @returns false for a link that is not ours or has ended */
  unsubscribeByLink(recipient: string, listId: string, visit: NewsletterVisit): Promise<boolean>;
  /**
   * The customer id of a verified address (API-019); null without a subscription to the brand.
   * @throws UnavailableError where the vendor cannot say
   */
  findCustomerId(email: string, brand: Brand): Promise<string | null>;
  readCustomer(customer: string, brand: Brand): Promise<CustomerDataAnswer>;
  updateCustomer(request: UpdateRequest): Promise<NewsletterResult>;
  /** Whether an address has agreed to a list of the brand, by the shop's own record. */
  isSubscribed(email: string, brandKey: string): Promise<boolean>;
  /** What is stored of an address, for taking it along. */
  exportData(email: string): Promise<unknown>;
  /** Ends every subscription of an address and deletes what is known of it; digests of past consents stay as evidence. */
  eraseData(email: string): Promise<void>;
}
