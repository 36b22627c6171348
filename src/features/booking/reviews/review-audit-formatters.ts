import type { Texts } from '../../../texts/texts.ts';

/** Formatters for the facts of reviews in the audit log. */
export const reviewAuditFormatters: Readonly<Record<string, (value: string, texts: Texts) => string>> = {
  picturesLeftOut: (n, texts) => texts('office.review.picturesLeftOut', { n: Number(n) }),
  pictureReason: (reason) => reason,
};
