import type { ColumnType } from 'kysely';

/**
 * Tables and columns of the migrated database. Do not edit: `npm run build:database-types` writes this file from the migrations, and
 * `npm run check` fails where the two differ.
 */

/** Returned as text, since it may exceed what a number holds exactly. */
type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;
/** Decimal text, since a number would lose digits. */
type Decimal = ColumnType<string, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Returned as midnight of the process's time zone: select `day::text` instead. */
type CalendarDate = ColumnType<Date, string, string>;
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>;
/** Written as text by JSON.stringify: `pg` would write a JavaScript array as a PostgreSQL array. */
type Json = ColumnType<unknown, string, string>;
type WithDefault<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
/** Calculated by PostgreSQL and never written. */
type ReadOnly<T> = ColumnType<T extends ColumnType<infer S, unknown, unknown> ? S : T, never, never>;

export interface BookingTable {
  id: string;
  checkout_id: string;
  attempt: number;
  version: WithDefault<number>;
  state: string;
  hold_state: WithDefault<string>;
  payment_state: WithDefault<string>;
  order: Json;
  booking_number: string;
  placed_at: Timestamp;
  hold_id: string | null;
  hold_total: Int8 | null;
  supplier_number: string | null;
  supplier_fee: Int8 | null;
  payment_id: string | null;
  action: Json | null;
  details: string | null;
  round: WithDefault<number>;
  certificate_number: string | null;
  invoice_number: string | null;
  booked_at: Timestamp | null;
  failure: string | null;
  new_base: Int8 | null;
  to_refund: WithDefault<Int8>;
  reason: string | null;
  resume_state: string | null;
  tries: WithDefault<number>;
  soft_told: WithDefault<boolean>;
  entered_at: WithDefault<Timestamp>;
  shopper_until: Timestamp | null;
  next_at: WithDefault<Timestamp | null>;
  locked_by: string | null;
  locked_until: Timestamp | null;
  is_under_way: ReadOnly<boolean | null>;
  company_id: string;
  charged_back: WithDefault<Int8>;
  attention: string[] | null;
  anonymised_at: Timestamp | null;
  refund_round: WithDefault<number>;
  has_failed: ReadOnly<boolean | null>;
  needs_staff: ReadOnly<boolean | null>;
  member_id: string | null;
  voucher_state: WithDefault<string>;
  miles_state: WithDefault<string>;
  miles_reservation: string | null;
  miles_to_return: WithDefault<Int8>;
  trip_booking_id: string | null;
  refunded: WithDefault<Int8>;
  goodwill: WithDefault<Int8>;
  later_refund: WithDefault<Int8>;
  amended: Json | null;
  change_fees: WithDefault<Int8>;
  paid_out: WithDefault<Int8>;
  refunded_miles: WithDefault<Int8>;
  refunded_vouchers: WithDefault<Int8>;
  due_refund: Json | null;
  agreed_fee: Int8 | null;
  guest_erased_at: Timestamp | null;
  member_acts: WithDefault<boolean>;
}

export interface BookingDocumentTable {
  booking_id: string;
  kind: string;
  name: string;
  type: string;
  content: Bytes;
  open_amount: number | null;
  issue: WithDefault<number>;
  issued_at: Timestamp | null;
}

export interface BookingEventTable {
  id: ReadOnly<Int8>;
  booking_id: string;
  at: Timestamp;
  kind: string;
  facts: WithDefault<Json>;
}

export interface BookingMailTable {
  booking_id: string;
  kind: 'confirmation' | 'soft-booked' | 'failed' | 'cancelled' | 'refund-failed' | 'link' | 'part-refund' | 'cancellation-received';
  state: WithDefault<'due' | 'taken' | 'refused'>;
  tries: WithDefault<number>;
  next_at: WithDefault<Timestamp>;
  locked_by: string | null;
  locked_until: Timestamp | null;
  copy: WithDefault<number>;
}

export interface BookingSequenceTable {
  name: string;
  last: Int8;
}

export interface BookingSourceTable {
  booking_id: string;
  placed_at: Timestamp;
  session: string;
  address: string | null;
  is_card: boolean;
  card_range: string | null;
}

export interface BookingStepTable {
  booking_id: string;
  name: string;
  input: string;
  outcome: Json;
  attempts: WithDefault<number>;
  at: Timestamp;
}

export interface CancellationInvoiceTable {
  booking_id: string;
  kind: 'cancellation-invoice' | 'fee-invoice';
  number: string;
  issued_at: Timestamp;
  cancelled_number: string;
  cancelled_issued_at: Timestamp;
  amount: number;
  refund: number;
  owed: number;
}

export interface CaptchaUsedTable {
  digest: Bytes;
  expires_at: Timestamp;
}

export interface CaseAddressTable {
  token_digest: Bytes;
  case_id: string;
}

export interface CaseCompensationTable {
  id: string;
  case_id: string;
  booking_id: string;
  kind: 'price-reduction' | 'goodwill';
  amount: Int8;
  currency: string;
  state: 'proposed' | 'confirmed' | 'paid-out' | 'withdrawn';
  proposed_by: string;
  proposed_at: Timestamp;
  confirmed_by: string | null;
  confirmed_at: Timestamp | null;
  ended_by: string | null;
  ended_at: Timestamp | null;
}

export interface CaseEventTable {
  id: ReadOnly<Int8>;
  case_id: string;
  at: Timestamp;
  kind: string;
  staff_id: string | null;
  facts: WithDefault<Json>;
}

export interface CaseMailTable {
  id: string;
  case_id: string;
  kind: 'receipt' | 'answer' | 'decision' | 'thanks' | 'reminder';
  message_id: string | null;
  facts: WithDefault<Json>;
  state: WithDefault<'due' | 'taken' | 'refused'>;
  tries: WithDefault<number>;
  next_at: WithDefault<Timestamp>;
  locked_by: string | null;
  locked_until: Timestamp | null;
}

export interface CaseMessageTable {
  id: string;
  case_id: string;
  at: Timestamp;
  direction: 'in' | 'out';
  is_automatic: WithDefault<boolean>;
  message_id: string | null;
  sender: string;
  subject: string;
  body: string;
  quoted: WithDefault<string>;
}

export interface CaseTemplateTable {
  topic: string;
  language: string;
  body: string;
}

