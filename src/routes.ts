/**
 * The route table: every path this product answers, by name, in one place that server and browser share.
 * `url.ts` matches and builds from it; nothing else spells a path (ROUTE-001 … ROUTE-058).
 *
 * Path shapes use `{name}` for a parameter; what a parameter may contain is said once, in `parameterShapes`.
 * `{_locale}` is the site's locale segment (ROUTE-002): which values exist is configuration, see `Brand.locales`.
 */
export const parameterShapes = {
  _locale: '[a-z]{2}-[a-z]{2}',
  /** One segment in lower case (ROUTE-008). */
  slug: '[a-z0-9]+(?:-[a-z0-9]+)*',
  slugPath: '[A-Za-z0-9_-]{1,100}',
  slugName: '[A-Za-z0-9_-]{1,150}',
  /** Giata id of a hotel (ROUTE-016): digits, at most nine so that it fits a PostgreSQL integer. */
  g: '[0-9]{1,9}',
  checkoutId: '[A-Za-z0-9_-]{16,64}',
  /** One lowercase letter (ROUTE-035). */
  prefix: '[a-z]',
  group: '[a-z0-9]+(?:-[a-z0-9]+)*',
  path: '[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}',
  /** Three-letter airport code in either letter case (ROUTE-043, ROUTE-044). */
  arrivalTlc: '[A-Za-z]{3}',
  hotelId: '[0-9]{1,9}',
  serviceId: '[A-Za-z0-9_-]{1,64}',
  /** A kind, or the number of an invoice. */
  document: '[A-Za-z0-9-]{3,40}',
  bookingNumber: '[A-Z0-9]{4}-[A-Z0-9]{4}',
  voucherId: '[A-Za-z0-9_-]{22}',
  noticeId: '[A-Za-z0-9_-]{22}',
  deliveryId: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  findingId: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  /** Of a payment's link: 128 bits. */
  token: '[A-Za-z0-9_-]{22}',
  company: '[a-z0-9-]{1,40}',
  caseNumber: 'C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}',
  editorPlace: '(?:documents|media|history|accounts|edit-[0-9a-f-]{36})',
  uploadId: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  caseId: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  fileId: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  documentId: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  reviewId: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  pictureId: '[a-z0-9]{24}',
  withdrawalId: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  refundId: '[A-Za-z0-9_-]{1,40}',
  offerId: '[A-Za-z0-9_-]{20}',
  mediaId: '[a-z0-9]{12,32}',
  version: '[1-9][0-9]{0,8}',
  sitemapPart: '(?:content|places|hotels-[1-9][0-9]{0,2})',
  width: '[0-9]{2,4}',
  height: '[0-9]{2,4}',
  scene: '[a-z0-9.-]{1,120}',
  format: '(?:webp|avif|jpeg)',
  mapSize: '(?:wide|narrow)',
  language: '(?:de|en|it|es|fr)',
  z: '[0-9]{1,2}',
  x: '[0-9]{1,5}',
  y: '[0-9]{1,5}',
} as const;

/** `page` answers with a view, `redirect` with another address, `endpoint` with data, `system` is outside the shop. */
export type RouteKind = 'page' | 'redirect' | 'endpoint' | 'system';

interface RouteShape {
  readonly kind: RouteKind;
  /** Path shape; a second entry is the same route's other shape (the optional slug of ROUTE-007, for example). */
  readonly paths: readonly [string, ...string[]];
  /** Values used when a link leaves a parameter out (ROUTE-014, ROUTE-015). */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly methods?: readonly ('GET' | 'POST')[];
}

const page = <const P extends readonly [string, ...string[]]>(...paths: P) =>
  ({ kind: 'page', paths }) as const;
const redirect = <const P extends readonly [string, ...string[]]>(...paths: P) =>
  ({ kind: 'redirect', paths }) as const;
const get = <const P extends readonly [string, ...string[]]>(...paths: P) =>
  ({ kind: 'endpoint', paths, methods: ['GET'] }) as const;
const post = <const P extends readonly [string, ...string[]]>(...paths: P) =>
  ({ kind: 'endpoint', paths, methods: ['POST'] }) as const;
const system = <const P extends readonly [string, ...string[]]>(...paths: P) =>
  ({ kind: 'system', paths }) as const;

const changing = <const P extends readonly [string, ...string[]]>(...paths: P) =>
  ({ kind: 'system', paths, methods: ['POST'] }) as const;

