import type { Brand } from '../../brands/brand.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatAmount } from '../../domain/money/format-price.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import { formatDate } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Mail } from '../../ports/mail/mail-port.ts';
import { linkToImprint } from '../../site/mails/link-to-imprint.ts';
import { factsPart, type MailFacts, type MailLink } from '../../site/mails/mail-content.ts';
import { renderMail } from '../../site/mails/render-mail.ts';
import { renderMailText } from '../../site/mails/render-mail-text.ts';
import type { Texts } from '../../texts/texts.ts';
import type { AlertMailKind } from './price-alert.ts';

/** What a mail about an alert says. Amounts are minor units of `currency` for the whole party. */
interface AlertMailContext {
  readonly brand: Brand;
  readonly language: Language;
  readonly texts: Texts;
  /** The reader's site. */
  readonly origin: string;
  readonly locale: string;
  /** Hotel or places that are watched. */
  readonly name: string;
  /** Dates and travellers; '' where they are not known any more. */
  readonly trip: string;
  /** Airport, room, board and filters; '' for none. */
  readonly details: string;
  readonly currency: CurrencyCode;
  readonly travellers: number;
  /** Null where nothing was sold. */
  readonly oldAmount: number | null;
  readonly newAmount: number | null;
  /** Wanted price of one traveller; null for none. */
  readonly target: number | null;
  /** The day whose price it is. */
  readonly day: Day;
  /** The last day on which the link that confirms opens. */
  readonly linkUntil: Day;
  /** The last day of the alert, unless it is prolonged. */
  readonly endsOn: Day;
  /** The brand still has what is watched: an alert that is gone all the same is one whose search can no longer be made. */
  readonly isKnown: boolean;
  /** What the button opens: the confirmation, the trip or list, or the reader's alerts. */
  readonly link: string;
  /** The reader's alerts, beginning with this one; null in a mail that only asks. */
  readonly alertsLink: string | null;
}

const buttons = {
  confirm: 'mail.priceAlert.confirm.link',
  fallen: 'mail.priceAlert.show',
  target: 'mail.priceAlert.show',
  available: 'mail.priceAlert.show',
  ending: 'mail.priceAlert.ending.link',
  gone: 'mail.priceAlert.gone.link',
} as const satisfies Record<AlertMailKind, string>;

/** Composes a mail about a price alert in the reader's language and the brand's style; text and HTML have the same content. */
export function composeAlertMail(
  kind: AlertMailKind,
  context: AlertMailContext,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { brand, language, texts, name, currency, newAmount, target, link, alertsLink } = context;
  const values = {
    brand: brand.name,
    name,
    price: newAmount === null ? '' : formatAmount(newAmount, currency),
    target: target === null ? '' : formatAmount(target, currency),
    day: formatDate(context.day, language),
    until: formatDate(context.linkUntil, language),
    end: formatDate(context.endsOn, language),
    email: brand.company.email,
  };
  const subject = texts(`mail.priceAlert.${kind}.subject`, values);
  const endLinks: readonly MailLink[] =
    alertsLink === null ? [] : [{ address: alertsLink, words: texts('mail.priceAlert.end') }];
  const parts = {
    brand,
    language,
    subject,
    greeting: texts('mail.newsletter.greeting'),
    body: texts(
      kind === 'gone' && context.isKnown
        ? 'mail.priceAlert.unreadable.words'
        : `mail.priceAlert.${kind}.words`,
      values,
    ),
    link: { address: link, words: texts(buttons[kind]) },
    parts: factsPart(listFacts(context)),
    moreLinks: endLinks,
    help: isPrice(kind) ? texts('mail.priceAlert.priceNote', values) : texts('mail.priceAlert.help', values),
    reason: texts(reasonOf(kind), values),
    imprint: linkToImprint(brand, texts, context),
  };
  return { subject, text: renderMailText(parts, texts), html: renderMail(parts) };
}

const reasonOf = (kind: AlertMailKind) =>
  kind === 'confirm'
    ? 'mail.reason.priceAlertAsked'
    : kind === 'gone'
      ? 'mail.reason.priceAlertEnded'
      : 'mail.reason.priceAlert';

const isPrice = (kind: AlertMailKind) => kind === 'fallen' || kind === 'target' || kind === 'available';

function listFacts(context: AlertMailContext): MailFacts {
  const { texts, language, name, trip, details, currency, travellers, oldAmount, newAmount, target, day } =
    context;
  const show = (amount: number) =>
    travellers === 1
      ? formatAmount(amount, currency)
      : texts('mail.priceAlert.amount', {
          total: formatAmount(amount, currency),
          perPerson: formatAmount(Math.ceil(amount / travellers), currency),
          n: travellers,
        });
  const rows: readonly (readonly [string, string] | null)[] = [
    [texts('mail.priceAlert.watched'), [name, trip, details].filter((part) => part !== '').join(' · ')],
    oldAmount === null ? null : [texts('mail.priceAlert.before'), show(oldAmount)],
    newAmount === null
      ? null
      : [texts('mail.priceAlert.now', { day: formatDate(day, language) }), show(newAmount)],
    target === null ? null : [texts('mail.priceAlert.wanted'), formatAmount(target, currency)],
  ];
  return rows.filter((row) => row !== null);
}
