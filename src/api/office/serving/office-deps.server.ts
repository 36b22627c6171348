import type { Sealer } from '../../../database/sealer.server.ts';
import type { BrandNames } from '../../../design/staff/brand-names.ts';
import type { CaseFiles } from '../../../domain/cases/case-file.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type { DailySales, Departures } from '../../../domain/staff/daily-sales.ts';
import type { StepCount } from '../../../domain/staff/sale-step.ts';
import type { ListStaffTasks } from '../../../domain/staff/staff-task.ts';
import type { DayRange } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Bookings } from '../../../features/booking/model/bookings.ts';
import type { NoticeAnswers } from '../../../features/booking/notices/answer-notice.server.ts';
import type { EnterPriceRaise } from '../../../features/booking/notices/enter-price-raise.server.ts';
import type { Incidents } from '../../../features/booking/notices/incidents.server.ts';
import type { findRaisable } from '../../../features/booking/notices/late-raises.server.ts';
import type { ListedNotice, NoticeList } from '../../../features/booking/notices/listed-notice.ts';
import type { findNoticeOfOffice } from '../../../features/booking/notices/trip-notices.server.ts';
import type { OfficeService } from '../../../features/booking/office/office-service.server.ts';
import type { ReviewStore } from '../../../features/booking/reviews/review-store.server.ts';
import type { CaseService } from '../../../features/cases/store/case-service.server.ts';
import type { Compensations } from '../../../features/cases/store/compensations.server.ts';
import type { CaseTemplates } from '../../../features/cases/templates/case-templates.server.ts';
import type { RestoreOffice } from '../../../features/restore/restore-findings.server.ts';
import type { PricePreview } from '../../../features/sale-check/prices/price-preview.ts';
import type { SaleCheck } from '../../../features/sale-check/sale-check.ts';
import type { AccountStore } from '../../../features/staff/account-store.server.ts';
import type { PasskeyStore } from '../../../features/staff/passkey-store.server.ts';
import type { StaffStore } from '../../../features/staff/staff-store.server.ts';
import type { VoucherOffice } from '../../../features/vouchers/office/voucher-office.ts';
import type { Promotions } from '../../../features/vouchers/store/promotions.server.ts';
import type { WithdrawalOffice } from '../../../features/withdrawal/office/withdrawal-list.ts';
import type { DeliveriesPort } from '../../../ports/supply/deliveries-port.ts';
import type { OfficeBrands } from '../brands/office-subject.ts';

/** Dependencies of the back office. */
export interface OfficeDeps {
  readonly staff: StaffStore;
  readonly passkeys: PasskeyStore;
  readonly accounts: AccountStore;
  readonly service: OfficeService;
  readonly bookings: Pick<Bookings, 'findTravelDocument'>;
  /** Number of the booking that staff have made for a caller in a session of the shop; null for none. */
  readonly findBookingOfCaller: (session: string) => Promise<string | null>;
  /** Encrypts what is searched for in addresses, which access logs and histories keep: names of customers stay out of them. */
  readonly searches: Sealer;
  /** What waits for the service staff, by trade: on the first page. */
  readonly tasks: readonly ListStaffTasks[];
  /** Keys and names of the brands: bookings are filtered by them. */
  readonly brands: BrandNames;
  readonly brandOf: OfficeBrands;
  readonly notices: NoticesOffice;
  readonly cases: CasesOffice;
  readonly vouchers: VouchersOffice;
  /** Withdrawals for which no contract was found. */
  readonly withdrawals: WithdrawalOffice;
  readonly reviews: Pick<ReviewStore, 'list' | 'decide' | 'findPicture'>;
  readonly restore: RestoreOffice;
  readonly saleCheck: SaleCheck;
  readonly pricePreview: PricePreview;
  readonly deliveries: DeliveriesPort;
  readonly figures: OfficeFigures;
  readonly clock: Clock;
}

/** The figures of the first page. */
export interface OfficeFigures {
  /** Steps to a sale that pages have counted, of all brands. */
  readSteps(range: DayRange): Promise<readonly StepCount[]>;
  /** Of all brands. */
  listSales(range: DayRange): Promise<readonly DailySales[]>;
  listDepartures(range: DayRange, brands: BrandScope): Promise<Departures>;
}

/** What staff read about notices to travellers, and incidents that they open. */
export interface NoticesOffice {
  list(list: NoticeList, brands: BrandScope, limit?: number): Promise<readonly ListedNotice[]>;
  readonly incidents: Incidents;
  /** Null for an id that no notice has. */
  find(id: string): ReturnType<typeof findNoticeOfOffice>;
  readonly answers: Pick<NoticeAnswers, 'record'>;
  readonly enterRaise: EnterPriceRaise;
  /** Null for a number that no trip has. */
  findRaisable(bookingNumber: string): ReturnType<typeof findRaisable>;
  /** False for an id that is of no raise that came too late, or that somebody has seen already. */
  markLateRaiseSeen(bookingNumber: string, noticeId: string): Promise<boolean>;
}

/** What staff read and change about gift vouchers and promotion codes. */
export interface VouchersOffice {
  readonly office: VoucherOffice;
  readonly promotions: Promotions;
  /** The company that sells under a brand. */
  readonly companyOf: (brand: string) => string;
}

/** What staff read and change about complaints and compliments. */
export interface CasesOffice {
  readonly service: CaseService;
  readonly compensations: Compensations;
  readonly templates: CaseTemplates;
  readonly files: Pick<CaseFiles, 'list' | 'open'>;
}

export interface OfficeOptions {
  /** Scripts of the pages. */
  readonly scripts: readonly string[];
}
