import type { Texts } from '../../../texts/texts.ts';
import type { TravelDocumentKind } from '../model/travel-document.ts';
import { REFUND_ENDS, RESOLUTIONS } from './staff-changes.ts';

const documents = {
  confirmation: 'documents.confirmation.title',
  'hotel-voucher': 'documents.hotelVoucher.title',
  'transfer-voucher': 'documents.transferVoucher.title',
  invoice: 'documents.invoice.title',
  'cancellation-invoice': 'documents.cancellationInvoice.title',
  'fee-invoice': 'documents.feeInvoice.title',
  receipt: 'documents.receipt.title',
  certificate: 'documents.certificate.title',
  'standard-information': 'documents.standard.title',
  calendar: 'documents.calendar.file',
} as const satisfies Record<TravelDocumentKind, string>;

const resolutions: readonly string[] = [...RESOLUTIONS, ...REFUND_ENDS];

/** Formats a decision of staff with the text of its button. */
export function formatDecision(decision: string, texts: Texts): string {
  if (decision === 'retry' || decision === 'seen') return texts(`office.${decision}`);
  if (decision === 'cancel') return texts('office.resolve.cancelling');
  if (decision === 'link') return texts('office.sendLink');
  if (decision === 'documents') return texts('office.sendDocuments');
  if (decision === 'ask-suppliers') return texts('office.live.ask');
  if (decision === 'note') return texts('office.notes.add');
  if (decision === 'goodwill') return texts('office.goodwill.give');
  if (decision === 'voucher-offer') return texts('office.voucherOffer.offer');
  return resolutions.includes(decision) ? texts(`office.resolve.${decision}`) : decision;
}

/** Formats the facts of booking decisions in the audit log; '' for a fact that is not shown. */
export const decisionFormatters: Readonly<Record<string, (value: string, texts: Texts) => string>> = {
  decision: formatDecision,
  outcome: (outcome, texts) =>
    outcome === 'not-possible' || outcome === 'moved' || outcome === 'fee-changed'
      ? texts(`office.undone.${outcome}`)
      : '',
  bookings: (numbers) => numbers,
  document: (kind, texts) =>
    Object.hasOwn(documents, kind) ? texts(documents[kind as TravelDocumentKind]) : kind,
};
