import type { RouteName } from '../../src/routes.ts';
import { fileContents } from '../factories/complaint-files.ts';
import type { FuzzedRoute } from './collect-routes.ts';
import type { FuzzedShop } from './open-fuzzed-shop.ts';
import { validBodies } from './valid-bodies.ts';

/** What a page of the shop would send to a route. */
export interface ValidRequest {
  readonly url: string;
  /** A form where the route reads one. */
  readonly body: object | undefined;
}

/** Sends a call of a page with the cookies of shopper and staff; the answer as JSON, or as text where it is none. */
export type Call = (method: 'GET' | 'POST', url: string, body?: object) => Promise<unknown>;

/** What differs from the values that are known, and from the bodies of `validBodies`. */
interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

type Examples = Readonly<
  Partial<Record<RouteName, Example | ((shop: FuzzedShop, call: Call) => Example | Promise<Example>)>>
>;

const first = ({ known }: FuzzedShop, name: string) => String(known[name]?.[0] ?? '');
const ordered = ({ known }: FuzzedShop): Example => ({
  params: { checkoutId: String(known.checkoutId?.at(-1)) },
});
const withDocument = (shop: FuzzedShop): Example => ({
  params: { ...ordered(shop).params, document: 'confirmation' },
});

/** A draft of the first document, as an editor opens and saves it. */
async function saveDraft(shop: FuzzedShop, call: Call): Promise<number> {
  const at = `/_editor/call/document/${first(shop, 'documentId')}`;
  const { draft } = (await call('GET', at)) as { draft: { revision: number; slug: string; body: object } };
  const { revision, slug, body } = draft;
  await call('POST', `${at}/save`, { revision, slug, body });
  return readRevision(shop, call);
}

async function readRevision(shop: FuzzedShop, call: Call): Promise<number> {
  const answer = await call('GET', `/_editor/call/document/${first(shop, 'documentId')}`);
  return (answer as { draft: { revision: number } }).draft.revision;
}

async function addAccount(call: Call): Promise<string> {
  const email = `${crypto.randomUUID()}@staff.example`;
  const page = await call('POST', '/_office/accounts/add', { name: 'Kim', email, role: 'editor' });
  return /set-up\?token=([\w-]+)/.exec(String(page))?.[1] ?? '';
}

/** A file of a complaint that is sent ahead. */
async function beginUpload(call: Call): Promise<string> {
  const bytes = fileContents.jpeg.length;
  const answer = await call('POST', '/de-de/ajax/complaint-upload', { name: 'pool.jpg', bytes });
  return (answer as { id: string }).id;
}

/** The cart of a gift voucher. */
async function withVoucherCart(_shop: FuzzedShop, call: Call): Promise<Example> {
  const answer = await call('POST', '/de-de/ajax/voucher/create', { data: {} });
  const { cart } = answer as { cart: { checkout: { id: string } } };
  return { params: { checkoutId: cart.checkout.id } };
}

const withNotice = ({ params, ...rest }: Example): Example => ({
  ...rest,
  params: { ...params, noticeId: 'A'.repeat(22) },
});

const search: Example = { query: { duration: '7' } };
const hotel = (shop: FuzzedShop): Example => ({ query: { duration: '7', hotelId: first(shop, 'hotelId') } });
const offer = (shop: FuzzedShop): Example => ({ query: { duration: '7', offer: first(shop, 'offer') } });

/** A month that is sold. */
const monthAhead = () => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 7);

