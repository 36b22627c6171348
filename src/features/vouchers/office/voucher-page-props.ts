import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { VoucherFile, VoucherOutcome } from '../model/voucher-file.ts';

/** A form that was refused: which one, and what was typed into it. */
export interface RefusedVoucherForm {
  readonly form: 'state' | 'extend' | 'limit' | 'correct';
  readonly field: 'reason' | 'until' | 'validFrom' | 'minimum' | 'amount';
  readonly values: Readonly<Record<string, string>>;
}

/** What the page of a voucher, and each part of it, shows. */
export interface VoucherPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: VoucherFile;
  readonly reader: StaffMember;
  readonly outcome: VoucherOutcome | null;
  readonly refused: RefusedVoucherForm | null;
}