export interface CheckoutTable {
  id: string;
  session: string;
  brand: string;
  created_at: Timestamp;
  base_total: Int8;
  currency: string;
  offer_key: Json;
  party: Json;
  trip: Json;
  extras: WithDefault<Json>;
  insurance_market: string | null;
  price_confirmed_at: Timestamp;
  travellers: Json | null;
  contact: Json | null;
  comments: WithDefault<string>;
  first_person_billed: WithDefault<boolean>;
  billing: Json | null;
  tracking_params: WithDefault<Json>;
  company_id: string;
  purchase_currency: string;
  exchange_rate: Decimal;
  revision: WithDefault<number>;
  orders: WithDefault<number>;
  previous_session: string | null;
  first_session: string;
  member_id: string | null;
  member_percent: Decimal;
  price_by_kind: Json | null;
  promotion: Json | null;
  vouchers: WithDefault<Json>;
  miles: Json | null;
  early_booking: WithDefault<Int8>;
  bought_base: Int8 | null;
  exchange_rate_day: string | null;
  former_id: string | null;
  former_total: Int8 | null;
  carries_extras: WithDefault<boolean>;
  markup: Json | null;
}

export interface CodeMissTable {
  source: string;
  at: Timestamp;
}

export interface CombinedTripTable {
  id: string;
  hold_key: string;
  digest: string;
  state: 'held' | 'booking' | 'payment-open' | 'undoing' | 'booked' | 'cancelling' | 'cancelled' | 'released' | 'refused' | 'staff';
  reason: string | null;
  offer: Json | null;
  party: Json | null;
  expires_at: Timestamp | null;
  travellers: Json | null;
  comments: WithDefault<string>;
  flights: Json | null;
  room: Json | null;
  booking_number: string | null;
  fee: number | null;
  holder: string | null;
  leased_until: Timestamp | null;
  created_at: Timestamp;
  watched_at: Timestamp | null;
  rooms_counted_at: Timestamp | null;
  has_second_room: boolean | null;
}

export interface CompanyTable {
  id: string;
  name: string;
  facts: Json | null;
  booking_start: WithDefault<string>;
  document_prefix: string | null;
}

export interface ComplaintCaseTable {
  id: string;
  number: string;
  booking_id: string | null;
  brand: string;
  language: string;
  locale: string;
  origin: string;
  reason: 'complaint' | 'compliment' | 'accessible-room';
  complaint: Json | null;
  state: string;
  assigned_to: string | null;
  received_at: Timestamp;
  clock_started_at: Timestamp;
  answered_at: Timestamp | null;
  decided_at: Timestamp | null;
  ended_at: Timestamp | null;
  guest_waits_since: Timestamp | null;
  undelivered_at: Timestamp | null;
  notices: WithDefault<string[]>;
  due_at: Timestamp | null;
  is_waiting: boolean;
  version: WithDefault<number>;
  anonymised_at: Timestamp | null;
  submission_key: Bytes | null;
}

export interface ComplaintFileTable {
  id: string;
  owner: Bytes | null;
  network: string | null;
  case_id: string | null;
  name: string;
  type: string | null;
  bytes: Int8;
  scan: WithDefault<'clean' | 'infected' | 'unscanned'>;
  scan_attempts: WithDefault<number>;
  scanned_at: Timestamp | null;
  written_until: Timestamp | null;
  created_at: Timestamp;
  expires_at: Timestamp | null;
}

export interface ComplaintMissTable {
  source: string;
  at: Timestamp;
}

export interface ComplaintReplyTable {
  key: Bytes;
  content: string;
  expires_at: Timestamp;
}

export interface ComplaintSubmissionTable {
  key: Bytes;
  case_id: string | null;
  case_number: string | null;
  opening_until: Timestamp | null;
  sent_at: Timestamp;
}

export interface ContentDocumentTable {
  brand: string;
  kind: string;
  slug: string;
  version: WithDefault<number>;
  body: Json;
  seed_digest: string | null;
  updated_at: WithDefault<Timestamp>;
  id: WithDefault<string>;
  revision: WithDefault<number>;
}

export interface ContentDraftTable {
  document_id: string;
  brand: string;
  kind: string;
  slug: string;
  body: Json;
  revision: number;
  edited_by: string | null;
  edited_at: Timestamp;
}

export interface ContentPresenceTable {
  document_id: string;
  window_id: string;
  staff_id: string;
  is_editing: boolean;
  seen_at: Timestamp;
}

export interface ContentRedirectTable {
  brand: string;
  slug: string;
  document_id: string;
}

export interface ContentScheduleTable {
  document_id: string;
  slug: string;
  body: Json;
  revision: number;
  due_at: Timestamp;
  note: string;
  scheduled_by: string;
  scheduled_at: Timestamp;
  problems: Json | null;
}

export interface ContentSeedTable {
  brand: string;
  kind: string;
  slug: string;
  document_id: string;
}

export interface ContentVersionTable {
  document_id: string;
  version: number;
  brand: string;
  kind: string;
  slug: string;
  body: Json;
  at: Timestamp;
  published_by: string | null;
  note: string;
}

export interface DatabaseRestoreTable {
  id: ReadOnly<Int8>;
  backup_made_at: Timestamp;
  restored_at: Timestamp;
  skipped: Json;
  compared_at: Timestamp | null;
}

export interface DueRefundTable {
  id: string;
  booking_id: string;
  amount: Int8;
  reason: 'change' | 'withdrawal' | 'goodwill' | 'cancellation';
  note: WithDefault<string>;
  decided_by: string | null;
  created_at: Timestamp;
  promised_on: CalendarDate;
  state: WithDefault<'proposed' | 'due' | 'refunding' | 'refunded' | 'failed'>;
  settled_at: Timestamp | null;
  is_hurried: WithDefault<boolean>;
}

export interface ExchangeRateTable {
  source: string;
  day: string;
  base: string;
  currency: string;
  rate: Decimal;
  read_at: Timestamp;
}

export interface FavoriteTable {
  owner: string;
  hotel_id: number;
  added_at: Timestamp;
  search: Json;
  offer: string | null;
  shown_total: Int8 | null;
}

export interface FavoriteListTable {
  owner: string;
  share_token: string;
  used_at: WithDefault<Timestamp>;
  merged_into: string | null;
}

export interface GuestReviewTable {
  id: WithDefault<string>;
  booking_id: string;
  brand: string;
  hotel_id: number;
  stayed_until: CalendarDate;
  language: string;
  state: 'draft' | 'new' | 'published' | 'refused';
  content: Json;
  changed_at: Timestamp;
  decided_by: string | null;
  refusal: WithDefault<string>;
}