const examples: Examples = {
  homepage: { params: { slug: 'sommer' } },
  resultlist: search,
  seoDestinationGlossary: { params: { prefix: 'k' } },
  seoDestinationContent: async (_shop, call) => {
    const page = String(await call('GET', '/de-de/k.html'));
    const [, group = '', path = ''] = /href="\/de-de\/([a-z0-9-]+)\/([a-z0-9/-]+)\.html"/.exec(page) ?? [];
    return { params: { group, path } };
  },
  checkout_processing: ordered,
  checkout_success: ordered,
  do_book: ordered,
  do_payment_finalize: ordered,
  booking_document: withDocument,
  trip: ordered,
  trip_document: withDocument,
  trip_change: ordered,
  trip_change_name: ordered,
  trip_rebook: ordered,
  trip_change_review: ordered,
  trip_code_send: ordered,
  trip_code_check: ordered,
  trip_data_export: ordered,
  integration_search_link: { params: { arrivalTlc: 'PMI' } },
  sitemap_part: { params: { sitemapPart: 'content' } },
  image: async (_shop, call) => {
    const page = String(await call('GET', '/de-de'));
    const [, width = '', height = '', scene = '', format = ''] =
      /\/image\/(\d+)x(\d+)\/([a-z0-9.-]+)\.(webp|avif)/.exec(page) ?? [];
    return { params: { width, height, scene, format } };
  },
  map_tile: { params: { z: '0', x: '0', y: '0' } },
  page_content: { query: { path: '/de-de' } },
  get_destination_autocomplete_options: { query: { keyword: 'kre' } },
  get_price_calendar: (shop) => ({ query: { destinations: first(shop, 'hotelId'), month: monthAhead() } }),
  get_hoteldetail_info: hotel,
  get_tour_operator_hotel_content: hotel,
  get_hoteldetail_reviews: hotel,
  get_room_board_type_matrix: hotel,
  get_hotel_calendar_offers: (shop) => ({
    query: { ...hotel(shop).query, calendarMonth: `01-${monthAhead().split('-').reverse().join('-')}` },
  }),
  get_hoteldetail_offer: offer,
  get_price_diff: offer,
  get_comparison_prices: (shop) => ({ query: { offers: first(shop, 'offer') } }),
  get_flight_alternatives: offer,
  get_flight_changer_departure_flights: offer,
  get_flight_changer_return_flights: offer,
  get_cascade_los: hotel,
  get_cascade_airports: hotel,
  get_cascade_months: hotel,
  get_cascade_dates: (shop) => ({ query: { ...hotel(shop).query, month: monthAhead() } }),
  get_dropdown_cascade_los: hotel,
  get_dropdown_cascade_airports: hotel,
  do_checkout_create: ({ known }) => ({
    body: { offer: known.offer?.[0], total: known.total?.[0], search: { duration: '7' }, trackingParams: {} },
  }),
  get_checkout_ancillaries: (shop) => ({ body: { checkoutId: first(shop, 'checkoutId') } }),
  get_rental_car_conditions: async ({ known }, call) => {
    for (const checkoutId of (known.checkoutId ?? []).map(String)) {
      const answer = await call('POST', `/de-de/ajax/booking/${checkoutId}/get-ancillaries`, {});
      const { ancillaries } = answer as { ancillaries: { refId: string; kind: string }[] };
      const car = ancillaries.find(({ kind }) => kind === 'rental_car');
      if (car !== undefined) return { params: { checkoutId, serviceId: car.refId } };
    }
    throw new Error('The supplier offers no rental car for any checkout');
  },
  do_coupon_set: { body: { data: { code: 'MEER-50' } } },
  do_price_change_accept: ({ known }) => ({ body: { data: { total: known.total?.[0] } } }),
  do_favorites_add: (shop) => ({
    body: { hotelId: Number(first(shop, 'hotelId')), search: { duration: '7' } },
  }),
  do_favorites_remove: (shop) => ({ body: { hotelId: Number(first(shop, 'hotelId')) } }),
  complaint_form: (shop) => ({
    body: { ...validBodies.complaint_form, orderId: first(shop, 'bookingNumber') },
  }),
  complaint_upload_part: async (_shop, call) => ({
    params: { uploadId: await beginUpload(call) },
    body: fileContents.jpeg,
  }),
  complaint_upload_remove: async (_shop, call) => ({ params: { uploadId: await beginUpload(call) } }),
  get_voucher_booking_cart: withVoucherCart,
  do_voucher_booking_info_set: withVoucherCart,
  do_voucher_booking_book: withVoucherCart,
  get_voucher_payment: withVoucherCart,
  do_voucher_payment_finalize: withVoucherCart,
  back_office_account_change: (shop) => ({
    body: { staffId: first(shop, 'staffId'), role: 'editor', action: 'change-role' },
  }),
  back_office_new_account: () => ({
    body: { name: 'Kim Lovelace', email: `${crypto.randomUUID()}@staff.example`, role: 'editor' },
  }),
  back_office_case_search: { body: { text: 'Lovelace', due: 'all' } },
  back_office_case_template_change: { body: { topic: 'thanks', of: 'de', body: 'Vielen Dank, {name}' } },
  back_office_case_change: { query: { version: '1' }, body: { change: 'note', note: 'Asked the hotel' } },
  back_office_voucher_search: { body: { text: 'Lovelace' } },
  back_office_voucher_export: { query: { month: '2026-10' } },
  back_office_voucher: { params: { voucherId: 'A'.repeat(22) } },
  back_office_voucher_change: {
    params: { voucherId: 'A'.repeat(22) },
    body: { change: 'block', reason: 'Lost' },
  },
  back_office_promotion_change: { body: { change: 'end', id: 'unknown' } },
  back_office: { query: { text: 'Lovelace' } },
  back_office_set_up: async (_shop, call) => ({ query: { token: await addAccount(call) } }),
  back_office_caller: { body: { action: 'begin' } },
  back_office_delivery_decision: {
    params: { deliveryId: crypto.randomUUID() },
    body: { decision: 'refuse' },
  },
  back_office_sale_check: {
    query: { hotel: '1000001', from: '2027-05-01', nights: '7', adults: '2', brand: 'abendmeer' },
  },
  back_office_refunds: { query: { list: 'late' } },
  back_office_refunds_export: { query: { list: 'all' } },
  trip_cancel_now: (shop) => ({ ...ordered(shop), body: { fee: 0, refund: 0, return: '' } }),
  trip_cancel: ordered,
  trip_notice: (shop) => withNotice(ordered(shop)),
  trip_notice_answer: (shop) => ({ ...withNotice(ordered(shop)), body: { answer: 'accept' } }),
  back_office_notices: { query: { list: 'late' } },
  back_office_notices_export: { query: { list: 'all' } },
  back_office_incident: { query: { airport: 'PMI' } },
  back_office_incident_open: {
    body: {
      id: 'A'.repeat(22),
      hotel: 'No hotel of this name',
      title: 'Test',
      message: 'Nothing has happened',
      proposal: 'information',
    },
  },
  trip_review: ordered,
  back_office_reviews: { query: { list: 'published' } },
  back_office_decision: { body: { decision: 'link' } },
  back_office_document: withDocument,
  editor: { params: { editorPlace: 'documents' } },
  editing_create: () => ({
    body: {
      id: crypto.randomUUID(),
      brand: 'abendmeer',
      kind: 'page',
      slug: `seite-${Date.now().toString(36)}`,
      title: { de: 'Seite', en: 'Page' },
      copyOf: null,
    },
  }),
  editing_presence: { body: { windowId: '00000000-0000-4000-8000-000000000000', state: 'editing' } },
  editing_save: async (shop, call) => {
    const answer = await call('GET', `/_editor/call/document/${first(shop, 'documentId')}`);
    const { revision, slug, body } = (answer as { draft: { revision: number; slug: string; body: object } })
      .draft;
    return { body: { revision, slug, body } };
  },
  editing_discard: async (shop, call) => ({ body: { revision: await saveDraft(shop, call) } }),
  editing_restore: async (shop, call) => ({
    body: { revision: await readRevision(shop, call), note: '', version: 1, to: 'draft' },
  }),
  editing_publish: async (shop, call) => ({ body: { revision: await saveDraft(shop, call), note: '' } }),
  editing_schedule: async (shop, call) => ({
    body: { revision: await saveDraft(shop, call), note: '', at: '2127-01-01T00:00:00Z' },
  }),
  editing_compare: { query: { from: 'published', to: 'draft', language: 'de' } },
  editing_version: { params: { version: '1' } },
  editing_targets: { query: { brand: 'abendmeer', language: 'de', text: 'kre' } },
  media_delete: ({ known }) => ({ params: { mediaId: String(known.mediaId?.at(-1)) } }),
  media_change: {
    body: {
      revision: 1,
      name: 'Sea',
      alt: { de: 'Meer' },
      crop: { x: 0, y: 0, width: 1, height: 1 },
      focal: { x: 0.5, y: 0.5 },
    },
  },
};

