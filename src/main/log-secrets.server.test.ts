import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { type FuzzedShop, openFuzzedShop } from '../../tests/fuzz/open-fuzzed-shop.ts';
import { listPages, sendValid } from '../../tests/fuzz/send-valid.ts';
import { NOT_SERVED, type ValidRequest, WITHOUT_SUCCESS } from '../../tests/fuzz/valid-requests.ts';
import { databaseLimits } from '../defaults.ts';

let database: TestDatabase;
let shop: FuzzedShop;

beforeAll(async () => {
  database = await createTestDatabase({ connections: databaseLimits.connectionsPerProcess });
  const opened = await openFuzzedShop(database, { level: 'trace' });
  shop = {
    ...opened,
    async signIn() {
      const cookies = await opened.signIn();
      // The keys of the sessions that sign the requests are secrets, too, with and without their signature.
      for (const cookie of cookies.split('; '))
        planted.push(...decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.', 1));
      return cookies;
    },
  };
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const planted: string[] = [];

/** A word of letters that stands nowhere else: a name as the forms take it. */
function plantName(): string {
  const letters = [...planted.length.toString(26)].map((digit) =>
    String.fromCharCode(97 + parseInt(digit, 26)),
  );
  const name = `Quince${letters.join('')}x`;
  planted.push(name);
  return name;
}

function plantDigits(before: string): string {
  const digits = `${before}${String(7_000_000 + planted.length * 13)}`;
  planted.push(digits);
  return digits;
}

/** A German IBAN with a right checksum. */
function plantIban(): string {
  const account = String(planted.length * 17 + 1_000).padStart(18, '4');
  const checksum = 98n - (BigInt(`${account}131400`) % 97n);
  const iban = `DE${String(checksum).padStart(2, '0')}${account}`;
  planted.push(iban);
  return iban;
}

const plantToken = () => `k9${plantName()}`;

/** Values that the shop takes, by the field that they stand in. */
const planters: Readonly<Record<string, () => string>> = {
  firstName: plantName,
  lastName: plantName,
  holderName: plantName,
  cardHolder: plantName,
  name: plantName,
  street: () => `${plantName()} 7`,
  city: plantName,
  comments: () => `A cot for ${plantName()}, please`,
  telephone1: () => plantDigits('+4930'),
  iban: plantIban,
  password: plantToken,
  token: plantToken,
  paymentMethod: () => JSON.stringify({ encryptedCardNumber: plantToken(), holderName: plantName() }),
  redirectResult: plantToken,
  msg: () => `Refused for ${plantName()}@example.com`,
  stack: () => `at https://shop.test/de-de?token=${plantToken()}`,
  text: plantName,
  customer: plantToken,
  birthdate: () => '1985-12-10',
};

/** Fields that have to repeat what another one says. */
const plantSame = (email: string): Readonly<Record<string, () => string>> => ({
  email: () => email,
  confirmEmail: () => email,
});

function plantInto(value: unknown, own: typeof planters, name = ''): unknown {
  const planter = own[name];
  if (typeof value === 'string' && planter !== undefined && value !== '') return planter();
  if (Buffer.isBuffer(value)) return value;
  if (Array.isArray(value)) return value.map((item) => plantInto(item, own));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plantInto(part, own, key)]));
}

/** What they carry is signed, sealed or good once: it is a secret itself and cannot be replaced. */
const provenRoutes: readonly string[] = [
  'back_office_enter',
  'back_office_set_up_finish',
  'create_external',
  'newsletter_one_click',
  'price_alert_one_click',
  'payment_webhook',
  'company_payment_webhook',
];

/** Plants into each personal field of a body, and into what an address can carry. */
function plantRequest(request: ValidRequest, route: { readonly name: string }): ValidRequest {
  const { url, body } = request;
  if (provenRoutes.includes(route.name)) {
    const { email, password, token } = body as Partial<Record<string, string>>;
    const query = new URLSearchParams(url.split('?')[1]);
    // Of an alert the id is in the log, as the numbers of bookings are: it opens nothing without the key.
    query.delete('alert');
    const sealed = [...query.values()];
    planted.push(...[email, password, token, ...sealed].filter((secret) => secret !== undefined));
    return request;
  }
  const email = `${plantName()}@traveller.example`;
  const own = { ...planters, ...plantSame(email) };
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  if (query.has('text')) query.set('text', plantName());
  if (!route.name.startsWith('back_office_set_up')) query.set('token', plantToken());
  query.set('key', plantToken());
  query.set('email', email);
  query.set('newsletter_recipient', plantToken());
  query.set('newsletter_update_id', plantToken());
  query.set('referrer', `/de-de/booking?key=${plantToken()}`);
  const withPerson =
    route.name === 'fcse_event_logger.log'
      ? {
          ...(body as object),
          context: { action: 'error', customer: { lastName: 'x', street: 'x' }, email: 'x' },
        }
      : body;
  return {
    ...request,
    url: `${path}?${query}`,
    body: withPerson === undefined ? undefined : (plantInto(withPerson, own) as object),
  };
}

/** From the log, without what was logged before. */
const readLog = (from = 0) => shop.logged.slice(from).join('');

test('of secrets that pages send to each call, and of the sessions they come from, none is in the log', async () => {
  const routes = [...shop.routes, ...listPages([])].filter(({ name }) => !(name in NOT_SERVED));
  const answers = await sendValid(shop, routes, plantRequest);
  const refused = answers.filter(
    ({ hasSucceeded, route }) => !hasSucceeded && !(route.name in WITHOUT_SUCCESS),
  );
  // The words are taken: they have reached the handlers, the stores and the office's search.
  expect(refused.map(({ route, status, body }) => `${route.name} ${status} ${JSON.stringify(body)}`)).toEqual(
    [],
  );
  expect(answers.filter(({ hasSucceeded }) => hasSucceeded).length).toBeGreaterThan(120);
  expect(planted.length).toBeGreaterThan(200);
  expect(shop.logged.length).toBeGreaterThan(answers.length);
  const written = readLog();
  expect(planted.filter((secret) => written.includes(secret))).toEqual([]);
}, 90_000);

test('of rows that PostgreSQL refuses and prints, none of the secrets is in the log', async () => {
  const tables = [
    'checkout',
    'favorite',
    'favorite_list',
    'booking_event',
    'newsletter_consent',
    'newsletter_suppression',
  ];
  for (const table of tables)
    await database.pool.query(`alter table ${table} add constraint refused check (false) not valid`);
  const before = shop.logged.length;
  // What editors save names nobody, and the other test may have taken their document away.
  const routes = shop.routes.filter(
    ({ method, name }) => method === 'POST' && !/^(?:editing|media)_/.test(name) && !(name in NOT_SERVED),
  );
  const answers = await sendValid(shop, routes, plantRequest);
  for (const table of tables) await database.pool.query(`alter table ${table} drop constraint refused`);
  const failed = answers.filter(({ status }) => status === 500).map(({ route }) => route.name);
  expect(failed).toEqual(
    expect.arrayContaining([
      'do_info_set',
      'do_favorites_add',
      'back_office_decision',
      'newsletter_subscribe',
      'newsletter_unsubscribe',
    ]),
  );
  const written = readLog(before);
  expect(written).toContain('violates check constraint');
  expect(planted.filter((secret) => written.includes(secret))).toEqual([]);
}, 90_000);