export interface GuestReviewPictureTable {
  id: string;
  review_id: string;
  picture: Bytes;
  width: number;
  height: number;
  added_at: Timestamp;
  agreed_at: Timestamp | null;
  refusal: WithDefault<string>;
  refused_by: string | null;
}

export interface IncidentTable {
  id: string;
  title: string;
  criteria: Json;
  proposal: 'information' | 'refund' | 'flights' | 'hotels';
  messages: Json | null;
  opened_by: string;
  opened_at: Timestamp;
}

export interface LedgerEntryTable {
  transaction_id: string;
  account: 'shopper' | 'provider' | 'supplier' | 'margin' | 'bank' | 'voucher' | 'bonus' | 'miles' | 'breakage';
  amount: Int8;
  purchase_amount: Int8;
  purchase_currency: string;
  exchange_rate: Decimal;
  exchange_rate_day: string | null;
}

export interface LedgerTransactionTable {
  id: string;
  booking_id: string | null;
  kind: 'sale' | 'capture' | 'refund' | 'refund-reversal' | 'payout' | 'chargeback' | 'chargeback-reversal' | 'cancellation' | 'compensation' | 'voucher-redemption' | 'voucher-return' | 'voucher-expiry' | 'voucher-correction' | 'voucher-payout' | 'miles-redemption' | 'miles-return' | 'change';
  document: string;
  currency: string;
  at: Timestamp;
  company_id: string;
  voucher_id: string | null;
}

export interface LoyaltyCreditTable {
  booking_id: string;
  traveller: string;
  member_number: string;
  last_name: string;
  points: Int8;
  state: 'planned' | 'credited' | 'refused' | 'withdrawing' | 'withdrawn';
  due_at: Timestamp;
  tries: WithDefault<number>;
  locked_by: string | null;
  locked_until: Timestamp | null;
}

export interface LoyaltyLinkTable {
  id: string;
  member_id: string | null;
  session: string | null;
  member_number: string;
  first_name: string;
  last_name: string;
  token: string;
  created_at: Timestamp;
}

export interface LoyaltyLinkAttemptTable {
  state: Bytes;
  checkout_id: string;
  code_verifier: string;
  expires_at: Timestamp;
}

export interface MailTable {
  id: string;
  taken_at: Timestamp;
  content: Json | null;
}

export interface MailAttachmentTable {
  mail_id: string;
  position: number;
  name: string;
  type: string;
  content: Bytes;
}

export interface MediaItemTable {
  id: string;
  name: string;
  digest: Bytes;
  picture: Bytes;
  width: number;
  height: number;
  alt: WithDefault<Json>;
  crop_x: WithDefault<number>;
  crop_y: WithDefault<number>;
  crop_width: WithDefault<number>;
  crop_height: WithDefault<number>;
  focal_x: WithDefault<number>;
  focal_y: WithDefault<number>;
  revision: WithDefault<number>;
  framing: WithDefault<number>;
  uploaded_by: string;
  uploaded_at: Timestamp;
  changed_by: string;
  changed_at: Timestamp;
  is_generated: WithDefault<boolean>;
}

export interface MemberTable {
  id: string;
  issuer: string;
  subject: string;
  email: string | null;
  is_email_verified: boolean;
  nickname: string;
  first_name: string | null;
  last_name: string | null;
  user_metadata: WithDefault<Json>;
  wants_newsletter: WithDefault<boolean>;
  list_id: string | null;
  created_at: Timestamp;
  signed_in_at: Timestamp;
  signed_out_at: Timestamp | null;
}

export interface MemberPreferenceTable {
  member_id: string;
  language: string | null;
  currency: string | null;
  market: string | null;
  preferred_airport: string | null;
}

export interface MemberSearchTable {
  member_id: string;
  search_key: string;
  search: Json;
  searched_at: Timestamp;
}

export interface MemberSessionTable {
  token_digest: Bytes;
  member_id: string;
  tokens: string;
  refreshing_until: Timestamp | null;
  begun_at: Timestamp;
  used_at: Timestamp;
  expires_at: Timestamp;
  authenticated_at: Timestamp | null;
}

export interface MigrationTable {
  name: string;
  hash: string;
  applied_at: WithDefault<Timestamp>;
}

export interface NewsletterConsentTable {
  id: string;
  address_digest: Bytes;
  brand: string;
  list: string;
  source: string;
  text_version: string;
  language: string;
  state: 'pending' | 'confirmed' | 'ended';
  email: string | null;
  former_email: string | null;
  requested_at: Timestamp;
  confirmed_at: Timestamp | null;
  ended_at: Timestamp | null;
  end_reason: string | null;
}

export interface NewsletterKeyTable {
  is_only: WithDefault<boolean>;
  sealed: string;
}

export interface NewsletterReadingTable {
  name: string;
  read_until: Timestamp | null;
  due_at: WithDefault<Timestamp>;
  attempts: WithDefault<number>;
  locked_by: string | null;
  locked_until: Timestamp | null;
}

export interface NewsletterRequestTable {
  id: ReadOnly<Int8>;
  address_digest: Bytes;
  network_digest: Bytes | null;
  has_mail: boolean;
  requested_at: Timestamp;
}

export interface NewsletterSuppressionTable {
  address_digest: Bytes;
  list: string;
  reason: string;
  suppressed_at: Timestamp;
}

export interface NewsletterTaskTable {
  id: string;
  kind: 'confirm' | 'change' | 'sync' | 'erase';
  email: string;
  former_email: string | null;
  brand: string;
  locale: string;
  origin: string;
  language: string;
  lists: string[];
  consent_ids: WithDefault<string[]>;
  created_at: Timestamp;
  next_at: Timestamp;
  tries: WithDefault<number>;
  locked_by: string | null;
  locked_until: Timestamp | null;
}

export interface PageChangeTable {
  kind: 'hotel' | 'place';
  id: number;
  digest: string;
  changed_at: Timestamp;
}

export interface PartnerCheckoutTable {
  partner: string;
  reference: string;
  checkout_id: string;
  key_digest: Bytes;
  opens_until: Timestamp;
  opened_at: Timestamp | null;
  created_at: Timestamp;
}

