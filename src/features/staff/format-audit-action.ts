import type { Texts } from '../../texts/texts.ts';

/** The recorded actions of staff and the text id of each. */
const actionTexts = {
  searched: 'searched',
  looked: 'looked',
  'opened document': 'openedDocument',
  decided: 'decided',
  'caller booked': 'callerBooked',
  'caller session begun': 'callerSessionBegun',
  'change for caller begun': 'changeForCallerBegun',
  'changed for caller': 'changedForCaller',
  'case looked': 'caseLooked',
  'case changed': 'caseChanged',
  'case template changed': 'caseTemplateChanged',
  'case file opened': 'caseFileOpened',
  'voucher looked': 'voucherLooked',
  'voucher changed': 'voucherChanged',
  'vouchers exported': 'vouchersExported',
  'list exported': 'listExported',
  'refunds exported': 'refundsExported',
  'notices exported': 'noticesExported',
  'incident opened': 'incidentOpened',
  'withdrawal settled': 'withdrawalSettled',
  'notice answered by phone': 'noticeAnsweredByPhone',
  'price raised': 'priceRaised',
  'late raise seen': 'lateRaiseSeen',
  'review published': 'reviewPublished',
  'review refused': 'reviewRefused',
  'delivery taken': 'deliveryTaken',
  'delivery refused': 'deliveryRefused',
  'restore finding settled': 'restoreFindingSettled',
  'promotion added': 'promotionAdded',
  'promotion ended': 'promotionEnded',
  'picture uploaded': 'pictureUploaded',
  'picture changed': 'pictureChanged',
  'picture deleted': 'pictureDeleted',
  'account made': 'accountMade',
  'account reset': 'accountReset',
  'account set up': 'accountSetUp',
  'account disabled': 'accountDisabled',
  'account enabled': 'accountEnabled',
  'role changed': 'roleChanged',
  'signed in': 'signedIn',
  'sign-in refused': 'signInRefused',
  'passkey added': 'passkeyAdded',
  'passkey renamed': 'passkeyRenamed',
  'passkey removed': 'passkeyRemoved',
  'passkey refused': 'passkeyRefused',
  'document created': 'documentCreated',
  'document edited': 'documentEdited',
  'document published': 'documentPublished',
  'document unpublished': 'documentUnpublished',
  'document scheduled': 'documentScheduled',
  'document unscheduled': 'documentUnscheduled',
  'scheduled document published': 'scheduledDocumentPublished',
  'scheduled document refused': 'scheduledDocumentRefused',
  'document restored': 'documentRestored',
  'draft discarded': 'draftDiscarded',
} as const;

/** Actions of staff in the back office and of editors on documents. */
export type AuditAction = keyof typeof actionTexts;
/** Every action that there is. */
export const KNOWN_AUDIT_ACTIONS = Object.keys(actionTexts) as readonly AuditAction[];

/** Formats an action of the audit log in the reader's language; returns unknown actions unchanged. */
export function formatAuditAction(action: string, texts: Texts): string {
  return isKnown(action) ? texts(`office.done.${actionTexts[action]}`) : action;
}

const isKnown = (action: string): action is AuditAction => Object.hasOwn(actionTexts, action);
