import { createHmac, randomUUID } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { newsletterParams } from '../../src/features/newsletter/newsletter-links.ts';
import { generateCode } from '../../src/features/staff/one-time-code.ts';
import { SIGNATURE_HEADER, signWebhook } from '../../src/ports/payment/sign-webhook.server.ts';
import type { RouteName } from '../../src/routes.ts';
import { fileContents } from '../factories/complaint-files.ts';
import { createSoftAuthenticator } from '../factories/soft-authenticator.ts';
import { cookieSecret } from '../factories/test-app.ts';
import type { FuzzedRoute } from './collect-routes.ts';
import { addStaff, sealAlertReader } from './known-people.ts';
import { type KnownTrip, requestedAmount, sealDraft } from './known-trips.ts';
import { type FuzzedShop, paintPicture, partner } from './open-fuzzed-shop.ts';
import { validBodies } from './valid-bodies.ts';

/** What a page of the shop would send to a route. */
export interface ValidRequest {
  readonly url: string;
  /** Beyond those that every page sends: a signature. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A form where the route reads one. */
  readonly body: object | undefined;
}

/** Sends a call of a page with the cookies of shopper and staff; the answer as JSON, or as text where it is none. */
export type Call = (method: 'GET' | 'POST', url: string, body?: object) => Promise<unknown>;

/** What differs from the values that are known, and from the bodies of `validBodies`. */
interface Example {
  readonly headers?: Readonly<Record<string, string>>;
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
  const page = await call('POST', '/_office/accounts/add', {
    name: 'Kim',
    email,
    role: 'editor',
    brands: '*',
  });
  return /set-up\?token=([\w-]+)/.exec(String(page))?.[1] ?? '';
}

const origin = 'http://localhost';

/** A passkey of the member of staff, as their account adds it. */
async function makePasskey(call: Call, authenticator = createSoftAuthenticator()): Promise<object> {
  const offer = (await call(
    'POST',
    '/_office/account/passkey/offer',
    {},
  )) as PublicKeyCredentialCreationOptionsJSON;
  return { proof: authenticator.make(offer, { origin }), name: 'Notebook' };
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

/** The parameters of a trip that is booked for what the route does to it. */
const trip =
  (name: KnownTrip, more: Omit<Example, 'params'> = {}) =>
  ({ trips }: FuzzedShop): Example => ({ params: { checkoutId: trips[name] }, ...more });
const ofLink = (shop: FuzzedShop): Example => ({ params: { checkoutId: first(shop, 'token') } });
const withDraft = (shop: FuzzedShop): Example => ({
  ...trip('to change')(shop),
  query: { draft: first(shop, 'draft') },
});
/** A trip whose name nobody has changed yet. */
const withOpenDraft = (shop: FuzzedShop): Example => ({
  ...ordered(shop),
  query: { draft: sealDraft(shop.trips['to read']) },
});
const ofChange = ({ trips, orderedDraft }: FuzzedShop): Example => ({
  params: { checkoutId: trips.changed },
  query: { draft: orderedDraft },
});

/** A call as a partner's server sends it. */
function signAsPartner(body: object): Pick<Example, 'body' | 'headers'> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', partner.key)
    .update(`${timestamp}.${JSON.stringify(body)}`)
    .digest('hex');
  return {
    body,
    headers: {
      'partner-id': partner.id,
      'partner-timestamp': timestamp,
      'partner-signature': signature,
    },
  };
}

const externalOffer = ({ known }: FuzzedShop) => ({
  offer: known.offer?.[0],
  total: known.total?.[0],
  search: { duration: '7' },
  trackingParams: {},
  reference: crypto.randomUUID(),
});