export interface PaymentMessageTable {
  booking_id: string;
  id: string;
  event: string;
  amount: Int8 | null;
  received_at: Timestamp;
  next_at: Timestamp | null;
}

export interface PaymentRequestTable {
  id: string;
  booking_id: string;
  amount: Int8;
  purpose: 'balance' | 'request';
  note: WithDefault<string>;
  requested_by: string | null;
  due_on: CalendarDate;
  token_digest: string;
  state: WithDefault<'open' | 'paid' | 'withdrawn'>;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  stage: WithDefault<number>;
  next_at: Timestamp | null;
  tries: WithDefault<number>;
  locked_by: string | null;
  locked_until: Timestamp | null;
}

export interface PriceAlertTable {
  id: string;
  email: string;
  address_digest: Bytes;
  brand: string;
  market: string;
  locale: string;
  language: string;
  origin: string;
  hotel_id: number | null;
  search: Json;
  watch_key: string;
  name: string;
  last_departure: string | null;
  currency: string;
  target_amount: Int8 | null;
  known_amount: Int8 | null;
  state: WithDefault<'pending' | 'active' | 'ended'>;
  token_digest: Bytes;
  token_until: Timestamp;
  requested_at: Timestamp;
  confirmed_at: Timestamp | null;
  ends_at: Timestamp | null;
  ended_at: Timestamp | null;
  end_reason: 'reader' | 'replaced' | 'departed' | 'expired' | 'gone' | 'refused' | null;
  missing_since: string | null;
  next_check_at: Timestamp;
  tries: WithDefault<number>;
  locked_by: string | null;
  locked_until: Timestamp | null;
}

export interface PriceAlertMailTable {
  id: string;
  alert_id: string;
  kind: 'confirm' | 'fallen' | 'target' | 'available' | 'ending' | 'gone';
  day: string;
  old_amount: Int8 | null;
  new_amount: Int8 | null;
  sealed_token: string | null;
  created_at: Timestamp;
  state: WithDefault<'due' | 'taken' | 'refused' | 'needless'>;
  next_at: Timestamp;
  tries: WithDefault<number>;
  locked_by: string | null;
  locked_until: Timestamp | null;
}

export interface PriceAlertPriceTable {
  alert_id: string;
  day: string;
  amount: Int8 | null;
  currency: string;
}

export interface PriceAlertRequestTable {
  id: ReadOnly<Int8>;
  address_digest: Bytes;
  network_digest: Bytes | null;
  has_mail: boolean;
  requested_at: Timestamp;
}

export interface PriceHistoryTable {
  day: CalendarDate;
  sequence: Int8;
  place: number;
  ended_at: Timestamp;
  factor: string;
  first_day: number;
  last_day: number;
  former: Json;
}

export interface PriceHistoryEndTable {
  is_only: WithDefault<boolean>;
  sequence: WithDefault<Int8>;
  at: WithDefault<Timestamp>;
  complete_since: Timestamp | null;
}

export interface PromotionTable {
  id: string;
  company_id: string;
  brand: string;
  code: string;
  normalised: string;
  discount: Json;
  currency: string | null;
  market: WithDefault<string[]>;
  valid_from: CalendarDate | null;
  valid_to: CalendarDate | null;
  travel_from: CalendarDate | null;
  travel_to: CalendarDate | null;
  destinations: WithDefault<string[]>;
  minimum: WithDefault<Int8>;
  uses_in_all: number | null;
  uses_per_person: number | null;
  combinable_with_vouchers: WithDefault<boolean>;
  members_only: WithDefault<boolean>;
  created_at: Timestamp;
}

export interface PromotionUseTable {
  booking_id: string;
  promotion_id: string;
  person_digest: Bytes;
  state: 'locked' | 'used' | 'released';
  at: Timestamp;
}

export interface RequestCountTable {
  digest: Bytes;
  count: number;
  ends_at: Timestamp;
}

export interface RestoreFindingTable {
  id: WithDefault<string>;
  kind: 'unknown-payment' | 'payment-differs' | 'unknown-reservation' | 'reservation-differs' | 'link-withdrawn';
  subject: string;
  company_id: string | null;
  booking_number: string | null;
  amount: Int8 | null;
  currency: string | null;
  found_at: Timestamp;
  settled_at: Timestamp | null;
  settled_by: string | null;
  note: WithDefault<string>;
}

export interface RetentionJobTable {
  name: string;
  due_at: WithDefault<Timestamp>;
  attempts: WithDefault<number>;
  locked_by: string | null;
  locked_until: Timestamp | null;
}

export interface RoomRequestTable {
  id: ReadOnly<Int8>;
  address_digest: Bytes;
  network_digest: Bytes | null;
  has_mail: boolean;
  requested_at: Timestamp;
}

export interface SaleStepCountTable {
  day: CalendarDate;
  brand: string;
  market: string;
  step: 'search' | 'hotel' | 'checkout';
  count: Int8;
}

export interface SavedTravellerTable {
  id: string;
  member_id: string;
  gender: string;
  title: string;
  first_name: string;
  last_name: string;
  birth_date: CalendarDate;
  nationality: string;
  saved_at: Timestamp;
}

export interface ServerSecretTable {
  name: string;
  value: string;
  created_at: WithDefault<Timestamp>;
}

export interface ShardPlanTable {
  version: ReadOnly<number>;
  shards: number;
  planned_at: WithDefault<Timestamp>;
  serving_since: Timestamp | null;
}

export interface ShardRankingTable {
  digest: string;
  bytes: Bytes;
  used_at: WithDefault<Timestamp>;
}

export interface ShardReplicaTable {
  id: string;
  version: number;
  shard: number;
  sequence: Int8;
  seen_at: WithDefault<Timestamp>;
}

export interface SignInAttemptTable {
  state_digest: Bytes;
  browser_digest: Bytes;
  pending: string;
  expires_at: Timestamp;
}

export interface SignInThrottleTable {
  digest: string;
  attempts: number;
  last_at: Timestamp;
}

export interface StaffTable {
  id: WithDefault<string>;
  email: string;
  name: string;
  role: 'service' | 'editor' | 'publisher' | 'admin';
  password: string;
  code_secret: string;
  code_step: WithDefault<Int8>;
  created_at: Timestamp;
  disabled_at: Timestamp | null;
  erased_at: Timestamp | null;
  brands: string[] | null;
}

export interface StaffAuditTable {
  id: ReadOnly<Int8>;
  at: Timestamp;
  staff_id: string | null;
  action: string;
  subject: WithDefault<string>;
  facts: WithDefault<Json>;
}

