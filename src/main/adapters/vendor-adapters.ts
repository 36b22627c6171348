/** What is known of an adapter towards a vendor: where it was described, doubled and proved. */
export interface VendorAdapter {
  readonly port: string;
  readonly name: string;
  /** Edition of the vendor's description that the adapter was written from. */
  readonly described: string;
  /** What the adapter calls or reads. */
  readonly calls: string;
  /** What its tests run against. */
  readonly doubled: string;
  /** Day on which it was tried at the vendor itself, `YYYY-MM-DD`; null for never. */
  readonly provedOn: string | null;
  /** What to try at the vendor before going live. */
  readonly toTry: readonly string[];
}

/** Every adapter towards a vendor. `docs/vendors.md` and what a production start prints come from this list. */
export const vendorAdapters = {
  datatrans: {
    port: 'payment',
    name: 'Datatrans',
    described: 'API description 2.0.45 of 2 July 2024 (`/v1`), Secure Fields guide',
    calls:
      '`POST` and `PATCH transactions/secureFields`, `transactions`, `transactions/authorize`, `transactions/{id}` alone and with `/authorize`, `/settle`, `/cancel`, `/credit`; webhooks; in the browser `secure-fields-2.0.0.js`, `/v1/start`, `/upp/v1/3D`',
    doubled:
      '`datatrans/double`: an HTTP server written from our notes of the descriptions alone, by another hand, which had not read the adapter',
    provedOn: null,
    toTry: [
      'a card without and with a challenge, one refused, one cancelled at the bank: the state after each by `GET /transactions/{id}`',
      'the amount of open card fields changed to the one that they have (`INVALID_PROPERTY`?) and to another; `history` after each',
      'a card that the bank soft-declines: it asks the shopper at the next card entry',
      'the way back from the bank: GET or POST, in the frame or in the whole window, and with the session cookie absent',
      'PayPal and direct debit, confirmed and cancelled; a direct debit that is returned',
      'Apple Pay and Google Pay on a phone that has each, confirmed and cancelled, in each market and currency of `PAYMENT_WALLET_…`',
      'the same key sent twice at once, after an answer, and after more than an hour',
      'settle, a refund in two parts, cancel before and after settling; the amounts in `detail`',
      'a webhook: its signature over the raw body, its time, its repetition after an error',
      'first digits of a card before and after the authorisation, and of another card retyped into the same fields',
      'the hosts and the content security policy of a live account',
    ],
  },
  adyen: {
    port: 'payment',
    name: 'Adyen',
    described:
      'Checkout API description v71 and v72, Webhooks v1, both of July 2026; `@adyen/api-library` 32.1.0',
    calls:
      '`/payments`, `/payments/details`, `/cardDetails`, `/payments/{psp}` with `/captures`, `/cancels`, `/refunds`, `/reversals`, and `/cancels` by our reference; standard webhook; `@adyen/adyen-web` in the page, with its internal option `_environmentUrls`',
    doubled:
      '`adyen/double`: an HTTP server written from our notes of the descriptions alone, by another hand, which had not read the adapter',
    provedOn: null,
    toTry: [
      'a card without and with a native challenge, one refused, one abandoned in the dialog',
      'PayPal and direct debit, confirmed and cancelled',
      'Apple Pay and Google Pay on a phone that has each, confirmed and cancelled, in each market and currency of `PAYMENT_WALLET_…`; Apple’s file of the domain',
      'the same idempotency key sent twice at once, after an answer, and after seven days',
      'capture, a refund in two parts, cancel; the webhook of each, a refused one included',
      'a lost answer to `/payments`: which webhook arrives, and how soon',
      'the HMAC of a webhook with several items, and with letters outside ASCII',
      '`additionalData.cardBin` of a card without a challenge, and after one: which account settings make it appear (without it no forbidden range is noticed)',
      'the addresses of a live account with its prefix, and what the content security policy stops in the page: pictures of brands come from an origin of their own',
    ],
  },
  smtp: {
    port: 'mail',
    name: 'SMTP',
    described: 'RFC 5321, through nodemailer 10.6.0',
    calls: 'one message with attachments per mail',
    doubled: '`smtp-server` on this machine',
    provedOn: null,
    toTry: [
      'a mail with its PDF to the large mailbox providers: it arrives, and not as spam (SPF, DKIM, DMARC of the sender)',
      'an address that does not exist, a full mailbox: the answer, and the bounce that comes later',
      'the limits of the server: size of a mail, mails per minute',
    ],
  },
  'map-style': {
    port: 'map tiles',
    name: 'a vendor’s map style',
    described: 'MapLibre Style Specification, version 8',
    calls: 'the style, tiles, glyphs and sprites, from one origin, by the visitor’s browser',
    doubled: 'none: the tests compare the style’s address alone',
    provedOn: null,
    toTry: [
      'the map after consent at 390 and 1440 px: tiles, labels in five languages, attribution',
      'the console of the browser: nothing is loaded from another origin',
      'the key: it is limited to the site’s host names',
    ],
  },
  ga4: {
    port: 'analytics',
    name: 'Google Analytics 4',
    described: 'Measurement Protocol for GA4, limits of answer 9267744',
    calls: '`POST /mp/collect`',
    doubled: 'an HTTP server on this machine',
    provedOn: null,
    toTry: [
      'events at `/debug/mp/collect`: no message of a refused field',
      'a purchase in the reports: amount, currency, one transaction only',
      'a visitor without consent: nothing arrives',
    ],
  },
  recaptcha: {
    port: 'captcha',
    name: 'reCAPTCHA',
    described: 'guides of versions 2 and 3, verification of the response, FAQ on content security policies',
    calls: '`POST /recaptcha/api/siteverify`; in the browser `api.js` and the checkbox of version 2',
    doubled: 'an HTTP server on this machine',
    provedOn: null,
    toTry: [
      'a token that passes, is used twice, and is older than two minutes: `error-codes` of each',
      'a wrong secret, and a site key of another host',
      'the checkbox and its pictures at 390 and 1440 px, by keyboard and with a screen reader, in five languages',
      'the console of the browser: nothing that the content security policy stops; before consent nothing is loaded',
    ],
  },
  openid: {
    port: 'identity',
    name: 'OpenID Connect',
    described:
      'OpenID Connect Core 1.0, Discovery 1.0, RP-Initiated Logout 1.0, RFC 6749, 7636, 9207; `openid-client` 6.9.0; parameters of Auth0’s SDKs',
    calls:
      'metadata, authorisation with PKCE, token, keys and user record of the issuer; in the browser authorisation and end of session',
    doubled:
      '`openid/double`: an issuer that answers each step wrongly once; the embedded provider (`oidc-provider`), which passes the same conformance suite',
    provedOn: null,
    toTry: [
      'sign in, sign up and forgotten password: which of `screen_hint` and `initial_screen` the login page reads; language and address filled in',
      'the user record: `email_verified` as true, `user_metadata` and `list_id` under the names that the issuer lets an action give them',
      'a refresh without and with rotation, and one that is sent twice',
      'an address that is verified while the person is signed in: what `/verification` is opened with',
      'the return addresses of signing in and out that the issuer has to know, for each brand and locale',
      'an exchanged signing key; an account that is blocked; a clock that is a minute off',
    ],
  },
  brevo: {
    port: 'newsletter',
    name: 'Brevo',
    described: 'API version 3 and marketing webhooks, developers.brevo.com, read in November 2026',
    calls: '`GET`, `POST`, `PUT` and `DELETE /contacts`, `GET /contacts` in pages; marketing webhooks',
    doubled:
      '`brevo/double`: an HTTP server written from our notes of the descriptions alone, by another hand, which had not read the adapter',
    provedOn: null,
    toTry: [
      'an address subscribed, changed, renamed, taken off one list and erased: the contact after each in the account',
      'every attribute of docs/operations.md, filled and emptied again: which of them Brevo drops',
      'an address that exists already: status and code of the refusal; six calls of one address at once',
      'an address that unsubscribed by Brevo’s own link and is subscribed again: it is freed and gets the next campaign',
      'each webhook: names and fields, several in one call, its repetition after an error of ours; the token in the address and as a password',
      'an import of an unsubscribed address at Brevo: `list_addition` arrives, and the address is off the list again',
      'a contact that is blocked by Brevo’s own link with the webhook switched off: it stands among those changed since, and the next daily reading ends its consents',
      'a burst: the status, and after how long calls go through again',
    ],
  },
  duffel: {
    port: 'supply of flights',
    name: 'Duffel',
    described: 'API `v2`; types of `duffelhq/duffel-api-javascript` of July 2026',
    calls:
      '`POST /air/offer_requests`, `GET /air/offers` in pages and one, `POST` and `GET /air/orders` in pages and one, `POST /air/payments`, `POST /air/order_cancellations` alone and with `/actions/confirm`; webhooks `order.created`, `order.creation_failed`, `payment.created`, `order.airline_initiated_change_detected`, as hints to read the order',
    doubled:
      '`duffel/double`: an HTTP server written from our notes of the descriptions alone, by another hand, which had not read the adapter',
    provedOn: null,
    toTry: [
      'a pair of flights found again, held, paid, cancelled; one that has to be paid at once',
      'an order after a time-out: it is in `GET /air/orders` with our `metadata`, and after how long',
      'an order whose connection is cut: when at the latest it appears (we wait `liveSupplyPolicy.settleMs`); `passenger_name[]` of the list with a name as it was sent',
      'an answer 202, and one that fails afterwards: what `GET /air/orders` shows',
      'a name with an accent, a hyphen, an apostrophe, one of 21 letters; an infant with its adult',
      'children whose age changes between the flights; the order of `passengers` in the offer',
      'a hold that lapses, and a payment under way: `awaiting_payment` and `paid_at` of the order',
      'a 401, 403 or 429 to an order or a payment: nothing was done',
      'an order after its cancellation by the airline: what it refunds, and where that is said',
      'a refund that the airline does not quote, one to a voucher; a confirmed cancellation sent twice',
      'the codes of errors in `map-duffel-error.ts`: which of them come, and which others',
      'a webhook: its signature over the raw body, the field that has the id of the order, its repetition after an error',
      'an airline’s change of times, and of a flight that is cancelled: `added` and `removed` of each',
      'the headers and the status of too many calls',
    ],
  },
  hotelbeds: {
    port: 'supply of rooms',
    name: 'Hotelbeds',
    described: 'APItude booking API 1.0; models of `hotelbeds-sdk/hotel-api-sdk-java`',
    calls:
      '`POST /hotels`, `/checkrates` and `/bookings`, `GET /bookings` by our reference, `DELETE /bookings/{reference}` with `SIMULATION` and `CANCELLATION`',
    doubled:
      '`hotelbeds/double`: an HTTP server written from our notes of the descriptions alone, by another hand, which had not read the adapter',
    provedOn: null,
    toTry: [
      'a rate that is bookable and one to be checked again; how long a rate key lives',
      'a booking after a time-out: it is in the list with our `clientReference`, and after how long',
      'a booking whose connection is cut: when at the latest it appears (`settleMs`, `countRoomsAfterMs`); a second one with the same `clientReference`; whose days `start` and `end` of the list are',
      'a rate with a mandatory selling price (left out of what is sold), one with taxes on the spot (whose amount is shown as that of the whole stay: is it?), one for packages alone',
      'a booking that the hotel has cancelled: its fee; whether the answer to a cancellation has the fee of its simulation',
      'a 401, 403 or 429 to a booking: nothing was booked',
      'the body of a 403 for a used-up quota, and for a wrong signature',
      'the time zone of `from` in cancellation policies',
      'a cancellation simulated, made, and made twice; the currency of `cancellationAmount`',
      'the codes of errors in `hotelbeds-rooms.server.ts`: which of them come, and which others',
    ],
  },
  'ota-feeds': {
    port: 'supply feeds',
    name: 'OTA rate plans and availability',
    described: 'OpenTravel 2015A',
    calls: '`OTA_HotelRatePlanNotifRQ`, `OTA_HotelAvailNotifRQ`, read as files',
    doubled: 'samples of our own in `src/ports/supply/feeds/samples`',
    provedOn: null,
    toTry: [
      'a week of an operator’s real files: the share of refused records, each with its reason',
      'ten stays of each operator, priced by the operator and by the shop',
    ],
  },
  'ssim-feeds': {
    port: 'supply feeds',
    name: 'SSIM schedules, hotels and fares in CSV',
    described: 'IATA SSIM chapter 7; the columns of `docs/feeds.md`',
    calls: 'records of types 1 to 5, read as files',
    doubled: 'samples of our own in `src/ports/supply/feeds/samples`',
    provedOn: null,
    toTry: [
      'a season of an airline’s real schedule: flights over midnight, code shares, changed periods',
      'ten flights of each airline compared with its own timetable, in local times',
    ],
  },
  nats: {
    port: 'supply log',
    name: 'NATS JetStream',
    described: '`@nats-io/jetstream` 3.4.0',
    calls: 'one stream with one subject, ordered consumers',
    doubled: 'none: the tests start a real `nats-server` where one is installed',
    provedOn: null,
    toTry: ['a cluster of three: one server stops while prices change, no follower loses a batch'],
  },
  ecb: {
    port: 'exchange rates',
    name: 'European Central Bank',
    described: 'the daily file of reference rates, as captured on 9 July 2026 in a public test suite',
    calls: '`GET stats/eurofxref/eurofxref-daily.xml`',
    doubled: '`ecb/double`: an HTTP server written from our notes of the file',
    provedOn: null,
    toTry: [
      'the file on a working day before and after 16:00, on a Monday, and after Easter: its day',
      'the file of ninety days: the newest day is read',
    ],
  },
} as const satisfies Record<string, VendorAdapter>;

/** The table of `docs/vendors.md`, one line per adapter. @testSupport */
export function formatVendorTable(): string {
  const rows = Object.values(vendorAdapters).map(
    ({ port, name, described, calls, doubled, provedOn }) =>
      `| ${port} | ${name} | ${described} | ${calls} | ${doubled} | ${provedOn ?? 'never'} |`,
  );
  return [
    '| port | adapter | described | calls | doubled | proved at the vendor |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** What `docs/vendors.md` lists to try in a sandbox before going live. @testSupport */
export function formatVendorTrials(): string {
  return Object.values(vendorAdapters)
    .map(({ port, name, toTry }) =>
      [`### ${name} (${port})`, '', ...toTry.map((trial) => `- [ ] ${trial}`)].join('\n'),
    )
    .join('\n\n');
}
