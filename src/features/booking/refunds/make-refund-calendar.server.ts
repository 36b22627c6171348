import ical from 'ical-generator';
import type { Brand } from '../../../brands/brand.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import type { MailAttachment } from '../../../ports/mail/mail-port.ts';
import type { Texts } from '../../../texts/texts.ts';

/** What the calendar file of a refund says. */
interface RefundEntry {
  readonly brand: Pick<Brand, 'key' | 'name'>;
  readonly texts: Texts;
  readonly bookingNumber: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** `YYYY-MM-DD` */
  readonly promisedOn: string;
  readonly madeAt: Date;
}

/**
 * The day until which a refund is promised, for the shopper's calendar (RFC 5545). The file of the page and that of the mail name the same
 * event, so that a calendar has it once.
 */
export function makeRefundCalendar(entry: RefundEntry): MailAttachment {
  const { brand, texts, bookingNumber, amount, currency, promisedOn, madeAt } = entry;
  const calendar = ical({
    name: `${brand.name} ${bookingNumber}`,
    prodId: { company: brand.name, product: 'refund' },
  });
  const shown = formatAmount(amount, currency);
  calendar.createEvent({
    id: `${bookingNumber}-refund-${promisedOn}-${amount}@${brand.key}`,
    stamp: madeAt,
    start: promisedOn,
    end: formatDay(requireDay(promisedOn) + 1),
    allDay: true,
    summary: texts('documents.calendar.refund', { amount: shown, brand: brand.name }),
    description: texts('documents.calendar.refundText', { number: bookingNumber }),
  });
  return {
    name: `${texts('documents.calendar.refundFile')}.ics`,
    type: 'text/calendar',
    content: new TextEncoder().encode(calendar.toString()),
  };
}
