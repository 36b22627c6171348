import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type {
  FoundVouchers,
  OutstandingVouchers,
  VoucherChange,
  VoucherFile,
  VoucherMonth,
  VoucherOutcome,
  VoucherQuery,
} from '../model/voucher-file.ts';

/** What staff see and do about gift vouchers. */
export interface VoucherOffice {
  search(query: VoucherQuery): Promise<FoundVouchers>;
  open(id: string): Promise<VoucherFile | null>;
  change(id: string, staffId: string, change: VoucherChange): Promise<VoucherOutcome>;
  resend(id: string, staffId: string): Promise<VoucherOutcome>;
  /** What was owed before a moment, such as the end of a day: of brands and currencies that owed something. */
  listLiabilities(before: Date, brands: BrandScope): Promise<readonly OutstandingVouchers[]>;
  sumMonth(
    range: { readonly from: Date; readonly to: Date },
    brands: BrandScope,
  ): Promise<readonly VoucherMonth[]>;
}
