import type { Brand } from '../../brands/brand.ts';
import { mailPolicy, newsletterPolicy } from '../../defaults.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import type { Language } from '../../domain/words/language.ts';
import type { MailOutcome, MailPort } from '../../ports/mail/mail-port.ts';
import type { NewsletterContact } from '../../ports/newsletter/newsletter-port.ts';
import { attachLogo } from '../../site/mails/attach-logo.server.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { composeNewsletterMail, type NewsletterMail } from './compose-newsletter-mail.ts';
import type { NewsletterDeps } from './newsletter-deps.server.ts';
import { linkToConfirm, linkToEdit, linkToOneClick, linkToUnsubscribe } from './newsletter-links.ts';

interface SentMail {
  /** Repeated with the same id, a mail is sent once. */
  readonly id: string;
  readonly kind: NewsletterMail;
  readonly email: string;
  readonly brand: string;
  readonly locale: string;
  readonly origin: string;
  readonly language: Language;
  /** Brand and key of each list. */
  readonly lists: readonly string[];
  /** Consents that the link confirms. */
  readonly consentIds: readonly string[];
  /** What is known of the reader; null for nothing. */
  readonly contact: NewsletterContact | null;
}

/** Sends a mail of the newsletter. Mails to those who are on a list can be unsubscribed from with one click (RFC 8058). */
export async function sendNewsletterMail(
  deps: Pick<NewsletterDeps, 'brands' | 'clock' | 'seals'> & { readonly mail: MailPort },
  { id, kind, email, language, lists, consentIds, contact, ...task }: SentMail,
): Promise<MailOutcome> {
  const { brands, clock, seals, mail } = deps;
  const brand = brands.get(task.brand);
  const site = { brand, locale: task.locale, origin: task.origin };
  const listKeys = lists.flatMap((list) => listKeyOf(brand, list));
  const asks = kind === 'confirm' || kind === 'change';
  const isReader = kind === 'already' || kind === 'welcome';
  const [listKey = ''] = listKeys;
  const recipient = () => seals.recipient.seal(email, newsletterPolicy.unsubscribeLinkMs);
  const lifetimeMs = asks ? newsletterPolicy.confirmLinkMs : newsletterPolicy.editLinkMs;
  const composed = composeNewsletterMail(kind, {
    brand,
    language,
    texts: await loadTexts(language),
    listKeys,
    name: contact === null ? '' : `${contact.firstName} ${contact.lastName}`.trim(),
    link: asks
      ? linkToConfirm(site, seals.confirmation.seal(consentIds, lifetimeMs))
      : isReader
        ? linkToEdit(site, seals.customer.seal(email, lifetimeMs))
        : null,
    linkUntil: dayAt(new Date(clock.now().getTime() + lifetimeMs)),
    unsubscribeLink: isReader ? linkToUnsubscribe(site, recipient(), listKey) : null,
    origin: task.origin,
    locale: task.locale,
  });
  return mail.send(
    {
      id,
      to: { name: '', address: email },
      from: { name: brand.name, address: brand.company.email },
      ...(isReader ? { unsubscribeAt: linkToOneClick(site, recipient(), listKey) } : {}),
      ...composed,
      attachments: [await attachLogo(brand)],
    },
    mailPolicy.sendTimeoutMs,
  );
}

/** The key of a list of this brand; none for a list of another one. */
function listKeyOf({ key: brandKey }: Brand, list: string): readonly string[] {
  return list.startsWith(`${brandKey}.`) ? [list.slice(brandKey.length + 1)] : [];
}