export interface StaffChallengeTable {
  digest: Bytes;
  staff_id: string | null;
  expires_at: Timestamp;
}

export interface StaffPasskeyTable {
  id: string;
  staff_id: string;
  host: string;
  public_key: Bytes;
  counter: Int8;
  transports: string[];
  name: string;
  made_at: Timestamp;
  used_at: Timestamp | null;
}

export interface StaffSessionTable {
  token_digest: Bytes;
  staff_id: string;
  begun_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp;
}

export interface StaffSetUpTable {
  staff_id: string;
  token_digest: Bytes;
  code_secret: string;
  expires_at: Timestamp;
}

export interface SupplierNoticeCursorTable {
  is_only: WithDefault<boolean>;
  sequence: WithDefault<Int8>;
}

export interface SupplierWebhookTable {
  supplier: string;
  id: string;
  kind: string;
  order_id: string | null;
  received_at: Timestamp;
}

export interface SupplyLogTable {
  sequence: Int8;
  batch: Bytes;
  appended_at: WithDefault<Timestamp>;
}

export interface SupplyLogIdentityTable {
  is_only: WithDefault<boolean>;
  id: WithDefault<string>;
}

export interface TripCodeTable {
  id: ReadOnly<Int8>;
  booking_id: string;
  code_digest: Bytes;
  sent_at: Timestamp;
  expires_at: Timestamp;
  attempts: WithDefault<number>;
  used_at: Timestamp | null;
  browser: Bytes;
  network: Bytes | null;
}

export interface TripNoticeTable {
  id: string;
  booking_id: string;
  source: string;
  sequence: Int8 | null;
  incident_id: string | null;
  announced: Json | null;
  facts: Json | null;
  is_significant: WithDefault<boolean>;
  without_answer: WithDefault<'accepts' | 'cancels' | 'staff'>;
  state: WithDefault<'open' | 'accepted' | 'cancelled' | 'rebooked' | 'expired' | 'replaced' | 'dropped'>;
  created_at: Timestamp;
  answer_by: Timestamp | null;
  ended_at: Timestamp | null;
  stage: WithDefault<number>;
  next_at: Timestamp | null;
  tries: WithDefault<number>;
  locked_by: string | null;
  locked_until: Timestamp | null;
  seen_at: Timestamp | null;
  agreed_at: Timestamp | null;
  announced_late_at: Timestamp | null;
}

export interface UsualPriceTable {
  day: string;
  currency: string;
  home_country: string;
  region_id: number;
  month: number;
  flights: number;
  night: number;
}

export interface VoucherTable {
  id: string;
  company_id: string;
  brand: string;
  market: string;
  currency: string;
  code_digest: Bytes | null;
  hint: string | null;
  face_amount: Int8;
  state: 'ordered' | 'active' | 'blocked' | 'frozen' | 'void' | 'expired';
  valid_from: CalendarDate | null;
  expires_on: CalendarDate;
  booking_id: string | null;
  created_at: Timestamp;
  minimum: WithDefault<Int8>;
  combinable: WithDefault<boolean>;
}

export interface VoucherCheckoutTable {
  id: string;
  visitor_id: string;
  brand: string;
  company_id: string;
  currency: string;
  amount: Int8 | null;
  info: Json | null;
  has_passed_captcha: WithDefault<boolean>;
  holds_stock: WithDefault<boolean>;
  revision: WithDefault<number>;
  created_at: Timestamp;
  used_at: Timestamp;
  member_id: string | null;
}

export interface VoucherCorrectionTable {
  id: string;
  voucher_id: string;
  amount: Int8;
  reason: string;
  state: 'proposed' | 'confirmed' | 'withdrawn';
  proposed_by: string;
  proposed_at: Timestamp;
  ended_by: string | null;
  ended_at: Timestamp | null;
}

export interface VoucherDeliveryTable {
  voucher_id: string;
  due_at: Timestamp;
  ended_at: Timestamp | null;
  end_reason: 'delivered' | 'refused' | 'withdrawn' | 'unavailable' | null;
  attempts: WithDefault<number>;
  locked_by: string | null;
  locked_until: Timestamp | null;
}

export interface VoucherEventTable {
  id: ReadOnly<Int8>;
  voucher_id: string;
  at: Timestamp;
  kind: string;
  staff_id: string | null;
  facts: WithDefault<Json>;
}

export interface VoucherKeyTable {
  is_only: WithDefault<boolean>;
  sealed: string;
}

export interface VoucherMovementTable {
  id: ReadOnly<Int8>;
  voucher_id: string;
  at: Timestamp;
  kind: 'issue' | 'lock' | 'unlock' | 'burn' | 'return' | 'expiry' | 'correction' | 'refund';
  amount: Int8;
  booking_id: string | null;
  note: WithDefault<string>;
}

export interface VoucherOfferTable {
  id: string;
  due_refund_id: string;
  amount: Int8;
  bonus: Int8;
  offered_by: string;
  note: string;
  offered_at: Timestamp;
  ends_at: Timestamp;
  state: WithDefault<'open' | 'taken' | 'refused'>;
  answered_at: Timestamp | null;
  answer_language: string | null;
  answer_words: string | null;
  voucher_id: string | null;
  mail_state: WithDefault<'due' | 'taken' | 'refused' | 'ended'>;
  next_at: Timestamp;
  tries: WithDefault<number>;
  locked_by: string | null;
  locked_until: Timestamp | null;
}

export interface VoucherStockTable {
  brand: string;
  amount: Int8;
  left_count: number;
}

export interface WaitingNoticeTable {
  id: string;
  sequence: Int8;
  booking_number: string;
  received_at: Timestamp;
  reported_at: Timestamp | null;
}

export interface WithdrawalTable {
  id: string;
  brand: string;
  language: string;
  origin: string;
  name: string;
  order_number: string;
  email: string;
  received_at: Timestamp;
  outcome: 'accepted' | 'redeemed' | 'late' | 'unknown' | 'insurance' | 'no-right' | 'trip' | 'closed' | null;
  acknowledged_at: Timestamp | null;
  due_at: Timestamp;
  attempts: WithDefault<number>;
  locked_by: string | null;
  locked_until: Timestamp | null;
  settled_at: Timestamp | null;
  settled_by: string | null;
  settled_number: string | null;
  settled_reason: WithDefault<string>;
  answered_at: Timestamp | null;
}

