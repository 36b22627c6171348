import type { Brand, NewsletterList } from '../../brands/brand.ts';
import { buildPath } from '../../url.ts';

/** Parameters that the newsletter's pages read (NEWS-013, NEWS-014, NEWS-028, NEWS-059). Their values open something: none stands in a log. */
export const newsletterParams = {
  recipient: 'newsletter_recipient',
  unsubscribeList: 'newsletter_unsubscribe_list_id',
  customer: 'newsletter_update_id',
  customerList: 'newsletter_update_list_id',
} as const;

/** A site, as far as links to the newsletter's pages need to know. */
export interface NewsletterSite {
  readonly brand: Pick<Brand, 'newsletter'>;
  /** Locale segment. */
  readonly locale: string;
  /** Origin for links in mails; absent for paths on the site itself. */
  readonly origin?: string;
}

/** Where visitors subscribe. */
export function linkToSubscribe({ brand, locale, origin = '' }: NewsletterSite): string {
  return origin + buildPath('homepage', { _locale: locale, slug: brand.newsletter.pages.subscribe });
}

/**
 * Where a recipient is asked whether to unsubscribe (NEWS-016).
 * @param recipient sealed address; without one the page asks for it
 */
export function linkToUnsubscribe(
  { brand, locale, origin = '' }: NewsletterSite,
  recipient?: string,
  listId?: string,
): string {
  const query = {
    [newsletterParams.recipient]: recipient,
    [newsletterParams.unsubscribeList]: listId,
  };
  return origin + buildPath('homepage', { _locale: locale, slug: brand.newsletter.pages.unsubscribe }, query);
}

/**
 * Where subscribers change what is known of them.
 * @param customer customer id; without one the page looks up that of the signed-in member (NEWS-029)
 */
export function linkToEdit(
  { brand, locale, origin = '' }: NewsletterSite,
  customer?: string,
  listId?: string,
): string {
  const query = { [newsletterParams.customer]: customer, [newsletterParams.customerList]: listId };
  return origin + buildPath('homepage', { _locale: locale, slug: brand.newsletter.pages.edit }, query);
}

/** Where mail programs unsubscribe with one POST (RFC 8058); opened by a person it leads to the page that asks. */
export function linkToOneClick(
  { locale, origin = '' }: NewsletterSite,
  recipient: string,
  listId: string,
): string {
  const query = {
    [newsletterParams.recipient]: recipient,
    [newsletterParams.unsubscribeList]: listId,
  };
  return origin + buildPath('newsletter_one_click', { _locale: locale }, query);
}

/** The link of a confirmation mail: a page with one button. */
export function linkToConfirm({ locale, origin = '' }: NewsletterSite, key: string): string {
  return origin + buildPath('newsletter_confirm', { _locale: locale }, { key });
}

/** The brand's list of a key; null for none. */
export function findNewsletterList(brand: Pick<Brand, 'newsletter'>, key: string): NewsletterList | null {
  return brand.newsletter.lists.find((list) => list.id === key) ?? null;
}
