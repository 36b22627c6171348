import type { FastifyInstance } from 'fastify';
import { registerAccounts } from './accounts.server.tsx';
import { registerBookings } from './bookings.server.tsx';
import { registerBrandGuard } from './brands/brand-guard.server.ts';
import { registerCallerSessions } from './caller-sessions.server.ts';
import { registerCaseFile } from './case-file.server.ts';
import { registerCases } from './cases.server.tsx';
import { registerDeliveries } from './deliveries.server.tsx';
import { registerLedgerExport } from './ledger-export.server.ts';
import { registerNotices } from './notices.server.tsx';
import { registerOfficeSearch } from './office-search.server.ts';
import { registerOfficeSignIn } from './office-sign-in.server.tsx';
import { registerOwnAccount } from './own-account.server.tsx';
import { registerPriceRaise } from './price-raise.server.tsx';
import { registerRefunds } from './refunds.server.tsx';
import { registerReviewPicture } from './review-picture.server.ts';
import { registerReviews } from './reviews.server.tsx';
import { registerSaleCheck } from './sale-check.server.tsx';
import type { OfficeDeps, OfficeOptions } from './serving/office-deps.server.ts';
import { registerVouchers } from './vouchers.server.tsx';
import { registerWithdrawals } from './withdrawals.server.tsx';

/**
 * `/_office`: staff sign in, find bookings, see what happened to them, and decide the ones in manual review. The audit
 * log stores every action with their name.
 */
export function registerBackOffice(app: FastifyInstance, office: OfficeDeps, options: OfficeOptions): void {
  registerBrandGuard(app, office);
  registerOfficeSignIn(app, office, options);
  registerOwnAccount(app, office, options);
  registerAccounts(app, office, options);
  registerOfficeSearch(app, office);
  registerBookings(app, office);
  registerCallerSessions(app, office);
  registerRefunds(app, office);
  registerLedgerExport(app, office);
  registerNotices(app, office);
  registerPriceRaise(app, office);
  registerCases(app, office);
  registerCaseFile(app, office);
  registerReviewPicture(app, office);
  registerVouchers(app, office);
  registerWithdrawals(app, office);
  registerReviews(app, office);
  registerSaleCheck(app, office);
  registerDeliveries(app, office);
}
