import { formatAmount } from '../../../domain/money/format-price.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { DocumentSheet, SheetPart } from '../../../site/documents/document-sheet.ts';
import { feeTextId } from '../model/fee-text-id.ts';
import type { CancellationInvoice } from '../model/travel-document.ts';
import { composeSheet, type DocumentContext, listInvoiceFacts } from './compose-documents.ts';
import { listPriceLines } from './list-price-lines.ts';

/** Takes back each line of the invoice that held, which it names (§ 14 UStG; directive 2006/112/EC, Article 219). */
export function composeCancellationInvoice(
  context: DocumentContext,
  bookingNumber: string,
  { number, issuedAt, cancelled, refund }: CancellationInvoice,
): DocumentSheet {
  const { order, texts } = context;
  const write = (amount: number) => formatAmount(amount, order.currency);
  const { lines, total } = listPriceLines(order, texts);
  const date = formatDate(dayAt(cancelled.issuedAt), order.language, 'birth');
  const sentence = texts('documents.cancellationInvoice.cancels', { number: cancelled.number, date });
  return composeSheet(context, texts('documents.cancellationInvoice.title'), [
    paragraph(sentence),
    { kind: 'facts', rows: listInvoiceFacts(context, bookingNumber, number, issuedAt) },
    { kind: 'heading', words: texts('documents.price') },
    {
      kind: 'amounts',
      rows: lines.map(([words, amount]) => [words, write(-amount)] as const),
      total: [texts('documents.total'), write(-total)],
    },
    ...(refund === 0
      ? []
      : [paragraph(texts('documents.cancellationInvoice.refund', { amount: write(refund) }))]),
    smallPrint(texts('documents.invoice.margin')),
  ]);
}

/** The fee is compensation for a contract that is withdrawn from, so it has no value added tax (CJEU, C-277/05). */
export function composeFeeInvoice(
  context: DocumentContext,
  bookingNumber: string,
  { number, issuedAt, cancelled, amount, owed }: CancellationInvoice,
): DocumentSheet {
  const { order, texts } = context;
  const write = (money: number) => formatAmount(money, order.currency);
  return composeSheet(context, texts('documents.feeInvoice.title'), [
    paragraph(texts('documents.feeInvoice.for', { number: cancelled.number })),
    { kind: 'facts', rows: listInvoiceFacts(context, bookingNumber, number, issuedAt) },
    { kind: 'heading', words: texts('documents.price') },
    {
      kind: 'amounts',
      rows: [[texts(feeTextId(order.extras)), write(amount)]],
      total: [texts('documents.total'), write(amount)],
    },
    paragraph(
      owed === 0
        ? texts('documents.feeInvoice.paid')
        : texts('documents.feeInvoice.open', { amount: write(owed) }),
    ),
    smallPrint(texts('documents.feeInvoice.tax')),
  ]);
}

function paragraph(words: string): SheetPart {
  return { kind: 'paragraph', words, isSmall: false };
}

function smallPrint(words: string): SheetPart {
  return { kind: 'paragraph', words, isSmall: true };
}
