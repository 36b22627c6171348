import type { PaymentOrder } from '../../../domain/booking/booking-order.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { DocumentSheet } from '../../../site/documents/document-sheet.ts';
import type { DocumentFacts } from '../model/travel-document.ts';
import { composeSheet, type DocumentContext } from './compose-documents.ts';
import { formatAddress } from './format-person.ts';

type ReceiptContext = Omit<DocumentContext, 'order' | 'open'> & { readonly order: PaymentOrder };

/** The receipt of a later payment for a trip; the trip's invoice says what it is for and the tax. */
export function composePaymentReceipt(
  context: ReceiptContext,
  facts: Pick<DocumentFacts, 'invoiceNumber' | 'bookedAt' | 'paidWith'>,
): DocumentSheet {
  const { order, brand, texts } = context;
  const { company } = brand;
  const amount = formatAmount(order.price.base, order.currency);
  const ending = facts.paidWith === null ? '' : `, ${texts('booking.ending', { digits: facts.paidWith })}`;
  const method = texts(`documents.paymentMethod.${order.payment.method}`) + ending;
  return composeSheet(context, texts('documents.receipt.title'), [
    {
      kind: 'facts',
      rows: [
        [texts('documents.receipt.number'), facts.invoiceNumber],
        [texts('documents.invoice.date'), formatDate(dayAt(facts.bookedAt), order.language, 'birth')],
        [texts('documents.receipt.buyer'), formatAddress(order.billing, order.language)],
        [
          texts('documents.receipt.seller'),
          [company.name, company.street, `${company.zip} ${company.city}`, company.register].join('\n'),
        ],
        [texts('documents.invoice.vatId'), company.vatId],
      ],
    },
    {
      kind: 'amounts',
      rows: [[texts(`documents.payment.${order.purpose}`), amount]],
      total: [texts('documents.receipt.total'), amount],
    },
    { kind: 'paragraph', words: texts('documents.paidBy', { method }), isSmall: false },
    { kind: 'paragraph', words: texts('documents.payment.note'), isSmall: true },
  ]);
}
