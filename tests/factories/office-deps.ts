import { createOfficeBrands } from '../../src/api/office/brands/office-brands.server.ts';
import type { OfficeDeps } from '../../src/api/office/serving/office-deps.server.ts';
import type { Db } from '../../src/database/open-kysely.server.ts';
import { createSealer } from '../../src/database/sealer.server.ts';
import { officeFigures } from '../../src/defaults.ts';
import { type BrandScope, everyBrand } from '../../src/domain/staff/brand-scope.ts';
import type { StaffRole } from '../../src/domain/staff/staff.ts';
import type { Clock } from '../../src/domain/time/clock.ts';
import { createPaymentLinks } from '../../src/features/booking/instalments/create-payment-links.server.ts';
import { createNoticeAnswers } from '../../src/features/booking/notices/answer-notice.server.ts';
import { createPriceRaiseEntry } from '../../src/features/booking/notices/enter-price-raise.server.ts';
import { createIncidents } from '../../src/features/booking/notices/incidents.server.ts';
import { findRaisable, markLateRaiseSeen } from '../../src/features/booking/notices/late-raises.server.ts';
import { listNotices } from '../../src/features/booking/notices/list-notices.server.ts';
import { findNoticeOfOffice } from '../../src/features/booking/notices/trip-notices.server.ts';
import { listDailySales } from '../../src/features/booking/office/figures/list-daily-sales.server.ts';
import { listDepartures } from '../../src/features/booking/office/figures/list-departures.server.ts';
import { findBookingOfCaller } from '../../src/features/booking/office/find-booking-of-caller.server.ts';
import {
  createBookingTaskList,
  createOwedTaskList,
} from '../../src/features/booking/office/list-booking-tasks.server.ts';
import { createOfficeService } from '../../src/features/booking/office/office-service.server.ts';
import { createReviewStore } from '../../src/features/booking/reviews/review-store.server.ts';
import { compensationLedger } from '../../src/features/booking/store/compensation-ledger.server.ts';
import { voucherLedger } from '../../src/features/booking/store/voucher-ledger.server.ts';
import { createCaseService } from '../../src/features/cases/store/case-service.server.ts';
import { createCompensations } from '../../src/features/cases/store/compensations.server.ts';
import { createCaseTemplates } from '../../src/features/cases/templates/case-templates.server.ts';
import { createRestoreOffice } from '../../src/features/restore/restore-findings.server.ts';
import { createAccountStore } from '../../src/features/staff/account-store.server.ts';
import { readStepCounts } from '../../src/features/staff/figures/step-counter.server.ts';
import { generateCode } from '../../src/features/staff/one-time-code.ts';
import { createPasskeyStore } from '../../src/features/staff/passkey-store.server.ts';
import { createCodeSecrets } from '../../src/features/staff/sign-in/code-secrets.server.ts';
import { createKnownBrowsers } from '../../src/features/staff/sign-in/known-browser.server.ts';
import {
  createStaffStore,
  type SignInAttempt,
  type StaffStore,
} from '../../src/features/staff/staff-store.server.ts';
import { createVoucherOffice } from '../../src/features/vouchers/office/create-voucher-office.server.ts';
import { createPromotions } from '../../src/features/vouchers/store/promotions.server.ts';
import { createWithdrawalOffice } from '../../src/features/withdrawal/office/withdrawal-office.server.ts';

import { createFakeCaseFiles } from './case-fixture.ts';
import { testDigests } from './vouchers/voucher-fixture.ts';

const secret = 'a secret for tests that nobody else has';

/** The stores of a back office on a real database, with cheap passwords and without waiting after a refusal. */
export function createStaffTestStores(db: Db, clock: Clock) {
  const shared = { db, clock, codeSecrets: createCodeSecrets(secret), cost: { N: 16, r: 1, p: 1 } };
  return {
    staff: createStaffStore({
      ...shared,
      browsers: createKnownBrowsers(secret),
      secret,
      pause: async () => undefined,
    }),
    accounts: createAccountStore(shared),
    passkeys: createPasskeyStore(db, clock),
  };
}

/** A back office on a real database; of bookings it has no documents. */
export function createOfficeDeps(db: Db, clock: Clock): OfficeDeps {
  return {
    ...createStaffTestStores(db, clock),
    clock,
    cases: {
      service: createCaseService({ db, clock, sendMails: () => undefined }),
      compensations: createCompensations({ db, clock, ledger: compensationLedger }),
      templates: createCaseTemplates(db),
      files: createFakeCaseFiles().files,
    },
    vouchers: {
      office: createVoucherOffice({
        db,
        clock,
        digests: testDigests,
        ledger: voucherLedger,
        prefixOf: () => 'ABM',
        send: async () => true,
      }),
      promotions: createPromotions(db, clock),
      companyOf: () => 'default',
    },
    withdrawals: createWithdrawalOffice({
      db,
      clock,
      contracts: [],
      onSettled: () => undefined,
      report: () => undefined,
    }),
    notices: {
      list: (list, brands, limit) => listNotices(db, list, brands, limit === undefined ? {} : { limit }),
      incidents: createIncidents({ db, clock, onOpened: () => undefined }),
      find: (id) => findNoticeOfOffice(db, id),
      answers: createNoticeAnswers({ db, clock, cancelFree: async () => true, raisePrice: async () => true }),
      enterRaise: createPriceRaiseEntry({ db, clock, onEntered: () => undefined }),
      findRaisable: (bookingNumber) => findRaisable(db, bookingNumber),
      markLateRaiseSeen: (bookingNumber, noticeId) =>
        markLateRaiseSeen(db, { bookingNumber, noticeId, at: clock.now() }),
    },
    deliveries: {
      list: async () => [],
      listFeeds: async () => [],
      find: async () => null,
      take: async () => 'decided',
      refuse: async () => 'decided',
    },
    restore: createRestoreOffice(db, clock),
    saleCheck: { explain: async () => null },
    pricePreview: { sites: [], preview: async () => null, previewPlace: async () => null },
    service: createOfficeService({ db, clock, links: createPaymentLinks('for tests only') }),
    reviews: createReviewStore({ db, clock }),
    tasks: [createBookingTaskList(db), createOwedTaskList(db, clock)],
    brands: [
      ['abendmeer', 'Abendmeer'],
      ['tagwind', 'Tagwind'],
    ],
    brandOf: createOfficeBrands(db),
    bookings: { findTravelDocument: async () => null },
    findBookingOfCaller: (session) => findBookingOfCaller(db, session),
    searches: createSealer(secret, 'office search'),
    figures: {
      readSteps: (range) => readStepCounts(db, range),
      listSales: (range) => listDailySales(db, range),
      listDepartures: (range, brands) =>
        listDepartures(db, range, { brands, limit: officeFigures.departures }),
    },
  };
}

/** An attempt to sign in from a browser in which nobody has signed in. */
export const attemptWith = (given: {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}): SignInAttempt => ({ network: '192.0.2.1', browser: '', formerToken: '', ...given });

export const staffPassword = 'correct horse battery';

/** Creates an account of a role and signs in. @returns the cookie that their browser sends */
export async function signInStaff(
  staff: StaffStore,
  clock: Clock,
  role: StaffRole,
  email = `${role}@staff.example`,
  brands: BrandScope = everyBrand,
): Promise<string> {
  const { codeSecret } = await staff.add({ email, name: role, role, brands, password: staffPassword });
  const code = generateCode(codeSecret, clock.now());
  const signedIn = await staff.signIn(attemptWith({ email, password: staffPassword, code }));
  if (signedIn === null) throw new Error('The sign-in was refused');
  return `staff=${signedIn.token}`;
}