/** A message of the embedded payment provider. */
function signAsProvider(): Pick<Example, 'body' | 'headers'> {
  const secret = createHmac('sha256', cookieSecret).update('payment provider messages default').digest('hex');
  const body = { webhooks: [{ id: 'one', reference: 'unknown', event: 'captured' }] };
  return { body, headers: { [SIGNATURE_HEADER]: signWebhook(secret, JSON.stringify(body), Date.now()) } };
}

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
  trip_refund: ordered,
  trip_map: (shop) => ({ params: { ...ordered(shop).params, mapSize: 'wide' } }),
  trip_change: trip('to change'),
  trip_change_name: trip('to change'),
  trip_change_transfer: trip('to change'),
  trip_change_extras: trip('to change'),
  trip_rebook: trip('to change'),
  trip_change_review: withDraft,
  trip_change_quote: trip('to change', {
    body: { firstName: ['Adah', 'Grace'], lastName: ['Lovelace', 'Lovelace'] },
  }),
  trip_transfer_quote: trip('to change'),
  trip_extras_quote: trip('to change'),
  trip_rebook_quote: trip('to change'),
  trip_change_place: (shop) => ({
    ...trip('to change')(shop),
    body: { draft: first(shop, 'draft'), refund: 0, balance: 0 },
  }),
  get_trip_change: ofChange,
  get_trip_change_fields: withOpenDraft,
  do_trip_change_pay: withDraft,
  do_trip_change_finalize: ofChange,
  trip_code_send: ordered,
  trip_code_check: ordered,
  trip_data_export: ordered,
  trip_data_erase: trip('over'),
  get_payment_link: ofLink,
  get_payment_link_fields: ofLink,
  do_payment_link_pay: (shop) => ({
    ...ofLink(shop),
    body: {
      data: {
        amount: requestedAmount,
        selectedPayment: 'BankAccount',
        payment: { iban: 'DE89370400440532013000', holderName: 'Ada Lovelace' },
      },
    },
  }),
  do_payment_link_finalize: ofLink,
  payment_webhook: signAsProvider,
  company_payment_webhook: () => ({ ...signAsProvider(), params: { company: 'default' } }),
  create_external: (shop) => signAsPartner(externalOffer(shop)),
  open_external: async (shop) => {
    const { body, headers = {} } = signAsPartner(externalOffer(shop));
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/de-de/ajax/booking/create-external',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    });
    const { pathname, searchParams } = new URL((answer.json() as { address: string }).address);
    return {
      params: { checkoutId: pathname.split('/')[3] ?? '' },
      query: { key: searchParams.get('key') ?? '' },
    };
  },
  newsletter_confirm: ({ newsletter }) => ({
    query: { key: newsletter.confirmation },
    body: { key: newsletter.confirmation },
  }),
  newsletter_one_click: ({ newsletter }) => ({
    query: { [newsletterParams.recipient]: newsletter.recipient },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: { 'List-Unsubscribe': 'One-Click' },
  }),
  room_request: (shop) => ({ query: { hotel: first(shop, 'hotelId') } }),
  price_alert: (shop) => ({ query: { hotel: first(shop, 'hotelId') } }),
  price_alert_one_click: () => ({
    query: { key: sealAlertReader(), alert: randomUUID() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: { 'List-Unsubscribe': 'One-Click' },
  }),
  price_alerts: () => ({ body: { key: sealAlertReader(), alert: randomUUID(), action: 'end' } }),
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
    body: { staffId: first(shop, 'staffId'), role: 'editor', brands: '*', action: 'change-role' },
  }),
  back_office_new_account: () => ({
    body: {
      name: 'Kim Lovelace',
      email: `${crypto.randomUUID()}@staff.example`,
      role: 'editor',
      brands: '*',
    },
  }),
  back_office_case_search: { body: { text: 'Lovelace', due: 'all' } },
  back_office_case_template_change: { body: { topic: 'thanks', of: 'de', body: 'Vielen Dank, {name}' } },
  back_office_case_change: { query: { version: '1' }, body: { change: 'note', note: 'Asked the hotel' } },
  back_office_voucher_search: { body: { text: 'Lovelace' } },
  back_office_voucher_export: { query: { month: '2026-10' } },
  back_office_voucher_liability: { query: { day: '2026-10-31' } },
  voucher: ({ voucherCheckoutId }) => ({ params: { checkoutId: voucherCheckoutId } }),
  back_office_voucher_change: { body: { change: 'block', reason: 'Lost in the post' } },
  back_office_promotion_change: { body: { change: 'end', id: 'unknown' } },
  back_office: { query: { text: 'Lovelace' } },
  back_office_set_up: async (_shop, call) => ({ query: { token: await addAccount(call) } }),
  back_office_caller: { body: { action: 'begin' } },
  back_office_delivery_decision: { body: { decision: 'refuse' } },
  back_office_new_passkey: async (_shop, call) => ({ body: await makePasskey(call) }),
  back_office_passkey_enter: async (_shop, call) => {
    const authenticator = createSoftAuthenticator();
    await call('POST', '/_office/account/passkey/add', await makePasskey(call, authenticator));
    const question = (await call(
      'POST',
      '/_office/passkey/offer',
      {},
    )) as PublicKeyCredentialRequestOptionsJSON;
    return { body: { proof: authenticator.sign(question, { origin }), to: '' } };
  },
  back_office_enter: async ({ database }) => ({ body: { ...(await addStaff(database)), to: '' } }),
  back_office_set_up_finish: async (_shop, call) => {
    const token = await addAccount(call);
    const page = String(await call('GET', `/_office/set-up?token=${token}`));
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
    const password = 'correct horse battery staple';
    return { body: { token, password, repeated: password, code: generateCode(secret, new Date()) } };
  },
  back_office_sale_check: {
    query: { hotel: '1000001', from: '2027-05-01', nights: '7', adults: '2', brand: 'abendmeer' },
  },
  back_office_prices: {
    query: {
      site: 'abendmeer/de',
      hotel: '1000001',
      from: '2027-05-01',
      channel: 'phone',
      day: '2027-01-01',
    },
  },
  back_office_refunds: { query: { list: 'late' } },
  back_office_ledger_export: { query: { month: '2026-10' } },
  trip_cancel_now: trip('to cancel'),
  trip_cancel: trip('to cancel'),
  trip_notice: trip('to change'),
  trip_notice_answer: trip('to change', { body: { answer: 'accept' } }),
  trip_voucher_offer: trip('to read'),
  trip_voucher_answer: trip('to read', { body: { answer: 'refuse' } }),
  back_office_notices: { query: { list: 'late' } },
  back_office_price_raise_enter: {
    body: { id: 'A'.repeat(22), amount: '10.00', reason: 'fuel', note: 'Kerosene costs 5 % more.' },
  },
  back_office_price_raise_seen: { body: { id: 'A'.repeat(22) } },
  back_office_notice_answer: { body: { answer: 'accept', note: 'Called at noon.' } },
  back_office_incident: { query: { airport: 'PMI' } },
  back_office_incident_open: {
    body: {
      id: 'A'.repeat(22),
      hotel: 'No hotel of this name',
      title: 'Test',
      'message-de': 'Nichts ist geschehen',
      proposal: 'information',
    },
  },
  trip_review: trip('over'),
  trip_review_send: trip('over'),
  trip_review_withdraw: trip('over'),
  back_office_review: (shop) => ({ body: { decision: 'publish', read: first(shop, 'read') } }),
  back_office_reviews: { query: { list: 'published' } },
  back_office_withdrawals: { query: { list: 'open' } },
  back_office_withdrawal_settle: { body: { decision: 'close', reason: 'There is no such order' } },
  back_office_restore_settle: { body: { note: 'Refunded at the provider' } },
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
  media_upload: async () => ({
    query: { name: 'sky.png' },
    headers: { 'content-type': 'application/octet-stream' },
    body: await paintPicture('#639'),
  }),
  account_airport_set: { body: { airport: '' } },
  account_traveller_delete: { body: { traveller: crypto.randomUUID() } },
  account_search_save: {
    body: {
      price: { perPersonAmount: null },
      destination: { name: 'Kreta' },
      airport: { name: '' },
      productSearch: { duration: '7' },
      pageType: 'resultlist',
      locationName: 'Kreta',
      savedAt: Date.now(),
    },
  },
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
  const {
    params = {},
    query = {},
    body,
    headers = {},
  } = typeof given === 'function' ? await given(shop, call) : given;
  const path = route.path.replace(
    /:(\w+)\(\^(?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\)/g,
    (_whole, name: string) => params[name] ?? first(shop, name),
  );
  const search = new URLSearchParams(query).toString();
  return {
    url: search === '' ? path : `${path}?${search}`,
    headers,
    body: body ?? validBodies[route.name as RouteName],
  };
}