export interface IdentityProviderAccountTable {
  id: string;
  email: string;
  is_email_verified: WithDefault<boolean>;
  nickname: string;
  password: string;
  wants_newsletter: WithDefault<boolean>;
  created_at: Timestamp;
  first_name: string | null;
  last_name: string | null;
}

export interface IdentityProviderMailedLinkTable {
  token_digest: Bytes;
  account_id: string;
  purpose: 'verify' | 'reset';
  return_address: string | null;
  expires_at: Timestamp;
}

export interface IdentityProviderPasskeyTable {
  id: string;
  account_id: string;
  public_key: Bytes;
  counter: Int8;
  transports: string[];
  created_at: Timestamp;
  used_at: Timestamp | null;
  name: WithDefault<string>;
}

export interface IdentityProviderRecordTable {
  kind: string;
  id: string;
  payload: Json;
  grant_id: string | null;
  uid: string | null;
  expires_at: Timestamp | null;
}

export interface IdentityProviderSigningKeyTable {
  id: string;
  private_key: string;
  created_at: Timestamp;
}

export interface LoyaltyProgrammeCallTable {
  key: string;
  digest: string;
  answer: Json | null;
  forget_at: Timestamp;
}

export interface LoyaltyProgrammeCodeTable {
  digest: Bytes;
  member_number: string;
  redirect_uri: string;
  code_challenge: string;
  expires_at: Timestamp;
}

export interface LoyaltyProgrammeCreditTable {
  reference: string;
  member_number: string;
  points: Int8;
  is_taken_back: WithDefault<boolean>;
}

export interface LoyaltyProgrammeMemberTable {
  number: string;
  first_name: string;
  last_name: string;
  pin: string;
  wrong_pins: WithDefault<number>;
  locked_until: Timestamp | null;
  joined_at: Timestamp;
}

export interface LoyaltyProgrammeMovementTable {
  id: ReadOnly<Int8>;
  member_number: string;
  kind: 'opening' | 'reserved' | 'released' | 'lapsed' | 'given-back' | 'credited' | 'taken-back';
  points: Int8;
  reference: string;
  at: Timestamp;
}

export interface LoyaltyProgrammeReservationTable {
  reference: string;
  id: string;
  member_number: string | null;
  points: Int8;
  state: 'open' | 'redeemed' | 'released';
  given_back: WithDefault<Int8>;
  lapses_at: Timestamp;
}

export interface LoyaltyProgrammeTokenTable {
  digest: Bytes;
  member_number: string;
  issued_at: Timestamp;
}

export interface NewsletterContactTable {
  email: string;
  salutation: 'MALE' | 'FEMALE' | null;
  first_name: WithDefault<string>;
  last_name: WithDefault<string>;
  birthdate: string | null;
  preferred_airports: WithDefault<string[]>;
  preferred_travel_types: WithDefault<string[]>;
  has_children: WithDefault<boolean>;
  has_miles_more: WithDefault<boolean>;
  country: string | null;
  tracking_permission: WithDefault<boolean>;
  language: string;
}

export interface NewsletterListMemberTable {
  email: string;
  list: string;
}

export interface PaymentProviderCallTable {
  key: string;
  digest: string;
  answer: Json | null;
  forget_at: Timestamp;
  merchant: WithDefault<string>;
}

export interface PaymentProviderCardTable {
  id: string;
  shop_origin: string;
  language: string;
  opened_at: Timestamp;
  entered_at: Timestamp | null;
  first_digits: string | null;
  last_four: string | null;
  outcome: string | null;
  used_by: string | null;
}

export interface PaymentProviderMovementTable {
  id: ReadOnly<Int8>;
  payment_id: string;
  kind: 'authorised' | 'refused' | 'captured' | 'cancelled' | 'refunded' | 'chargeback';
  amount: Int8;
  at: Timestamp;
}

export interface PaymentProviderNoticeTable {
  id: string;
  reference: string;
  event: string;
  shop_origin: string;
  due_at: Timestamp;
  attempts: WithDefault<number>;
  created_at: Timestamp;
  delivered_at: Timestamp | null;
  locked_by: string | null;
  locked_until: Timestamp | null;
  merchant: WithDefault<string>;
}

export interface PaymentProviderPaymentTable {
  id: string;
  reference: string;
  request_digest: string | null;
  amount: Int8;
  currency: string;
  method: string;
  last_four: WithDefault<string>;
  state: 'pending' | 'authorised' | 'captured' | 'cancelled' | 'refused';
  refusal: string | null;
  authorised: Int8;
  captured: Int8;
  refunded: Int8;
  granted_until: Timestamp;
  is_returned_later: WithDefault<boolean>;
  action_kind: 'challenge' | 'redirect' | null;
  action_expires_at: Timestamp | null;
  is_refused_anyway: WithDefault<boolean>;
  action_id: string | null;
  wrong_codes: WithDefault<number>;
  return_url: string | null;
  language: string | null;
  created_at: Timestamp;
  first_digits: string | null;
  merchant: WithDefault<string>;
}

export interface PaymentVendorCallTable {
  key: string;
  digest: string;
  answer: Json | null;
  forget_at: Timestamp;
  company_id: string;
}

export interface PaymentVendorEndingTable {
  reference: string;
  vendor_id: string;
  since: Timestamp;
  tries: WithDefault<number>;
  next_at: Timestamp | null;
}

export interface PaymentVendorLeaseTable {
  reference: string;
  holder: string;
  until: Timestamp;
}

export interface PaymentVendorMessageTable {
  id: string;
  content: Json;
  received_at: Timestamp;
  tries: WithDefault<number>;
  next_at: Timestamp | null;
  company_id: string;
}

export interface PaymentVendorPaymentTable {
  reference: string;
  vendor_reference: string;
  vendor_id: string | null;
  request_digest: string | null;
  amount: Int8;
  currency: string;
  state: 'asked' | 'pending' | 'authorised' | 'captured' | 'cancelled' | 'refused';
  refusal: string | null;
  action: Json | null;
  action_expires_at: Timestamp | null;
  captured: WithDefault<Int8>;
  capture_key: string | null;
  is_lapsed: WithDefault<boolean>;
  asked_at: Timestamp;
  card: Json | null;
  company_id: string;
}

