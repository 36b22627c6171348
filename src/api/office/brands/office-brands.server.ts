import type { Db } from '../../../database/open-kysely.server.ts';
import { createBookingBrands } from '../../../features/booking/office/booking-brands.server.ts';
import { createCaseBrands } from '../../../features/cases/office/case-brands.server.ts';
import { findBrandOfVoucher } from '../../../features/vouchers/office/find-brand-of-voucher.server.ts';
import { findBrandOfWithdrawal } from '../../../features/withdrawal/office/find-brand-of-withdrawal.server.ts';
import type { OfficeBrands } from './office-subject.ts';

/** Asks each feature for the brand of what is its own. */
export function createOfficeBrands(db: Db): OfficeBrands {
  return {
    ...createBookingBrands(db),
    ...createCaseBrands(db),
    voucherId: (id) => findBrandOfVoucher(db, id),
    withdrawalId: (id) => findBrandOfWithdrawal(db, id),
  };
}
