import type { StaffRole } from '../../src/domain/staff/staff.ts';
import type { RouteName } from '../../src/routes.ts';

/** What everybody does who signs in or sets up an account. */
const ofEverybody: readonly RouteName[] = [
  'back_office_account',
  'back_office_enter',
  'back_office_new_passkey',
  'back_office_new_passkey_offer',
  'back_office_passkey',
  'back_office_passkey_enter',
  'back_office_passkey_offer',
  'back_office_set_up',
  'back_office_set_up_finish',
  'back_office_sign_in',
  'back_office_sign_out',
  // It shows each role its own tasks.
  'back_office_start',
];

const ofService: readonly RouteName[] = [
  'back_office',
  'back_office_booking',
  'back_office_caller',
  'back_office_cancellation',
  'back_office_case',
  'back_office_case_change',
  'back_office_case_file',
  'back_office_case_search',
  'back_office_case_template_change',
  'back_office_case_templates',
  'back_office_cases',
  'back_office_decision',
  'back_office_deliveries',
  'back_office_delivery',
  'back_office_delivery_decision',
  'back_office_document',
  'back_office_incident',
  'back_office_incident_open',
  'back_office_ledger_export',
  'back_office_notice',
  'back_office_notice_answer',
  'back_office_notices',
  'back_office_price_raise',
  'back_office_price_raise_enter',
  'back_office_price_raise_seen',
  'back_office_prices',
  'back_office_promotion_change',
  'back_office_promotions',
  'back_office_refunds',
  'back_office_restore',
  'back_office_restore_settle',
  'back_office_review',
  'back_office_review_picture',
  'back_office_reviews',
  'back_office_sale_check',
  'back_office_search',
  'back_office_trip_caller',
  'back_office_voucher',
  'back_office_voucher_change',
  'back_office_voucher_export',
  'back_office_voucher_liability',
  'back_office_voucher_search',
  'back_office_vouchers',
  'back_office_withdrawal_settle',
  'back_office_withdrawals',
];

const ofEditors: readonly RouteName[] = [
  'editing_compare',
  'editing_create',
  'editing_discard',
  'editing_list',
  'editing_open',
  'editing_palette',
  'editing_prepare',
  'editing_presence',
  'editing_restore',
  'editing_save',
  'editing_targets',
  'editing_version',
  'editor',
  'editor_preview',
  'media_change',
  'media_delete',
  'media_list',
  'media_picture',
  'media_upload',
  'media_usage',
];

const ofPublishers: readonly RouteName[] = ['editing_publish', 'editing_unpublish', 'editing_schedule'];

/** Accounts and the audit log. */
const ofAdmins: readonly RouteName[] = [
  'back_office_account_change',
  'back_office_accounts',
  'back_office_audit',
  'back_office_new_account',
];

const givenTo = (names: readonly RouteName[], roles: readonly StaffRole[]) =>
  names.map((name) => [name, roles] as const);

/** The roles that may call each route of the office and the editor; an admin may call all. A new call belongs into one of the lists. */
export const rolesOfCalls: Readonly<Partial<Record<RouteName, readonly StaffRole[]>>> = Object.fromEntries([
  ...givenTo(ofEverybody, ['service', 'editor', 'publisher']),
  ...givenTo(ofService, ['service']),
  ...givenTo(ofEditors, ['editor', 'publisher']),
  ...givenTo(ofPublishers, ['publisher']),
  ...givenTo(ofAdmins, []),
]);
