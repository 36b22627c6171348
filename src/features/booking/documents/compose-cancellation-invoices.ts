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
  const format = (amount: number) => formatAmount(amount, order.currency);
  const { lines, total } = listPriceLines(order, texts);
  const date = formatDate(dayAt(cancelled.issuedAt), order.language, 'birth');
  const sentence = texts('documents.cancellationInvoice.cancels', { number: cancelled.number, date });
  return composeSheet(context, texts('documents.cancellationInvoice.title'), [
    paragraph(sentence),
    { kind: 'facts', rows: listInvoiceFacts(context, bookingNumber, number, issuedAt) },
    { kind: 'heading', words: texts('documents.price') },
    {
      kind: 'amounts',
      rows: lines.map(([words, amount]) => [words, format(-amount)] as const),
      total: [texts('documents.total'), format(-total)],
    },
    ...(refund === 0
      ? []
      : [paragraph(texts('documents.cancellationInvoice.refund', { amount: format(refund) }))]),
    smallPrint(texts('documents.invoice.margin')),
  ]);
}

/**
 * The fee of a cancellation is compensation for a contract that is withdrawn from, so it has no value added tax (CJEU, C-277/05). Fees of changes are
 * a part of the price of the trip, with the tax on its margin.
 */
export function composeFeeInvoice(
  context: DocumentContext,
  bookingNumber: string,
  { number, issuedAt, cancelled, amount, changeFees, owed }: CancellationInvoice,
): DocumentSheet {
  const { order, texts } = context;
  const format = (money: number) => formatAmount(money, order.currency);
  const fee = amount - changeFees;
  const lines = [
    [texts(feeTextId(order.extras)), fee],
    [texts('documents.feeInvoice.changes'), changeFees],
  ] as const;
  return composeSheet(
    context,
    texts(fee > 0 ? 'documents.feeInvoice.title' : 'documents.feeInvoice.titleOfChanges'),
    [
      paragraph(
        texts(fee > 0 ? 'documents.feeInvoice.for' : 'documents.feeInvoice.forChanges', {
          number: cancelled.number,
        }),
      ),
      { kind: 'facts', rows: listInvoiceFacts(context, bookingNumber, number, issuedAt) },
      { kind: 'heading', words: texts('documents.price') },
      {
        kind: 'amounts',
        rows: lines.filter(([, money]) => money > 0).map(([words, money]) => [words, format(money)] as const),
        total: [texts('documents.total'), format(amount)],
      },
      paragraph(
        owed === 0
          ? texts('documents.feeInvoice.paid')
          : texts('documents.feeInvoice.open', { amount: format(owed) }),
      ),
      ...(fee > 0 ? [smallPrint(texts('documents.feeInvoice.tax'))] : []),
      ...(changeFees > 0 ? [smallPrint(texts('documents.invoice.margin'))] : []),
    ],
  );
}

function paragraph(words: string): SheetPart {
  return { kind: 'paragraph', words, isSmall: false };
}

function smallPrint(words: string): SheetPart {
  return { kind: 'paragraph', words, isSmall: true };
}