/** Routes that a member alone reaches; each request has a member of its own. */
export const MEMBER_ROUTES: readonly RouteName[] = [
  'account',
  'account_airport_set',
  'account_delete',
  'account_export',
  'account_search_save',
  'account_searches',
  'account_searches_clear',
  'account_traveller_delete',
  'email_verification_redirect',
  'logged_out_redirect',
  'newsletter_get_customer_id',
  'sessions_end',
  'verification_required',
];

/** Routes whose valid request cannot be made here, and why; each still gets crafted ones. */
export const WITHOUT_SUCCESS: Readonly<Partial<Record<RouteName, string>>> = {
  newsletter_webhook: 'the shop’s own newsletter has no vendor that reports anything',
  flight_webhook: 'needs a supplier of flights that is asked live',
  trip_wallet: 'needs a certificate of an account at Apple',
  captcha_challenge: 'needs a shop with a captcha',
  logged_in_redirect: 'needs the answer of an issuer: without one it only leads on',
};

/** Routes of the table that this shop does not serve, and why. */
export const NOT_SERVED: Readonly<Partial<Record<RouteName, string>>> = {
  gallery: 'registered by its path, in development alone, and sent requests by that name',
  metrics: 'on the port of the operator',
  outbox: 'on the port of the operator',
  supplier_cause: 'lets something happen to a booking of the shop',
  supplier_switch: 'makes the supplier fail, which is its way to a 503',
};