/** Builds the request that a page sends to a route, from values that exist. */
export async function buildValidRequest(
  route: FuzzedRoute,
  shop: FuzzedShop,
  call: Call,
): Promise<ValidRequest> {
  const given = examples[route.name as RouteName] ?? {};
  const { params = {}, query = {}, body } = typeof given === 'function' ? await given(shop, call) : given;
  const path = route.path.replace(
    /:(\w+)\(\^(?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\)/g,
    (_whole, name: string) => params[name] ?? first(shop, name),
  );
  const search = new URLSearchParams(query).toString();
  return {
    url: search === '' ? path : `${path}?${search}`,
    body: body ?? validBodies[route.name as RouteName],
  };
}

/** Routes whose valid request cannot be made here, and why; each still gets crafted ones. */
export const WITHOUT_SUCCESS: Readonly<Partial<Record<RouteName, string>>> = {
  back_office_enter: 'needs the code of an authenticator',
  back_office_set_up_finish: 'needs the code of an authenticator',
  back_office_passkey_enter: 'needs the signature of an authenticator',
  back_office_new_passkey: 'needs the signature of an authenticator',
  payment_webhook: 'needs the signature of the provider',
  newsletter_webhook: 'needs the token of the vendor',
  create_external: 'needs the signature of a partner',
  voucher: 'needs a gift voucher that was paid',
  back_office_voucher: 'needs a gift voucher that was sold',
  back_office_voucher_change: 'needs a gift voucher that was sold',
  payment_link: 'needs the link of a trip with a deposit',
  get_payment_link: 'needs the link of a trip with a deposit',
  get_payment_link_fields: 'needs the link of a trip with a deposit',
  do_payment_link_pay: 'needs the link of a trip with a deposit',
  do_payment_link_finalize: 'needs the link of a trip with a deposit',
  open_external: 'needs the key that a partner got',
  newsletter_one_click: 'needs the link of a mail',
  trip_data_export: 'needs the code of a mail',
  trip_data_erase: 'needs the code of a mail',
  trip_wallet: 'needs a certificate of an account at Apple',
  trip_refund: 'needs a trip that is refunded',
  trip_review_send: 'needs the code of a mail',
  trip_review_withdraw: 'needs the code of a mail',
  back_office_review: 'needs a review of a guest',
  back_office_delivery: 'needs a delivery that is held',
  back_office_delivery_decision: 'needs a delivery that is held',
  trip_change_quote: 'needs the code of a mail',
  trip_transfer_quote: 'needs the code of a mail',
  trip_extras_quote: 'needs the code of a mail',
  trip_change_place: 'needs the code of a mail',
  trip_rebook_quote: 'needs the code of a mail',
  get_trip_change: 'needs the code of a mail',
  get_trip_change_fields: 'needs the code of a mail',
  do_trip_change_pay: 'needs the code of a mail',
  do_trip_change_finalize: 'needs the code of a mail',
  trip_notice_answer: 'needs the code of a mail',
  newsletter_get_customer_id: 'needs a member',
  media_upload: 'takes a file: one was uploaded when the shop was opened',
  email_verification_redirect: 'needs a member',
  logged_in_redirect: 'needs the answer of an issuer',
  logged_out_redirect: 'needs a member',
  login: 'leads to the issuer',
  verification_required: 'needs a member',
  account: 'needs a member',
  sessions_end: 'needs a member',
  account_export: 'needs a member',
  account_delete: 'needs a member',
  account_traveller_delete: 'needs a member',
  account_airport_set: 'needs a member',
  account_search_save: 'needs a member',
  account_searches: 'needs a member',
  account_searches_clear: 'needs a member',
  captcha_challenge: 'needs a shop with a captcha',
};

/** Routes of the table that this shop does not serve, and why. */
export const NOT_SERVED: Readonly<Partial<Record<RouteName, string>>> = {
  gallery: 'registered by its path, in development alone, and sent requests by that name',
  metrics: 'on the port of the operator',
  outbox: 'on the port of the operator',
  supplier_cause: 'lets something happen to a booking of the shop',
  supplier_switch: 'makes the supplier fail, which is its way to a 503',
};
