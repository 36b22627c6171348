import { changeVoucher, resendVoucher, type VoucherChangeDeps } from '../store/change-voucher.server.ts';
import {
  listVoucherLiabilities,
  openVoucherFile,
  searchVouchers,
  sumVoucherMonth,
} from '../store/find-vouchers.server.ts';
import type { VoucherOffice } from './voucher-office.ts';

export function createVoucherOffice(deps: VoucherChangeDeps): VoucherOffice {
  const { db } = deps;
  return {
    search: (query) => searchVouchers(db, query),
    open: (id) => openVoucherFile(db, id),
    change: (id, staffId, change) => changeVoucher(deps, id, staffId, change),
    async resend(id, staffId) {
      const file = await openVoucherFile(db, id);
      return file === null ? 'not-possible' : resendVoucher(deps, file.voucher, staffId);
    },
    sumMonth: (range, brands) => sumVoucherMonth(db, range, brands),
    listLiabilities: (before, brands) => listVoucherLiabilities(db, before, brands),
  };
}