export const routes = {
  homepage: page('/{_locale}', '/{_locale}/{slug}'),

  resultlist: page('/{_locale}/search'),
  all_destinations: page('/{_locale}/gallery/AllDestinations'),
  hoteldetail: {
    ...page('/{_locale}/hotel/{slugPath}/{slugName}-{g}'),
    defaults: { slugPath: 'detail', slugName: 'hotel' },
  },
  favorites: page('/{_locale}/favorites'),
  /** Read as a page with a form for the hotel or search in its query, posted to by that form. */
  price_alert: { ...page('/{_locale}/price-alert'), methods: ['POST'] },
  /** Asks staff for an accessible room of the hotel in its query, which cannot be chosen; posted to by its own form. */
  room_request: { ...page('/{_locale}/room-request'), methods: ['POST'] },
  /** The link of a mail: read as a page with one button, posted to by it. Programs that open links of mails confirm nothing. */
  price_alert_confirm: { ...page('/{_locale}/price-alert/confirm'), methods: ['POST'] },
  /** One's price alerts by the link of a mail, posted to by the buttons that end and prolong them. */
  price_alerts: { ...page('/{_locale}/price-alerts'), methods: ['POST'] },
  seoDestinationGlossary: page('/{_locale}/{prefix}.html'),
  seoDestinationContent: page('/{_locale}/{group}/{path}.html'),

  checkout_ancillaries: page('/{_locale}/booking/{checkoutId}/ancillaries'),
  checkout_info: page('/{_locale}/booking/{checkoutId}/info'),
  checkout_customer_payment: page('/{_locale}/booking/{checkoutId}/customer_payment'),
  /** Read as a page, posted to by a bank's page that sends the shopper back. */
  checkout_payment: { ...page('/{_locale}/booking/{checkoutId}/payment'), methods: ['POST'] },
  /** Read as a page, posted to as the call that follows the booking (FLOW-020, POLL-001). */
  checkout_processing: { ...page('/{_locale}/booking/{checkoutId}/process'), methods: ['POST'] },
  checkout_success: page('/{_locale}/booking/{checkoutId}/success'),
  checkout_fail: page('/{_locale}/booking/{checkoutId}/fail'),
  checkout_soft_booked: page('/{_locale}/booking/{checkoutId}/soft_booked'),
  /** Read as a page, posted to by a bank's page that sends the buyer back (ROUTE-032). */
  voucher_form: { ...page('/{_locale}/voucher'), methods: ['POST'] },
  voucher: page('/{_locale}/voucher/{checkoutId}/success'),
  /** The link of a gift voucher's mail and PDF, with its code in the query. */
  voucher_link: redirect('/{_locale}/voucher/redeem'),

  /** Read as a page, posted to by a bank's page that sends the shopper back. */
  payment_link: { ...page('/{_locale}/pay/{token}'), methods: ['POST'] },

  withdrawal: page('/{_locale}/withdrawal'),

  my_trips: page('/{_locale}/my-trips'),
  trip: page('/{_locale}/my-trips/{checkoutId}'),
  trip_change: page('/{_locale}/my-trips/{checkoutId}/change'),
  trip_change_name: page('/{_locale}/my-trips/{checkoutId}/change/names'),
  trip_change_transfer: page('/{_locale}/my-trips/{checkoutId}/change/transfer'),
  trip_change_extras: page('/{_locale}/my-trips/{checkoutId}/change/extras'),
  trip_rebook: page('/{_locale}/my-trips/{checkoutId}/change/trip'),
  /** Read as a page, posted to by a bank's page that sends the traveller back. */
  trip_change_review: { ...page('/{_locale}/my-trips/{checkoutId}/change/review'), methods: ['POST'] },
  trip_cancel: page('/{_locale}/my-trips/{checkoutId}/cancel'),
  trip_notice: page('/{_locale}/my-trips/{checkoutId}/notice/{noticeId}'),
  trip_voucher_offer: page('/{_locale}/my-trips/{checkoutId}/voucher/{offerId}'),
  trip_review: page('/{_locale}/my-trips/{checkoutId}/review'),

  login: page('/{_locale}/login'),
  account: page('/{_locale}/account'),
  /** The link of a mail: read as a page with one button, posted to by it. Programs that open links of mails confirm nothing. */
  newsletter_confirm: { ...page('/{_locale}/newsletter/confirm'), methods: ['POST'] },
  verification_required: page('/{_locale}/verification-required'),
  logged_in_redirect: redirect('/{_locale}/logged-in'),
  logged_out_redirect: redirect('/{_locale}/logged-out'),
  email_verification_redirect: redirect('/verification'),
  rah_legacy_resultlist: redirect('/{_locale}/gallery/{slugPath}'),
  rah_legacy_hoteldetail: redirect('/{_locale}/hotel/{slugPath}/{g}/{slugName}'),
  rah_legacy_flightchanger: redirect('/{_locale}/flight/{slugPath}/{g}/{slugName}'),
  /** Leads to the page of the loyalty programme, which leads back to the other one with its answer. */
  miles_link: redirect('/{_locale}/booking/{checkoutId}/miles-link'),
  miles_linked: redirect('/{_locale}/miles-linked'),
  integration_search_link: redirect('/{_locale}/destinations-gallery/{arrivalTlc}'),

  page_content: get('/{_locale}/ajax/page-content'),
  preferences_set: post('/{_locale}/ajax/preferences'),
  cookie_notice_close: post('/{_locale}/ajax/cookie-notice-close'),
  consent_set: post('/{_locale}/ajax/consent'),
  captcha_challenge: get('/{_locale}/ajax/captcha-challenge'),
  complaint_form: post('/{_locale}/ajax/complaint-form'),
  /** Files of a complaint that are sent ahead: begun, then part by part from where the last one ended. */
  complaint_upload: post('/{_locale}/ajax/complaint-upload'),
  complaint_upload_part: {
    kind: 'endpoint',
    paths: ['/{_locale}/ajax/complaint-upload/{uploadId}'],
    methods: ['GET', 'POST'],
  },
  complaint_upload_remove: post('/{_locale}/ajax/complaint-upload/{uploadId}/remove'),
  newsletter_subscribe: post('/{_locale}/ajax/newsletter-subscribe'),
  newsletter_unsubscribe: post('/{_locale}/ajax/newsletter-unsubscribe'),
  newsletter_get_customer_id: post('/{_locale}/ajax/newsletter-get-customer-id'),
  newsletter_get_customer_data: post('/{_locale}/ajax/newsletter-get-customer-data'),
  newsletter_update_customer: post('/{_locale}/ajax/newsletter-update-customer'),
  pending_code_remove: post('/{_locale}/ajax/remove-pending-code'),
  do_voucher_booking_create: post('/{_locale}/ajax/voucher/create'),
  get_voucher_booking_cart: get('/{_locale}/ajax/voucher/{checkoutId}/cart'),
  do_voucher_booking_info_set: post('/{_locale}/ajax/voucher/{checkoutId}/set-info'),
  do_voucher_booking_book: post('/{_locale}/ajax/voucher/{checkoutId}/book'),
  /** Card fields of a voucher's form, and what its buyer has done at the bank. */
  get_voucher_payment: post('/{_locale}/ajax/voucher/{checkoutId}/get-payment'),
  do_voucher_payment_finalize: post('/{_locale}/ajax/voucher/{checkoutId}/finalize-payment'),
  /** A payment by link: its state, its card fields, the payment, and what the shopper has done at the bank. */
  get_payment_link: get('/{_locale}/ajax/payment-link/{checkoutId}'),
  get_payment_link_fields: post('/{_locale}/ajax/payment-link/{checkoutId}/get-payment'),
  do_payment_link_pay: post('/{_locale}/ajax/payment-link/{checkoutId}/pay'),
  do_payment_link_finalize: post('/{_locale}/ajax/payment-link/{checkoutId}/finalize-payment'),
  /** A change of a trip that costs something: its state, card fields, the payment, and what the traveller has done at the bank. */
  get_trip_change: get('/{_locale}/ajax/trip-change/{checkoutId}'),
  get_trip_change_fields: post('/{_locale}/ajax/trip-change/{checkoutId}/get-payment'),
  do_trip_change_pay: post('/{_locale}/ajax/trip-change/{checkoutId}/pay'),
  do_trip_change_finalize: post('/{_locale}/ajax/trip-change/{checkoutId}/finalize-payment'),
  /** Withdrawal from a contract (Directive (EU) 2023/2673). */
  do_withdraw: post('/{_locale}/ajax/withdraw'),
  'fcse_event_logger.log': post('/{_locale}/event_logger/log', '/event_logger/log'),

  get_destination_autocomplete_options: get('/{_locale}/ajax/destination-autocomplete/options'),
  get_destinations: get('/{_locale}/ajax/destinations'),
  get_suggested_places: get('/{_locale}/ajax/suggested'),
  get_destination_serial: get('/{_locale}/ajax/destination_serial/list'),
  get_mixed_resultlist: get('/{_locale}/ajax/mixed-resultlist'),
  get_map_results: get('/{_locale}/ajax/search/map-results'),
  get_all_destinations: get('/{_locale}/ajax/all-destinations'),
  get_facets: get('/{_locale}/ajax/facets'),
  get_hoteldetail_info: get('/{_locale}/ajax/hoteldetail/info'),
  get_hoteldetail_offer: get('/{_locale}/ajax/hoteldetail/offer'),
  get_hoteldetail_reviews: get('/{_locale}/ajax/hoteldetail/reviews'),
  get_hotel_calendar_offers: get('/{_locale}/ajax/hoteldetail/calendar'),
  get_hotel_beppers: get('/{_locale}/ajax/hoteldetail/{hotelId}/beppers'),
  get_room_board_type_matrix: get('/{_locale}/ajax/room-board-type-matrix'),
  get_tour_operator_hotel_content: get('/{_locale}/ajax/tour-operator-hotel-content'),
  get_comparison_prices: get('/{_locale}/ajax/comparison-prices'),
  get_price_diff: get('/{_locale}/ajax/price-diff'),
  get_cascade_los: get('/{_locale}/ajax/cascade/los'),
  get_cascade_airports: get('/{_locale}/ajax/cascade/airports'),
  get_cascade_months: get('/{_locale}/ajax/cascade/months'),
  get_cascade_dates: get('/{_locale}/ajax/cascade/dates'),
  get_dropdown_cascade_los: get('/{_locale}/ajax/dropdown-cascade/los'),
  get_dropdown_cascade_airports: get('/{_locale}/ajax/dropdown-cascade/airports'),
  get_flight_alternatives: get('/{_locale}/ajax/flight-alternatives'),
  get_flight_changer_departure_flights: get('/{_locale}/ajax/flight-changer/departure-flights'),
  get_flight_changer_return_flights: get('/{_locale}/ajax/flight-changer/return-flights'),
  get_price_calendar: get('/{_locale}/ajax/price-calendar'),
  get_month_prices: get('/{_locale}/ajax/month-prices'),
  get_favorites_info: get('/{_locale}/ajax/favorites/info'),
  get_favorites_list: get('/{_locale}/ajax/favorites/list'),
  do_favorites_add: post('/{_locale}/ajax/favorites/add'),
  do_favorites_remove: post('/{_locale}/ajax/favorites/remove'),
  do_checkout_create: post('/{_locale}/ajax/booking/create'),
  create_external: post('/{_locale}/ajax/booking/create-external'),
  open_external: system('/{_locale}/booking/{checkoutId}/open'),
  get_checkout_ancillaries: post('/{_locale}/ajax/checkout/ancillaries'),
  get_ancillaries: post('/{_locale}/ajax/booking/{checkoutId}/get-ancillaries'),
  do_ancillaries_set: post('/{_locale}/ajax/booking/{checkoutId}/set-ancillaries'),
  do_ancillaries_choose: post('/{_locale}/ajax/booking/{checkoutId}/choose-ancillaries'),
  do_insurance_market_set: post('/{_locale}/ajax/booking/{checkoutId}/set-insurance-market'),
  get_rental_car_conditions: post(
    '/{_locale}/ajax/booking/{checkoutId}/get-rental-car-conditions/{serviceId}',
  ),
  do_price_change_accept: post('/{_locale}/ajax/booking/{checkoutId}/accept-price-change'),
  do_coupon_set: post('/{_locale}/ajax/booking/{checkoutId}/set-coupon'),
  do_info_set: post('/{_locale}/ajax/booking/{checkoutId}/set-info'),
  get_country_info: post('/{_locale}/ajax/booking/{checkoutId}/get-country-info'),
  get_payment: post('/{_locale}/ajax/booking/{checkoutId}/get-payment'),
  get_payment_alias: post('/{_locale}/ajax/booking/{checkoutId}/get-payment-alias'),
  do_payment_set: post('/{_locale}/ajax/booking/{checkoutId}/do-payment-set'),
  do_recurring_payment: post('/{_locale}/ajax/booking/{checkoutId}/do-recurring-payment'),
  do_verify_bin_number: post('/{_locale}/ajax/booking/{checkoutId}/do-verify-bin-number'),
  do_miles_more: post('/{_locale}/ajax/booking/{checkoutId}/miles-more'),
  do_payment_finalize: post('/{_locale}/ajax/booking/{checkoutId}/finalize-payment'),
  do_book: post('/{_locale}/ajax/booking/{checkoutId}/book'),
  booking_document: get('/{_locale}/booking/{checkoutId}/document/{document}'),
  trip_document: get('/{_locale}/my-trips/{checkoutId}/document/{document}'),
  /** A map with the hotel and the airport, as a picture. */
  trip_map: get('/{_locale}/my-trips/{checkoutId}/map-{mapSize}.svg'),
  /** The trip as a pass for a phone's wallet. */
  trip_wallet: get('/{_locale}/my-trips/{checkoutId}/wallet'),
  /** The day until which a refund is promised, for a calendar. */
  trip_refund: get('/{_locale}/my-trips/{checkoutId}/refund/{refundId}'),
  graphql: post('/{_locale}/graphql', '/graphql'),
  get_cheapest_offer: get('/{_locale}/api/v2/blue/cheapestOffer', '/api/v2/blue/cheapestOffer'),

  /** Forms of travellers, which work without script: the link to a trip by mail, the one-time code, and their data. */
  trip_find: changing('/{_locale}/ajax/trip/find'),
  trip_change_quote: changing('/{_locale}/ajax/trip/{checkoutId}/quote-change'),
  trip_transfer_quote: changing('/{_locale}/ajax/trip/{checkoutId}/quote-transfer'),
  trip_extras_quote: changing('/{_locale}/ajax/trip/{checkoutId}/quote-extras'),
  trip_rebook_quote: changing('/{_locale}/ajax/trip/{checkoutId}/quote-rebooking'),
  trip_change_place: changing('/{_locale}/ajax/trip/{checkoutId}/place-change'),
  trip_code_send: changing('/{_locale}/ajax/trip/{checkoutId}/send-code'),
  trip_code_check: changing('/{_locale}/ajax/trip/{checkoutId}/check-code'),
  trip_cancel_now: changing('/{_locale}/ajax/trip/{checkoutId}/cancel'),
  trip_notice_answer: changing('/{_locale}/ajax/trip/{checkoutId}/answer-notice/{noticeId}'),
  trip_voucher_answer: changing('/{_locale}/ajax/trip/{checkoutId}/answer-voucher/{offerId}'),
  trip_review_send: changing('/{_locale}/ajax/trip/{checkoutId}/send-review'),
  trip_review_withdraw: changing('/{_locale}/ajax/trip/{checkoutId}/withdraw-review'),
  trip_data_erase: changing('/{_locale}/ajax/trip/{checkoutId}/erase-data'),
  trip_data_export: changing('/{_locale}/ajax/trip/{checkoutId}/export-data'),

  /** Forms of members: no part of the API, and served where there is an issuer alone. */
  logout: changing('/{_locale}/logout'),
  password_reset: changing('/{_locale}/account/password'),
  sessions_end: changing('/{_locale}/account/sign-out-everywhere'),
  account_export: system('/{_locale}/account/export'),
  account_delete: changing('/{_locale}/account/delete'),
  account_search_save: changing('/{_locale}/ajax/account/last-search'),
  account_searches: system('/{_locale}/ajax/account/searches'),
  account_searches_clear: changing('/{_locale}/ajax/account/searches-clear'),
  account_traveller_delete: changing('/{_locale}/account/travellers/delete'),
  account_airport_set: changing('/{_locale}/account/airport'),

  /** Posted to by mail programs (RFC 8058); opened by a person it leads to the page that asks. */
  newsletter_one_click: {
    kind: 'system',
    paths: ['/{_locale}/newsletter/one-click'],
    methods: ['GET', 'POST'],
  },

  /** Posted to by mail programs (RFC 8058); opened by a person it leads to the page that asks. */
  price_alert_one_click: {
    kind: 'system',
    paths: ['/{_locale}/price-alerts/one-click'],
    methods: ['GET', 'POST'],
  },

  /** Keeps the pages of booked trips readable without a network. */
  trip_worker: system('/trip-worker.js'),

  root: system('/'),
  image: system('/image/{width}x{height}/{scene}.{format}'),
  map_style: system('/map/{language}/style.json'),
  map_places: system('/map/{language}/places.json'),
  map_tile: system('/map/{z}/{x}/{y}.mvt'),
  gallery: system('/_gallery'),
  payment_webhook: changing('/webhooks/payment'),
  company_payment_webhook: changing('/webhooks/payment/{company}'),
  newsletter_webhook: changing('/webhooks/newsletter'),
  flight_webhook: changing('/webhooks/flights'),
  outbox: system('/_outbox'),
  back_office: system('/_office'),
  back_office_search: changing('/_office/search'),
  back_office_sign_in: system('/_office/sign-in'),
  back_office_enter: changing('/_office/enter'),
  back_office_sign_out: changing('/_office/sign-out'),
  /** What waits for a decision; where those begin who look after bookings. */
  back_office_start: system('/_office/start'),
  back_office_passkey_offer: changing('/_office/passkey/offer'),
  back_office_passkey_enter: changing('/_office/passkey/enter'),
  back_office_account: system('/_office/account'),
  back_office_new_passkey_offer: changing('/_office/account/passkey/offer'),
  back_office_new_passkey: changing('/_office/account/passkey/add'),
  back_office_passkey: changing('/_office/account/passkey/change'),
  back_office_accounts: system('/_office/accounts'),
  back_office_new_account: changing('/_office/accounts/add'),
  back_office_account_change: changing('/_office/accounts/change'),
  back_office_audit: system('/_office/audit'),
  back_office_set_up: system('/_office/set-up'),
  back_office_set_up_finish: changing('/_office/set-up/finish'),
  back_office_booking: system('/_office/booking/{bookingNumber}'),
  back_office_cancellation: system('/_office/booking/{bookingNumber}/cancellation'),
  back_office_decision: changing('/_office/booking/{bookingNumber}/decision'),
  back_office_trip_caller: changing('/_office/booking/{bookingNumber}/caller'),
  back_office_price_raise: system('/_office/booking/{bookingNumber}/price-raise'),
  back_office_price_raise_enter: changing('/_office/booking/{bookingNumber}/price-raise/enter'),
  back_office_price_raise_seen: changing('/_office/booking/{bookingNumber}/price-raise/seen'),
  back_office_document: system('/_office/booking/{bookingNumber}/document/{document}'),
  back_office_cases: system('/_office/cases'),
  back_office_case_search: changing('/_office/cases/search'),
  back_office_case_templates: system('/_office/cases/templates'),
  back_office_case_template_change: changing('/_office/cases/templates/change'),
  back_office_case: system('/_office/case/{caseNumber}'),
  back_office_case_change: changing('/_office/case/{caseNumber}/change'),
  back_office_caller: changing('/_office/caller'),
  back_office_notices: system('/_office/notices'),
  back_office_notice: system('/_office/notice/{noticeId}'),
  back_office_notice_answer: changing('/_office/notice/{noticeId}/answer'),
  back_office_incident: system('/_office/notices/incident'),
  back_office_incident_open: changing('/_office/notices/incident/open'),
  back_office_refunds: system('/_office/refunds'),
  back_office_ledger_export: system('/_office/ledger/export'),
  back_office_sale_check: system('/_office/supply'),
  back_office_prices: system('/_office/supply/prices'),
  back_office_deliveries: system('/_office/supply/deliveries'),
  back_office_delivery: system('/_office/supply/delivery/{deliveryId}'),
  back_office_delivery_decision: changing('/_office/supply/delivery/{deliveryId}/decision'),
  back_office_vouchers: system('/_office/vouchers'),
  back_office_voucher_search: changing('/_office/vouchers/search'),
  back_office_voucher_export: system('/_office/vouchers/export'),
  back_office_voucher_liability: system('/_office/vouchers/liability'),
  back_office_voucher: system('/_office/voucher/{voucherId}'),
  back_office_voucher_change: changing('/_office/voucher/{voucherId}/change'),
  back_office_reviews: system('/_office/reviews'),
  back_office_review: changing('/_office/reviews/{reviewId}'),
  back_office_review_picture: system('/_office/reviews/{reviewId}/picture/{pictureId}'),
  back_office_withdrawals: system('/_office/withdrawals'),
  back_office_withdrawal_settle: changing('/_office/withdrawals/{withdrawalId}'),
  back_office_restore: system('/_office/restore'),
  back_office_restore_settle: changing('/_office/restore/{findingId}'),
  back_office_promotions: system('/_office/promotions'),
  back_office_promotion_change: changing('/_office/promotions/change'),
  back_office_case_file: system('/_office/case/{caseId}/file/{fileId}'),
  /** The editors' app; it knows its own places below. */
  editor: system('/_editor', '/_editor/{editorPlace}'),
  editor_preview: system('/_editor/preview/{documentId}'),
  editing_palette: system('/_editor/call/palette'),
  editing_list: system('/_editor/call/documents'),
  editing_create: changing('/_editor/call/create'),
  editing_open: system('/_editor/call/document/{documentId}'),
  editing_save: changing('/_editor/call/document/{documentId}/save'),
  editing_publish: changing('/_editor/call/document/{documentId}/publish'),
  editing_schedule: changing('/_editor/call/document/{documentId}/schedule'),
  editing_unpublish: changing('/_editor/call/document/{documentId}/unpublish'),
  editing_restore: changing('/_editor/call/document/{documentId}/restore'),
  editing_discard: changing('/_editor/call/document/{documentId}/discard'),
  editing_presence: changing('/_editor/call/document/{documentId}/presence'),
  editing_version: system('/_editor/call/document/{documentId}/version/{version}'),
  editing_compare: system('/_editor/call/document/{documentId}/compare'),
  editing_prepare: changing('/_editor/call/prepare'),
  editing_targets: system('/_editor/call/targets'),
  media_list: system('/_editor/call/media'),
  media_upload: changing('/_editor/call/media/upload'),
  media_change: changing('/_editor/call/media/{mediaId}/change'),
  /** The whole picture, for cutting it. */
  media_picture: system('/_editor/call/media/{mediaId}/picture'),
  media_usage: system('/_editor/call/media/{mediaId}/usage'),
  media_delete: changing('/_editor/call/media/{mediaId}/delete'),
  supplier: system('/_supplier'),
  supplier_switch: changing('/_supplier/switch'),
  supplier_cause: changing('/_supplier/cause'),
  health: system('/healthz'),
  readiness: system('/readyz'),
  metrics: system('/metrics'),
  openapi: system('/openapi.json'),
  robots: system('/robots.txt'),
  llms: system('/llms.txt'),
  security_txt: system('/.well-known/security.txt'),
  sitemap: system('/sitemap.xml'),
  sitemap_part: system('/sitemap-{sitemapPart}.xml'),
  favicon: system('/favicon.ico'),
} as const satisfies Record<string, RouteShape>;

