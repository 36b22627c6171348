import type { RouteName } from '../../src/routes.ts';
import { validReview } from './known-trips.ts';

const traveller = (firstName: string) => ({
  gender: 'FEMALE',
  title: '',
  firstName,
  lastName: 'Lovelace',
  dateOfBirth: '10/12/1985',
  nationality: 'DE',
  frequentFlyerNumber: { number: '', type: 'NONE' },
});

export const validTravellers = {
  customer: {
    address: { countryCode: 'DE' },
    contact: { email: 'ada@traveller.example', telephone1: '+4930123456' },
  },
  passengerInfo: { passengers: [traveller('Ada'), traveller('Grace')] },
  infoForm: {
    confirmEmail: 'ada@traveller.example',
    firstPersonBilled: true,
    newsletterSubscription: false,
    comments: '',
    termsAccepted: true,
  },
};

export const validCustomer = {
  gender: 'FEMALE',
  title: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: 'Hauptstraße 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
};

const localText = { de: 'Wort', en: 'Word' };
const module = { type: 'text-block', id: 'a', props: { title: localText, text: localText } };
const body = { meta: { title: localText, description: localText }, modules: [module] };

/** What the form of a gift voucher sends. */
export const validVoucher = {
  customer: {
    type: 'FEMALE',
    firstName: 'Ada',
    lastName: 'Lovelace',
    birthDate: '10/12/1985',
    address: { street: 'Musterweg 12', city: 'Berlin', postalCode: '10115', countryCode: 'DE' },
    contact: { email: 'ada@traveller.example', telephone: '+4930123456' },
  },
  voucher: {
    amount: 100_00,
    currency: 'EUR',
    design: 'abendsonne',
    recipient: { firstName: 'Charles', lastName: '' },
  },
  termsAccepted: true,
};

/** Bodies that pass every schema, so that a single crafted part reaches the rules behind it. */
export const validBodies: Readonly<Partial<Record<RouteName, object>>> = {
  do_info_set: { data: validTravellers },
  do_payment_set: { data: { customer: validCustomer, selectedPayment: 'CreditCard', payment: {} } },
  do_miles_more: { points: 0 },
  do_payment_finalize: { data: { threeDsResult: 'x' } },
  editing_save: { revision: 1, slug: 'kreta', body },
  editing_prepare: {
    brand: 'abendmeer',
    kind: 'page',
    slug: 'kreta',
    body,
    language: 'de',
    currency: 'EUR',
    locale: 'de-de',
    at: null,
    isEditor: false,
  },
  preferences_set: { language: 'en', currency: 'EUR', return: '/de-de' },
  cookie_notice_close: { return: '/de-de' },
  consent_set: { service: 'maps', accepted: '1', return: '/de-de' },
  'fcse_event_logger.log': {
    stack: 'at https://shop.test/assets/boot.js:1:1',
    msg: 'It is broken',
    level: 'INFO',
    context: { action: 'error', hotelId: 7 },
  },
  do_voucher_booking_create: { data: { voucher: { amount: 100_00 } } },
  do_voucher_booking_info_set: { data: validVoucher },
  do_voucher_booking_book: { data: { ...validVoucher, payment: { selectedPayment: 'PayPal' } } },
  get_voucher_payment: {},
  do_voucher_payment_finalize: { data: { threeDsResult: 'x' } },
  trip_find: { bookingNumber: 'AB12-CD34', email: 'ada@traveller.example' },
  trip_code_send: { return: '/de-de/my-trips' },
  trip_code_check: { code: '123456', return: '/de-de/my-trips' },
  trip_change_quote: { firstName: 'Ada', lastName: 'Lovelace' },
  trip_transfer_quote: { 'people.0.isReplaced': 'on', 'people.0.firstName': 'Ada' },
  trip_extras_quote: { transfer: 'bus' },
  trip_rebook_quote: { offer: 'made-up' },
  trip_change_place: { draft: 'made-up' },
  get_trip_change_fields: {},
  do_trip_change_pay: { data: { amount: 100, selectedPayment: 'PayPal' } },
  do_trip_change_finalize: { data: { threeDsResult: 'x' } },
  trip_data_erase: { return: '/de-de/my-trips' },
  trip_cancel_now: { fee: 0, refund: 0, return: '' },
  trip_notice_answer: { answer: 'cancel' },
  trip_review_send: validReview,
  trip_data_export: { return: '/de-de/my-trips' },
  get_payment_link_fields: {},
  do_payment_link_pay: { data: { amount: 100, selectedPayment: 'PayPal' } },
  do_payment_link_finalize: { data: { threeDsResult: 'x' } },
  do_withdraw: { data: { name: 'Ada Lovelace', orderNumber: 'AB12-CD34', email: 'ada@traveller.example' } },
  complaint_form: {
    reason: 'complaint',
    orderId: 'AB12-CD34',
    contactTourGuideOnSite: 'true',
    salutation: 'FEMALE',
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'DE',
    email: 'ada@traveller.example',
    text: 'The pool was empty.',
  },
  complaint_upload: { name: 'pool.jpg', bytes: 64 },
  newsletter_subscribe: { email: 'ada@traveller.example', source: 'footer', listId: 'offers' },
  newsletter_unsubscribe: { email: 'ada@traveller.example', listId: 'offers' },
  newsletter_get_customer_id: {},
  newsletter_get_customer_data: { customer: 'v1.x' },
  newsletter_update_customer: {
    customer: 'v1.x',
    values: {
      email: 'ada@traveller.example',
      salutation: 'FEMALE',
      firstName: 'Ada',
      lastName: 'Lovelace',
      birthdate: '1985-12-10',
      preferredAirports: ['HAM'],
      preferredTravelTypes: ['city'],
      hasChildren: false,
      hasMilesMore: false,
      country: 'DE',
      trackingPermission: false,
      lists: ['offers'],
    },
    listId: 'offers',
  },
  newsletter_confirm: { key: 'v1.x' },
  price_alert: { email: 'ada@traveller.example', target: '650' },
  price_alert_confirm: { key: 'x' },
  get_ancillaries: {},
  do_ancillaries_set: { data: { extras: [] } },
  do_ancillaries_choose: { market: 'de' },
  do_insurance_market_set: { data: { market: 'de' } },
  get_country_info: { data: { nationalities: ['DE'] } },
  do_verify_bin_number: { binValue: '411111', cardHolder: 'Ada Lovelace' },
  do_recurring_payment: {
    data: { paymentMethod: 'x', holderName: 'Ada Lovelace', origin: 'http://shop.test', totalAmount: 1 },
  },
  checkout_payment: { redirectResult: 'x' },
  checkout_processing: {},
  do_book: {},
  back_office_enter: {
    email: 'ada@staff.example',
    password: 'correct horse battery',
    code: '123456',
    to: '',
  },
  back_office_search: { in: 'bookings', text: 'lovelace', state: '' },
  back_office_passkey: { action: 'remove', id: 'x' },
  back_office_decision: { decision: 'seen', note: 'has called' },
  back_office_set_up_finish: {
    token: 'x',
    password: 'correct horse battery',
    repeated: 'correct horse battery',
    code: '123456',
  },
  graphql: {
    query: 'query Q($prefix: String!) { destinationGlossary(prefix: $prefix) { prefix } }',
    variables: { prefix: 'm' },
  },
};
