import type { Brand } from '../../brands/brand.ts';
import { findLocalText } from '../../brands/find-local-text.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import { formatDate } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Mail } from '../../ports/mail/mail-port.ts';
import { linkToImprint } from '../../site/mails/link-to-imprint.ts';
import type { MailLink } from '../../site/mails/mail-content.ts';
import { renderMail } from '../../site/mails/render-mail.ts';
import { renderMailText } from '../../site/mails/render-mail-text.ts';
import type { Texts } from '../../texts/texts.ts';

/**
 * - `confirm`: asks whether the address wants the lists
 * - `already`: the address is on them; only its owner learns that
 * - `welcome`: confirmed
 * - `change`: asks whether the newsletter is to come to this address from now on
 * - `moved`: to the former address, which gets nothing any more. Its mailbox may be somebody else's by now: it opens and names nothing
 */
export type NewsletterMail = 'confirm' | 'already' | 'welcome' | 'change' | 'moved';

interface MailContext {
  readonly brand: Brand;
  readonly language: Language;
  readonly texts: Texts;
  /** Keys of the lists that the mail is about. */
  readonly listKeys: readonly string[];
  /** First and last name; '' where they are not known. */
  readonly name: string;
  /** What the button opens: the confirmation, or the details; null for none. */
  readonly link: string | null;
  /** The last day on which it opens, where the mail says so. */
  readonly linkUntil: Day;
  /** Unsubscribes from the first list; null in mails to somebody who is on none. */
  readonly unsubscribeLink: string | null;
  /** The reader's site. */
  readonly origin: string;
  readonly locale: string;
}

const texts = {
  confirm: {
    subject: 'mail.newsletterConfirm.subject',
    body: 'mail.newsletterConfirm.words',
    link: 'mail.newsletterConfirm.link',
    help: 'mail.newsletterConfirm.help',
  },
  already: {
    subject: 'mail.newsletterAlready.subject',
    body: 'mail.newsletterAlready.words',
    link: 'mail.newsletter.edit',
    help: 'mail.newsletterAlready.help',
  },
  welcome: {
    subject: 'mail.newsletterWelcome.subject',
    body: 'mail.newsletterWelcome.words',
    link: 'mail.newsletter.edit',
    help: 'mail.newsletterWelcome.help',
  },
  change: {
    subject: 'mail.newsletterChange.subject',
    body: 'mail.newsletterChange.words',
    link: 'mail.newsletterChange.link',
    help: 'mail.newsletterConfirm.help',
  },
  moved: {
    subject: 'mail.newsletterMoved.subject',
    body: 'mail.newsletterMoved.words',
    link: null,
    help: 'mail.newsletterMoved.help',
  },
} as const satisfies Record<NewsletterMail, object>;

/** Composes a mail of the newsletter in the reader's language and the brand's style; text and HTML have the same content. */
export function composeNewsletterMail(
  kind: NewsletterMail,
  context: MailContext,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand, language, texts: write, listKeys, name, link, linkUntil, unsubscribeLink } = context;
  const ids = texts[kind];
  const values = {
    brand: brand.name,
    lists: listNames(brand, listKeys, language),
    day: formatDate(linkUntil, language),
    email: brand.company.email,
  };
  const subject = write(ids.subject, values);
  const moreLinks: readonly MailLink[] =
    unsubscribeLink === null
      ? []
      : [{ address: unsubscribeLink, words: write('mail.newsletter.unsubscribe') }];
  const parts = {
    brand,
    language,
    subject,
    parts: [],
    greeting: name === '' ? write('mail.newsletter.greeting') : write('mail.confirmation.greeting', { name }),
    body: write(ids.body, values),
    link: link === null || ids.link === null ? null : { address: link, words: write(ids.link) },
    moreLinks,
    help: write(ids.help, values),
    reason: write('mail.reason.newsletter', values),
    imprint: kind === 'moved' ? null : linkToImprint(brand, write, context),
  };
  return {
    subject,
    text: renderMailText(parts, write),
    html: renderMail(parts),
  };
}

function listNames(brand: Brand, keys: readonly string[], language: Language): string {
  const names = brand.newsletter.lists
    .filter(({ id }) => keys.includes(id))
    .map((list) => findLocalText(list.name, language));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