export interface PaymentVendorRefundTable {
  key: string;
  reference: string;
  amount: Int8;
  state: 'asked' | 'accepted' | 'granted' | 'refused';
  vendor_id: string | null;
  asked_at: Timestamp;
}

export interface SupplierAirlineTable {
  code: string;
  facts: Json;
  name: string | null;
  supplier: string | null;
}

export interface SupplierAirportTable {
  code: string;
  facts: Json;
}

export interface SupplierCallTable {
  key: string;
  digest: string;
  answer: Json | null;
  forget_at: Timestamp;
}

export interface SupplierDeliveryTable {
  id: string;
  state: 'waiting' | 'taking' | 'taken' | 'refused';
  sent_at: Timestamp;
  sent_by: string;
  is_full: boolean;
  findings: Json;
  decided_at: Timestamp | null;
  decided_by: string | null;
  report: string | null;
}

export interface SupplierDeliveryPieceTable {
  delivery_id: string;
  file: number;
  name: string;
  piece: number;
  content: Bytes;
}

export interface SupplierExtraGoodsTable {
  feed: 'transfer' | 'extra';
  code: string;
  hotel_id: number | null;
  place_id: number | null;
  airport: string | null;
  facts: Json;
}

export interface SupplierFeedTable {
  sequence: Int8;
  at: Int8;
  changes: Json;
}

export interface SupplierFeedArrivalTable {
  feed: string;
  arrived_at: Timestamp;
}

export interface SupplierFeedEndTable {
  is_only: WithDefault<boolean>;
  sequence: Int8;
}

export interface SupplierFlightsTable {
  origin: string;
  destination: string;
  block: number;
  flights: Bytes;
}

export interface SupplierHoldTable {
  id: string;
  state: 'held' | 'confirmed' | 'released' | 'expired' | 'declined' | 'cancelled' | 'applied';
  expires_at: Timestamp;
  offer: Json;
  hotel_id: number;
  first_night: number;
  nights: number;
  seats: number;
  booking_number: string | null;
  fee: number | null;
  extras: WithDefault<Json>;
  party_size: WithDefault<number>;
  travellers: Json | null;
  rooms: Json;
  terms: Json;
  comments: WithDefault<string>;
  changes: string | null;
  change_fee: WithDefault<number>;
}

export interface SupplierHotelTable {
  id: number;
  facts: Json;
}

export interface SupplierHotelEntryTable {
  hotel_id: number;
  entry: Json;
}

export interface SupplierHotelPictureTable {
  hotel_id: number;
  room_code: string;
  position: number;
  file_id: string;
  url: string | null;
  etag: string | null;
  facts: Json;
  valid_until: number | null;
}

export interface SupplierHotelReviewTable {
  hotel_id: number;
  id: string;
  facts: Json;
}

export interface SupplierHotelTextTable {
  hotel_id: number;
  section: string;
  language: string;
  body: string;
}

export interface SupplierNightsTable {
  plan_id: Int8;
  nights: Bytes;
}

export interface SupplierNoticeTable {
  sequence: ReadOnly<Int8>;
  id: string;
  booking_number: string;
  change: Json;
  at: Int8;
}

export interface SupplierOnewayDepartureTable {
  origin: string;
  destination: string;
  day: number;
  flight_id: number;
  key: string;
}

export interface SupplierOnewayFlightTable {
  key: string;
}

export interface SupplierPictureFileTable {
  id: string;
  digest: Bytes;
  picture: Bytes;
  width: number;
  height: number;
  is_generated: WithDefault<boolean>;
}

export interface SupplierPlaceTable {
  id: number;
  facts: Json;
}

export interface SupplierPlanTable {
  id: Int8;
  hotel_id: number;
  room_id: number;
  facts: Json;
  code: string | null;
  supplier: string | null;
}

export interface SupplierRefusedCurrencyTable {
  hotel_id: number;
  currency: string;
  file: string;
  line: number;
  refused_at: Timestamp;
}

export interface SupplierRoomTable {
  hotel_id: number;
  room_id: number;
  free: Bytes;
  code: string | null;
  facts: Json | null;
  allotment: number | null;
}

export interface SupplierSourceTable {
  id: ReadOnly<Int8>;
  subject: string;
  facts: 'self' | 'nights' | 'rates' | 'states' | 'arrivals' | 'gone';
  first_day: number | null;
  last_day: number | null;
  weekdays: WithDefault<number>;
  file: string;
  line: number;
  imported_at: Timestamp;
}

export interface SupplierTakenSeatTable {
  origin: string;
  destination: string;
  day: number;
  flight_id: Int8;
  seat: string;
  hold_id: string;
}

export interface SupplierWorldTable {
  is_only: WithDefault<boolean>;
  hotels: number;
  seed: Int8;
  generator: number;
  made_on: number;
  first_day: number;
  catalogue_changes: WithDefault<number>;
  currency: string;
}

