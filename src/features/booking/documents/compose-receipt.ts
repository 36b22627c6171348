import type { VoucherOrder } from '../../../domain/booking/booking-order.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { DocumentSheet } from '../../../site/documents/document-sheet.ts';
import type { DocumentFacts } from '../model/travel-document.ts';
import { composeSheet, type DocumentContext } from './compose-documents.ts';
import { formatAddress } from './format-person.ts';
import { listVoucherFacts } from './list-voucher-facts.ts';

type ReceiptContext = Omit<DocumentContext, 'order' | 'picture' | 'open'> & { readonly order: VoucherOrder };

/**
 * The receipt of a gift voucher. It is a multi-purpose voucher: value added tax is due when it is redeemed, so the receipt shows none
 * (Directive 2006/112/EC, Article 30b).
 */
export function composeReceipt(context: ReceiptContext, facts: DocumentFacts): DocumentSheet {
  const { order, brand, texts } = context;
  const { company } = brand;
  const format = (amount: number) => formatAmount(amount, order.currency);
  const amount = format(order.voucher.amount);
  const ending = facts.paidWith === null ? '' : `, ${texts('booking.ending', { digits: facts.paidWith })}`;
  const method = texts(`documents.paymentMethod.${order.payment.method}`) + ending;
  return composeSheet(context, texts('documents.receipt.title'), [
    {
      kind: 'facts',
      rows: [
        [texts('documents.receipt.number'), facts.invoiceNumber],
        [texts('documents.invoice.date'), formatDate(dayAt(facts.bookedAt), order.language, 'birth')],
        [texts('documents.orderNumber'), facts.bookingNumber],
        [texts('documents.receipt.buyer'), formatAddress(order.billing, order.language)],
        [
          texts('documents.receipt.seller'),
          [company.name, company.street, `${company.zip} ${company.city}`, company.register].join('\n'),
        ],
        [texts('documents.invoice.vatId'), company.vatId],
      ],
    },
    { kind: 'heading', words: texts('documents.voucher') },
    { kind: 'facts', rows: listVoucherFacts(order, texts, format) },
    {
      kind: 'amounts',
      rows: [[texts('documents.voucher'), amount]],
      total: [texts('documents.receipt.total'), amount],
    },
    { kind: 'paragraph', words: texts('documents.paid', { method }), isSmall: false },
    { kind: 'paragraph', words: texts('documents.receipt.tax'), isSmall: true },
  ]);
}
