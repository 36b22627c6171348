import type { VoucherColours, VoucherMotif } from '../../domain/vouchers/voucher-motif.ts';

/** A gift voucher on one page of A4 that is folded once: its picture is the front, its code the back. All texts are in its language. */
export interface GiftPage {
  readonly motif: VoucherMotif;
  readonly colours: VoucherColours;
  readonly amount: string;
  /** 'For Mira'. */
  readonly recipient: string;
  /** '' for none. */
  readonly message: string;
  readonly codeLabel: string;
  readonly code: string;
  /** Where a press on the code leads. */
  readonly link: string;
  /** Small print, in columns: heading and text. */
  readonly notes: readonly (readonly [heading: string, text: string])[];
  readonly foldNote: string;
}