export type RouteName = keyof typeof routes;
export type PageRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['kind'] extends 'page' ? Name : never;
}[RouteName];

/** Every page, in the order of the table. */
export const PAGE_ROUTE_NAMES = (Object.keys(routes) as RouteName[]).filter(
  (name): name is PageRouteName => routes[name].kind === 'page',
);

/** Groups of pages by the start of their route name (ROUTE-046, ROUTE-047). */
export type PageGroup = 'checkout' | 'seo';

/**
 * The group of pages a route belongs to, or null.
 * A group shares its page frame: checkout pages show no destination navigation, seo pages are indexable (ROUTE-048).
 */
export function findPageGroup(name: RouteName): PageGroup | null {
  if (name.startsWith('checkout')) return 'checkout';
  return name.startsWith('seo') ? 'seo' : null;
}

/** Pages outside the checkout whose address opens a purchase. */
const paysElsewhere: ReadonlySet<RouteName> = new Set(['voucher', 'voucher_form', 'payment_link']);

/** True for pages whose address carries the id of a checkout, or opens a payment: no cache stores them, and no other site learns it (checkout X-105). */
export function carriesCheckoutId(name: RouteName): boolean {
  return findPageGroup(name) === 'checkout' || paysElsewhere.has(name) || name.startsWith('trip');
}

/** True for a path of the back office or the editor: signing in may lead back to it, and refusals there are pages of staff. */
export function isStaffPath(path: string): boolean {
  return /^\/_(office|editor)(?=[/?#]|$)/.test(path);
}
