import type { FastifyInstance } from 'fastify';
import { seesBrand } from '../../../domain/staff/brand-scope.ts';
import type { StaffStore } from '../../../features/staff/staff-store.server.ts';
import type { RouteName } from '../../../routes.ts';
import { HttpError } from '../../../server/http/http-error.server.ts';
import { findStaff } from '../../../server/visitor/staff-session.server.ts';
import type { OfficeBrands, OfficeSubject } from './office-subject.ts';

export type OfficeRoute = Extract<RouteName, `back_office${string}`>;

/**
 * What staff of some brands meet at a route:
 * - `open`: nobody's trade, such as the sign-in and the own account
 * - `narrowed`: the handler passes `member.brands` on to what it reads and changes
 * - `house`: belongs to no brand, so only those who see all may have it
 * - the name of a parameter: one thing, which has to be of their brands
 */
export const officeAccess: Readonly<Record<OfficeRoute, 'open' | 'narrowed' | 'house' | OfficeSubject>> = {
  back_office: 'narrowed',
  back_office_search: 'open',
  back_office_sign_in: 'open',
  back_office_enter: 'open',
  back_office_sign_out: 'open',
  back_office_start: 'narrowed',
  back_office_passkey_offer: 'open',
  back_office_passkey_enter: 'open',
  back_office_account: 'open',
  back_office_new_passkey_offer: 'open',
  back_office_new_passkey: 'open',
  back_office_passkey: 'open',
  back_office_accounts: 'house',
  back_office_new_account: 'house',
  back_office_account_change: 'house',
  back_office_audit: 'house',
  back_office_set_up: 'open',
  back_office_set_up_finish: 'open',
  back_office_booking: 'bookingNumber',
  back_office_cancellation: 'bookingNumber',
  back_office_decision: 'bookingNumber',
  back_office_trip_caller: 'bookingNumber',
  back_office_price_raise: 'bookingNumber',
  back_office_price_raise_enter: 'bookingNumber',
  back_office_price_raise_seen: 'bookingNumber',
  back_office_document: 'bookingNumber',
  back_office_cases: 'narrowed',
  back_office_case_search: 'open',
  back_office_case_templates: 'house',
  back_office_case_template_change: 'house',
  back_office_case: 'caseNumber',
  back_office_case_change: 'caseNumber',
  back_office_caller: 'narrowed',
  back_office_notices: 'narrowed',
  back_office_notice: 'noticeId',
  back_office_notice_answer: 'noticeId',
  back_office_incident: 'narrowed',
  back_office_incident_open: 'narrowed',
  back_office_refunds: 'narrowed',
  back_office_ledger_export: 'narrowed',
  back_office_sale_check: 'narrowed',
  back_office_prices: 'narrowed',
  back_office_deliveries: 'house',
  back_office_delivery: 'house',
  back_office_delivery_decision: 'house',
  back_office_restore: 'house',
  back_office_restore_settle: 'house',
  back_office_vouchers: 'narrowed',
  back_office_voucher_search: 'open',
  back_office_voucher_export: 'narrowed',
  back_office_voucher_liability: 'narrowed',
  back_office_voucher: 'voucherId',
  back_office_voucher_change: 'voucherId',
  back_office_reviews: 'narrowed',
  back_office_review: 'reviewId',
  back_office_review_picture: 'reviewId',
  back_office_withdrawals: 'narrowed',
  back_office_withdrawal_settle: 'withdrawalId',
  back_office_promotions: 'narrowed',
  back_office_promotion_change: 'narrowed',
  back_office_case_file: 'caseId',
};

/**
 * Keeps staff of some brands from everything of the others, before any handler runs: what an address names is as if it did not exist
 * (404), what belongs to no brand is refused (403), and so is a route that the table does not know.
 */
export function registerBrandGuard(
  app: FastifyInstance,
  { staff, brandOf }: { readonly staff: StaffStore; readonly brandOf: OfficeBrands },
): void {
  app.addHook('preValidation', async (request) => {
    const { routeName } = request.routeOptions.config;
    if (routeName === undefined || !isOfficeRoute(routeName)) return;
    const access = officeAccess[routeName];
    if (access === 'open') return;
    const member = await findStaff(request, staff);
    // Handlers redirect to the sign-in where nobody is signed in.
    if (member === null || member.brands === null || access === 'narrowed') return;
    if (access === undefined || access === 'house')
      throw new HttpError(403, 'forbidden', 'This account sees some brands alone.');
    const { [access]: value = '' } = request.params as Partial<Record<OfficeSubject, string>>;
    const brand = await brandOf[access](value);
    if (brand === null || !seesBrand(member.brands, brand))
      throw new HttpError(404, 'not-found', 'There is no such thing in the brands of this account.');
  });
}

const isOfficeRoute = (name: RouteName): name is OfficeRoute => name.startsWith('back_office');