export interface Database {
  booking: BookingTable;
  booking_document: BookingDocumentTable;
  booking_event: BookingEventTable;
  booking_mail: BookingMailTable;
  booking_sequence: BookingSequenceTable;
  booking_source: BookingSourceTable;
  booking_step: BookingStepTable;
  cancellation_invoice: CancellationInvoiceTable;
  captcha_used: CaptchaUsedTable;
  case_address: CaseAddressTable;
  case_compensation: CaseCompensationTable;
  case_event: CaseEventTable;
  case_mail: CaseMailTable;
  case_message: CaseMessageTable;
  case_template: CaseTemplateTable;
  checkout: CheckoutTable;
  code_miss: CodeMissTable;
  combined_trip: CombinedTripTable;
  company: CompanyTable;
  complaint_case: ComplaintCaseTable;
  complaint_file: ComplaintFileTable;
  complaint_miss: ComplaintMissTable;
  complaint_reply: ComplaintReplyTable;
  complaint_submission: ComplaintSubmissionTable;
  content_document: ContentDocumentTable;
  content_draft: ContentDraftTable;
  content_presence: ContentPresenceTable;
  content_redirect: ContentRedirectTable;
  content_schedule: ContentScheduleTable;
  content_seed: ContentSeedTable;
  content_version: ContentVersionTable;
  database_restore: DatabaseRestoreTable;
  due_refund: DueRefundTable;
  exchange_rate: ExchangeRateTable;
  favorite: FavoriteTable;
  favorite_list: FavoriteListTable;
  guest_review: GuestReviewTable;
  guest_review_picture: GuestReviewPictureTable;
  incident: IncidentTable;
  ledger_entry: LedgerEntryTable;
  ledger_transaction: LedgerTransactionTable;
  loyalty_credit: LoyaltyCreditTable;
  loyalty_link: LoyaltyLinkTable;
  loyalty_link_attempt: LoyaltyLinkAttemptTable;
  mail: MailTable;
  mail_attachment: MailAttachmentTable;
  media_item: MediaItemTable;
  member: MemberTable;
  member_preference: MemberPreferenceTable;
  member_search: MemberSearchTable;
  member_session: MemberSessionTable;
  migration: MigrationTable;
  newsletter_consent: NewsletterConsentTable;
  newsletter_key: NewsletterKeyTable;
  newsletter_reading: NewsletterReadingTable;
  newsletter_request: NewsletterRequestTable;
  newsletter_suppression: NewsletterSuppressionTable;
  newsletter_task: NewsletterTaskTable;
  page_change: PageChangeTable;
  partner_checkout: PartnerCheckoutTable;
  payment_message: PaymentMessageTable;
  payment_request: PaymentRequestTable;
  price_alert: PriceAlertTable;
  price_alert_mail: PriceAlertMailTable;
  price_alert_price: PriceAlertPriceTable;
  price_alert_request: PriceAlertRequestTable;
  price_history: PriceHistoryTable;
  price_history_end: PriceHistoryEndTable;
  promotion: PromotionTable;
  promotion_use: PromotionUseTable;
  request_count: RequestCountTable;
  restore_finding: RestoreFindingTable;
  retention_job: RetentionJobTable;
  room_request: RoomRequestTable;
  sale_step_count: SaleStepCountTable;
  saved_traveller: SavedTravellerTable;
  server_secret: ServerSecretTable;
  shard_plan: ShardPlanTable;
  shard_ranking: ShardRankingTable;
  shard_replica: ShardReplicaTable;
  sign_in_attempt: SignInAttemptTable;
  sign_in_throttle: SignInThrottleTable;
  staff: StaffTable;
  staff_audit: StaffAuditTable;
  staff_challenge: StaffChallengeTable;
  staff_passkey: StaffPasskeyTable;
  staff_session: StaffSessionTable;
  staff_set_up: StaffSetUpTable;
  supplier_notice_cursor: SupplierNoticeCursorTable;
  supplier_webhook: SupplierWebhookTable;
  supply_log: SupplyLogTable;
  supply_log_identity: SupplyLogIdentityTable;
  trip_code: TripCodeTable;
  trip_notice: TripNoticeTable;
  usual_price: UsualPriceTable;
  voucher: VoucherTable;
  voucher_checkout: VoucherCheckoutTable;
  voucher_correction: VoucherCorrectionTable;
  voucher_delivery: VoucherDeliveryTable;
  voucher_event: VoucherEventTable;
  voucher_key: VoucherKeyTable;
  voucher_movement: VoucherMovementTable;
  voucher_offer: VoucherOfferTable;
  voucher_stock: VoucherStockTable;
  waiting_notice: WaitingNoticeTable;
  withdrawal: WithdrawalTable;
  'identity_provider.account': IdentityProviderAccountTable;
  'identity_provider.mailed_link': IdentityProviderMailedLinkTable;
  'identity_provider.passkey': IdentityProviderPasskeyTable;
  'identity_provider.record': IdentityProviderRecordTable;
  'identity_provider.signing_key': IdentityProviderSigningKeyTable;
  'loyalty_programme.call': LoyaltyProgrammeCallTable;
  'loyalty_programme.code': LoyaltyProgrammeCodeTable;
  'loyalty_programme.credit': LoyaltyProgrammeCreditTable;
  'loyalty_programme.member': LoyaltyProgrammeMemberTable;
  'loyalty_programme.movement': LoyaltyProgrammeMovementTable;
  'loyalty_programme.reservation': LoyaltyProgrammeReservationTable;
  'loyalty_programme.token': LoyaltyProgrammeTokenTable;
  'newsletter.contact': NewsletterContactTable;
  'newsletter.list_member': NewsletterListMemberTable;
  'payment_provider.call': PaymentProviderCallTable;
  'payment_provider.card': PaymentProviderCardTable;
  'payment_provider.movement': PaymentProviderMovementTable;
  'payment_provider.notice': PaymentProviderNoticeTable;
  'payment_provider.payment': PaymentProviderPaymentTable;
  'payment_vendor.call': PaymentVendorCallTable;
  'payment_vendor.ending': PaymentVendorEndingTable;
  'payment_vendor.lease': PaymentVendorLeaseTable;
  'payment_vendor.message': PaymentVendorMessageTable;
  'payment_vendor.payment': PaymentVendorPaymentTable;
  'payment_vendor.refund': PaymentVendorRefundTable;
  'supplier.airline': SupplierAirlineTable;
  'supplier.airport': SupplierAirportTable;
  'supplier.call': SupplierCallTable;
  'supplier.delivery': SupplierDeliveryTable;
  'supplier.delivery_piece': SupplierDeliveryPieceTable;
  'supplier.extra_goods': SupplierExtraGoodsTable;
  'supplier.feed': SupplierFeedTable;
  'supplier.feed_arrival': SupplierFeedArrivalTable;
  'supplier.feed_end': SupplierFeedEndTable;
  'supplier.flights': SupplierFlightsTable;
  'supplier.hold': SupplierHoldTable;
  'supplier.hotel': SupplierHotelTable;
  'supplier.hotel_entry': SupplierHotelEntryTable;
  'supplier.hotel_picture': SupplierHotelPictureTable;
  'supplier.hotel_review': SupplierHotelReviewTable;
  'supplier.hotel_text': SupplierHotelTextTable;
  'supplier.nights': SupplierNightsTable;
  'supplier.notice': SupplierNoticeTable;
  'supplier.oneway_departure': SupplierOnewayDepartureTable;
  'supplier.oneway_flight': SupplierOnewayFlightTable;
  'supplier.picture_file': SupplierPictureFileTable;
  'supplier.place': SupplierPlaceTable;
  'supplier.plan': SupplierPlanTable;
  'supplier.refused_currency': SupplierRefusedCurrencyTable;
  'supplier.room': SupplierRoomTable;
  'supplier.source': SupplierSourceTable;
  'supplier.taken_seat': SupplierTakenSeatTable;
  'supplier.world': SupplierWorldTable;
}
