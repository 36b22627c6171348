import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { createOfficeDeps, signInStaff, staffPassword } from '../../../tests/factories/office-deps.ts';
import { createSoftAuthenticator } from '../../../tests/factories/soft-authenticator.ts';
import { buildTestApp, fromThisSite, type TestApp } from '../../../tests/factories/test-app.ts';
import { staffPolicy } from '../../defaults.ts';
import type { StaffRole } from '../../domain/staff/staff.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { generateCode } from '../../features/staff/one-time-code.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

let database: TestDatabase;
let shop: TestApp;
let office: OfficeDeps;
let people = 0;
const clock = settableClock('2026-11-21T12:00:00Z');
const host = 'shop.test';
const origin = 'http://shop.test';

beforeAll(async () => {
  database = await createTestDatabase();
  office = createOfficeDeps(database.db, clock);
  shop = await buildTestApp({ pool: database.pool, shop: { office } });
});
beforeEach(() => clock.advance(60_000));
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const signIn = (role: StaffRole) => {
  people += 1;
  return signInStaff(office.staff, clock, role, `${role}-${people}@staff.example`);
};
const read = (url: string, cookie = '') =>
  shop.app.inject({ url, headers: { host, cookie, 'accept-language': 'en' } });
const call = (url: string, payload: object, cookie = '') =>
  shop.app.inject({ method: 'POST', url, payload, headers: { host, cookie, ...fromThisSite } });
const send = (url: string, fields: Record<string, string>, cookie = '', remoteAddress = '127.0.0.1') =>
  shop.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      host,
      cookie,
      'accept-language': 'en',
      'content-type': 'application/x-www-form-urlencoded',
      ...fromThisSite,
    },
  });

/** Searches the audit log as its form does, and follows to the entries. */
async function searchAudit(of: string, cookie: string) {
  const { headers } = await send('/_office/search', { in: 'audit', text: of, by: '' }, cookie);
  return read(String(headers.location), cookie);
}

async function makePerson(role: StaffRole) {
  people += 1;
  const email = `${role}-${people}@staff.example`;
  const { codeSecret } = await office.staff.add({ email, name: role, role, password: staffPassword });
  return {
    email,
    enter: (to = '', cookie = '', address?: string) =>
      send(
        '/_office/enter',
        { email, password: staffPassword, code: generateCode(codeSecret, clock.now()), to },
        cookie,
        address,
      ),
  };
}

describe('a form of staff', () => {
  const german = (url: string, fields: Record<string, string>, cookie = '') =>
    shop.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        host,
        cookie,
        'accept-language': 'de',
        'content-type': 'application/x-www-form-urlencoded',
        ...fromThisSite,
      },
    });
  const describedBy = (body: string, name: string) => {
    const inputs = body.match(/<input[^>]*aria-invalid="true"[^>]*>/g) ?? [];
    const input = inputs.find((each) => each.includes(`name="${name}"`)) ?? '';
    const [, id = 'none'] = /aria-describedby="([^"]+)"/.exec(input) ?? [];
    return new RegExp(`id="${id}"[^>]*>([^<]+)<`).exec(body)?.[1];
  };

  test('leaves no message to the browser, whose language may be another', async () => {
    const admin = await signIn('admin');
    const pages = [
      await read('/_office/sign-in'),
      await read('/_office/accounts', admin),
      await read('/_office/account', admin),
    ];
    for (const { body } of pages) {
      expect(body).not.toMatch(/ (required|pattern|minlength)[= >]/i);
      const forms = body.match(/<form[^>]*>/g) ?? [];
      const typed = forms.filter((form) => /enter|accounts\/add|data-passkey-new/.test(form));
      for (const form of typed) expect(form).toMatch(/novalidate/i);
    }
  });

  test('says at each field of a sign-in what is wrong, with a summary, and keeps the address', async () => {
    const { statusCode, body } = await german('/_office/enter', {
      email: 'ada@staff.example',
      password: '',
      code: '12',
    });
    expect(statusCode).toBe(400);
    expect(describedBy(body, 'password')).toBe('Bitte füllen Sie dieses Feld aus.');
    expect(describedBy(body, 'code')).toContain('6 Ziffern');
    expect(body).toContain('2 Felder brauchen noch Ihre Aufmerksamkeit.');
    expect(body).toMatch(/<a href="#password">Passwort<\/a>/);
    expect(body).toContain('value="ada@staff.example"');
    expect(
      body.match(/<input[^>]*autofocus[^>]*>/gi)?.map((input) => /name="(\w+)"/.exec(input)?.[1]),
    ).toEqual(['password']);
    expect(body).not.toContain('Diese Angaben passen nicht zusammen');
  });

  test('keeps what was typed of a new account, and says what is wrong with it', async () => {
    const fields = { name: 'Noa2', email: 'noa', role: 'publisher', brands: '*' };
    const { statusCode, body } = await german('/_office/accounts/add', fields, await signIn('admin'));
    expect(statusCode).toBe(400);
    expect(describedBy(body, 'name')).toContain('nur Buchstaben');
    expect(describedBy(body, 'email')).toBeTruthy();
    expect(body).toContain('value="Noa2"');
    expect(body).toMatch(/<option value="publisher" selected/);
  });

  test('says at the field that a password is too short', async () => {
    const made = await send(
      '/_office/accounts/add',
      { name: 'Uma', email: 'uma@staff.example', role: 'editor', brands: '*' },
      await signIn('admin'),
    );
    const token = /set-up\?token=([\w-]+)/.exec(made.body)?.[1] ?? '';
    const fields = { token, password: 'short', repeated: 'short', code: '123456' };
    const { statusCode, body } = await german('/_office/set-up/finish', fields);
    expect(statusCode).toBe(400);
    expect(describedBy(body, 'password')).toContain(`mindestens ${staffPolicy.minPasswordLength} Zeichen`);
    expect(body).not.toContain('value="short"');
  });
});

describe('signing in', () => {
  test.each([
    ['service', '/_office/start'],
    ['editor', '/_editor'],
    ['publisher', '/_editor'],
    ['admin', '/_office/start'],
  ] as const)('redirects %s to %s', async (role, place) => {
    const { enter } = await makePerson(role);
    expect((await enter()).headers.location).toBe(place);
  });

  test.each([
    ['/_editor/media?x=1', '/_editor/media?x=1'],
    ['/_office', '/_editor'],
    ['/de-de', '/_editor'],
    ['https://evil.example/_editor', '/_editor'],
    ['//evil.example/_editor', '/_editor'],
    ['/_editor/edit-1#hero', '/_editor/edit-1#hero'],
  ])('an editor who came from %s is redirected to %s', async (to, place) => {
    const { enter } = await makePerson('editor');
    expect((await enter(to)).headers.location).toBe(place);
  });

  test('the page works without script; the passkey’s button stays hidden until there is one', async () => {
    const page = await read('/_office/sign-in?to=%2F_editor%2Fmedia');
    expect(page.body).toContain('<script type="module" src="/assets/passkeys.js">');
    expect(page.body).toMatch(
      /<div class="by-passkey" hidden="" data-passkey-sign-in="true" data-to="\/_editor\/media"/,
    );
    expect(page.body).toContain('autoComplete="username webauthn"');
    expect(page.body).toContain('<input type="hidden" name="to" value="/_editor/media"/>');
  });

  test('answers an unknown account, a wrong password and a delayed attempt alike', async () => {
    const { email, enter } = await makePerson('service');
    const attempt = (of: string) => send('/_office/enter', { email: of, password: 'wrong', code: '000000' });
    const wrong = await attempt(email);
    const unknown = await attempt('nobody-here@staff.example');
    for (let more = 0; more < staffPolicy.freeAttempts; more += 1) await attempt(email);
    const delayed = await enter();
    const answerOf = ({ statusCode, body, headers }: Awaited<ReturnType<typeof enter>>) => ({
      statusCode,
      words: body.replaceAll(/defaultValue="[^"]*"|value="[^"]*@staff.example"|nonce="[^"]*"/g, ''),
      headers: Object.keys(headers).filter((name) => !name.startsWith('content-security')),
      cookies: headers['set-cookie'],
    });
    expect(wrong.statusCode).toBe(401);
    expect(answerOf(unknown)).toEqual(answerOf(wrong));
    expect(answerOf(delayed)).toEqual(answerOf(wrong));
    expect(delayed.body).toContain('wait a few minutes');
  });

  test('counts the addresses of an IPv6 network of 64 bits as one', async () => {
    const { email, enter } = await makePerson('service');
    const wrong = { email, password: 'wrong', code: '000000' };
    for (let at = 1; at <= staffPolicy.freeAttempts; at += 1)
      expect((await send('/_office/enter', wrong, '', `2001:db8:1:2::${at}`)).statusCode).toBe(401);
    expect((await enter('', '', '2001:db8:1:2::99')).statusCode).toBe(401);
    expect((await enter('', '', '2001:db8:1:3::99')).statusCode).toBe(303);
  });

  test('lets the right person in from another address, and in a known browser, while others fail', async () => {
    const { email, enter } = await makePerson('editor');
    const known = (await enter()).cookies.find(({ name }) => name === 'staff_browser');
    expect(known).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/_office/enter' });
    clock.advance(30_000);
    for (let n = 0; n < 20; n += 1)
      await send('/_office/enter', { email, password: 'wrong', code: '000000' });
    expect((await enter()).statusCode).toBe(401);
    expect((await enter('', `staff_browser=${known?.value}`)).statusCode).toBe(303);
  });

  test('ends the session that the browser had', async () => {
    const { enter } = await makePerson('editor');
    const session = await signIn('service');
    expect((await enter('', session)).statusCode).toBe(303);
    expect((await read('/_office/account', session)).statusCode).toBe(303);
  });

  test('redirects back to the page that required signing in', async () => {
    expect((await read('/_office/account')).headers.location).toBe(
      '/_office/sign-in?to=%2F_office%2Faccount',
    );
  });
});

describe('a passkey', () => {
  test('is added at one’s account, signs in and is removed', async () => {
    const session = await signIn('editor');
    const authenticator = createSoftAuthenticator();
    const offer = (
      await call('/_office/account/passkey/offer', {}, session)
    ).json() as PublicKeyCredentialCreationOptionsJSON;
    const proof = authenticator.make(offer, { origin });
    const added = await call('/_office/account/passkey/add', { proof, name: 'Notebook' }, session);
    expect(added.json()).toEqual({ to: '/_office/account?outcome=added' });
    const page = await read('/_office/account?outcome=added', session);
    expect(page.body).toContain('value="Notebook"');
    // Asks before it removes, and says which one.
    expect(page.body).toMatch(
      /<details><summary>[^<]*…<span[^>]*> Notebook<\/span><\/summary><p>[^<]*Notebook/,
    );

    const question = (
      await call('/_office/passkey/offer', {})
    ).json() as PublicKeyCredentialRequestOptionsJSON;
    const entered = await call('/_office/passkey/enter', {
      proof: authenticator.sign(question, { origin }),
      to: '/_editor/media',
    });
    expect(entered.json()).toEqual({ to: '/_editor/media' });
    const [cookie] = entered.cookies;
    expect(cookie).toMatchObject({ name: 'staff', path: '/', httpOnly: true, sameSite: 'Strict' });

    const gone = await send('/_office/account/passkey/change', { id: proof.id, action: 'remove' }, session);
    expect(gone.headers.location).toBe('/_office/account?outcome=removed');
    const again = (await call('/_office/passkey/offer', {})).json() as PublicKeyCredentialRequestOptionsJSON;
    const refused = await call('/_office/passkey/enter', { proof: authenticator.sign(again, { origin }) });
    expect([refused.statusCode, refused.cookies]).toEqual([401, []]);
  });

  test('from another origin, or that is no proof at all, is refused', async () => {
    const session = await signIn('editor');
    const offer = (
      await call('/_office/account/passkey/offer', {}, session)
    ).json() as PublicKeyCredentialCreationOptionsJSON;
    const proof = createSoftAuthenticator().make(offer, { origin: 'http://shop.test:8080' });
    expect((await call('/_office/account/passkey/add', { proof, name: 'x' }, session)).statusCode).toBe(400);
    expect((await call('/_office/passkey/enter', { proof: { id: 'x' } })).statusCode).toBe(400);
  });

  test('is added soon after signing in, and only by the signed-in person', async () => {
    const session = await signIn('service');
    clock.advance(29 * 60_000);
    expect((await call('/_office/account/passkey/offer', {}, session)).statusCode).toBe(200);
    clock.advance(60_000);
    expect((await call('/_office/account/passkey/offer', {}, session)).statusCode).toBe(409);
    expect((await call('/_office/account/passkey/offer', {})).statusCode).toBe(401);
  });
});

describe('accounts', () => {
  const findLink = (body: string) =>
    /value="http:\/\/shop\.test(\/_office\/set-up\?token=[\w-]+)"/.exec(body)?.[1] ?? '';

  test('an admin creates an account, its owner sets it up with the link that is shown once', async () => {
    const admin = await signIn('admin');
    const made = await send(
      '/_office/accounts/add',
      { name: 'Noa', email: 'noa@staff.example', role: 'publisher', brands: '*' },
      admin,
    );
    const link = findLink(made.body);
    expect(link).not.toBe('');
    expect(made.headers['cache-control']).toBe('no-store');
    expect(findLink((await read('/_office/accounts', admin)).body)).toBe('');

    const page = await read(link);
    const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(page.body)?.[1] ?? '').replaceAll(' ', '');
    const token = new URL(link, origin).searchParams.get('token') ?? '';
    const fields = {
      token,
      password: staffPassword,
      repeated: staffPassword,
      code: generateCode(secret, clock.now()),
    };
    const differs = await send('/_office/set-up/finish', { ...fields, repeated: 'something else' });
    expect([differs.statusCode, differs.body.includes('The two passwords differ')]).toEqual([400, true]);
    const wrong = await send('/_office/set-up/finish', { ...fields, code: '000000' });
    expect([wrong.statusCode, wrong.body.includes('The code is not right')]).toEqual([400, true]);
    const done = await send('/_office/set-up/finish', fields);
    expect(done.headers.location).toBe('/_office/sign-in?done=set-up');
    clock.advance(30_000);
    const code = generateCode(secret, clock.now());
    const entered = await send('/_office/enter', {
      email: 'noa@staff.example',
      password: staffPassword,
      code,
    });
    expect(entered.headers.location).toBe('/_editor');
    expect((await read(link)).statusCode).toBe(410);
  });

  test('a password that attackers try first is refused in plain words', async () => {
    const admin = await signIn('admin');
    const made = await send(
      '/_office/accounts/add',
      { name: 'Ria', email: 'ria@staff.example', role: 'editor', brands: '*' },
      admin,
    );
    const link = findLink(made.body);
    const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec((await read(link)).body)?.[1] ?? '').replaceAll(
      ' ',
      '',
    );
    const guessable = 'password1234';
    const answer = await send('/_office/set-up/finish', {
      token: new URL(link, origin).searchParams.get('token') ?? '',
      password: guessable,
      repeated: guessable,
      code: generateCode(secret, clock.now()),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('This password is too easy to guess');
    expect(answer.body).not.toContain(guessable);
  });

  test.each(['http://evil.tk/x', '=HYPERLINK("x")', 'Noa\u202e', 'Noa2'])(
    'nobody is called %s',
    async (name) => {
      const fields = { name, email: 'no-name@staff.example', role: 'editor', brands: '*' };
      const answer = await send('/_office/accounts/add', fields, await signIn('admin'));
      expect([answer.statusCode, findLink(answer.body)]).toEqual([400, '']);
      expect(answer.body).toContain('A name can only contain letters');
    },
  );

  test('a name reads like no address of the Internet', async () => {
    const fields = { name: 'evil.tk', email: 'dotted@staff.example', role: 'editor', brands: '*' };
    await send('/_office/accounts/add', fields, await signIn('admin'));
    const made = (await office.accounts.list()).find(({ email }) => email === 'dotted@staff.example');
    expect(made?.name).toBe('evil. tk');
  });

  test('a new account of the service staff has the brands that were ticked, and needs one', async () => {
    const admin = await signIn('admin');
    const fields = { name: 'Bo', email: 'bo@staff.example', role: 'service' };
    const refused = await send('/_office/accounts/add', fields, admin);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Choose at least one brand, or every brand.');
    const asAdmin = { ...fields, role: 'admin', brands: 'tagwind' };
    expect((await send('/_office/accounts/add', asAdmin, admin)).body).toContain(
      'An admin account always sees every brand.',
    );
    expect((await send('/_office/accounts/add', { ...fields, brands: 'tagwind' }, admin)).statusCode).toBe(
      200,
    );
    const account = (await office.accounts.list()).find(({ email }) => email === 'bo@staff.example');
    expect(account).toMatchObject({ role: 'service', brands: ['tagwind'] });
    const change = { staffId: account?.id ?? '', action: 'change-role', role: 'service' };
    expect((await send('/_office/accounts/change', change, admin)).statusCode).toBe(400);
    await send('/_office/accounts/change', { ...change, brands: '*' }, admin);
    const changed = (await office.accounts.list()).find(({ email }) => email === 'bo@staff.example');
    expect(changed).toMatchObject({ role: 'service', brands: null });
  });

  test('an address has one account', async () => {
    const admin = await signIn('admin');
    const fields = { name: 'Ida', email: 'ida@staff.example', role: 'editor', brands: '*' };
    await send('/_office/accounts/add', fields, admin);
    const again = await send('/_office/accounts/add', fields, admin);
    expect([again.statusCode, findLink(again.body)]).toEqual([409, '']);
  });

  test('an account that is reset gets a new link, a disabled one refuses sign-in', async () => {
    const admin = await signIn('admin');
    const { email, enter } = await makePerson('editor');
    const staffId = (await office.accounts.list()).find((account) => account.email === email)?.id ?? '';
    const closed = await send('/_office/accounts/change', { staffId, action: 'disable' }, admin);
    expect(closed.headers.location).toBe('/_office/accounts?outcome=done');
    expect((await enter()).statusCode).toBe(401);
    await send('/_office/accounts/change', { staffId, action: 'enable' }, admin);
    expect((await enter()).statusCode).toBe(303);
    const reset = await send('/_office/accounts/change', { staffId, action: 'reset' }, admin);
    expect(findLink(reset.body)).not.toBe('');
    clock.advance(30_000);
    expect((await enter()).statusCode).toBe(401);
  });

  test('a destructive action warns before its button', async () => {
    const admin = await signIn('admin');
    await makePerson('editor');
    const { body } = await read('/_office/accounts', admin);
    for (const action of ['reset', 'disable'])
      expect(body).toMatch(
        new RegExp(`<details[^>]*><summary>[^<]+</summary><p>[^<]+</p><button[^>]+value="${action}"`),
      );
  });

  test('the set-up link has a copy button when scripts run', async () => {
    const fields = { name: 'Ida', email: 'ida-copy@staff.example', role: 'editor', brands: '*' };
    const { body } = await send('/_office/accounts/add', fields, await signIn('admin'));
    expect(body).toMatch(/<button type="button" hidden="">[^<]+<\/button><p role="status"><\/p>/);
    expect(body).toContain('<script type="module" src="/assets/passkeys.js">');
  });

  test('an admin cannot disable their own account', async () => {
    const { email, enter } = await makePerson('admin');
    const [cookie] = (await enter()).cookies;
    const staffId = (await office.accounts.list()).find((account) => account.email === email)?.id ?? '';
    const answer = await send(
      '/_office/accounts/change',
      { staffId, action: 'disable' },
      `staff=${cookie?.value}`,
    );
    expect(answer.headers.location).toBe('/_office/accounts?outcome=not-possible');
  });

  test('the log lists actions, of one person on request', async () => {
    const admin = await signIn('admin');
    const { email } = await makePerson('editor');
    const staffId = (await office.accounts.list()).find((account) => account.email === email)?.id ?? '';
    await send(
      '/_office/accounts/change',
      { staffId, action: 'change-role', role: 'publisher', brands: '*' },
      admin,
    );
    const all = (await read('/_office/audit', admin)).body;
    expect(all).toContain('<div>changed a role</div>');
    const theirs = (await read(`/_office/audit?by=${staffId}`, admin)).body;
    expect(theirs).not.toContain('<div>changed a role</div>');
    expect(all).toMatch(
      new RegExp(`${email}</div></td><td [^>]*><div>Publisher · All brands[^<]*</div></td>`),
    );
    expect((await searchAudit(email.toUpperCase(), admin)).body).toContain('<div>changed a role</div>');
    expect((await searchAudit('nobody', admin)).body).not.toContain('<td');
  });

  test('the log’s search stands in no address', async () => {
    const { headers } = await send(
      '/_office/search',
      { in: 'audit', text: 'Lovelace', by: '' },
      await signIn('admin'),
    );
    expect(headers.location).toMatch(/^\/_office\/audit\?/);
    expect(headers.location).not.toContain('Lovelace');
  });

  test('the log can be paged back to the first entry, and on to the newest again', async () => {
    const admin = await signIn('admin');
    const member = await office.staff.find(admin.slice('staff='.length));
    for (let n = 1; n <= 201; n += 1) await office.staff.audit(member?.id ?? '', 'searched', `word-${n};`);
    const first = (await searchAudit('word-', admin)).body;
    expect(first).toContain('word-201;');
    expect(first).not.toContain('word-1;');
    const [, older = ''] = /href="([^"]+)">Older entries/.exec(first) ?? [];
    const last = (await read(older.replaceAll('&amp;', '&'), admin)).body;
    expect(last.match(/word-\d+;/g)).toEqual(['word-1;']);
    expect(last).not.toContain('Older entries');
    expect([first, last].map((body) => body.includes('<caption>'))).toEqual([true, false]);
    const [, newer = ''] = /href="([^"]+)">Newer entries/.exec(last) ?? [];
    const again = (await read(newer.replaceAll('&amp;', '&'), admin)).body;
    expect(again.match(/word-\d+;/g)).toEqual(first.match(/word-\d+;/g));
    expect(again).not.toContain('Newer entries');
  });

  test('the heading of the time turns the log round, which keeps its filters', async () => {
    const admin = await signIn('admin');
    const member = await office.staff.find(admin.slice('staff='.length));
    for (const action of ['searched', 'looked', 'searched'] as const)
      await office.staff.audit(member?.id ?? '', action, `turn-${action};`);
    const search = { in: 'audit', text: 'turn-', by: '', action: 'searched' };
    const { headers } = await send('/_office/search', search, admin);
    const newestFirst = (await read(String(headers.location), admin)).body;
    expect(newestFirst.match(/turn-\w+;/g)).toEqual(['turn-searched;', 'turn-searched;']);
    expect(newestFirst).toContain('aria-sort="descending"');
    const [, turned = ''] = /aria-sort="descending"[^>]*><a href="([^"]+)"/.exec(newestFirst) ?? [];
    const oldestFirst = (await read(turned.replaceAll('&amp;', '&'), admin)).body;
    const times = (body: string) => [...body.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, at]) => at);
    expect(times(oldestFirst)).toEqual(times(newestFirst).toReversed());
    expect(oldestFirst).toContain('aria-sort="ascending"');
    expect(oldestFirst.match(/turn-\w+;/g)).toHaveLength(2);
    const file = (await read(`${turned.replaceAll('&amp;', '&')}&format=csv`, admin)).body;
    expect(file.match(/turn-\w+;/g)).toHaveLength(2);
  });

  test.each(['service', 'editor', 'publisher'] as const)('%s sees neither accounts nor log', async (role) => {
    const session = await signIn(role);
    for (const url of ['/_office/accounts', '/_office/audit'])
      expect((await read(url, session)).statusCode).toBe(403);
    const fields = { name: 'x', email: 'x@staff.example', role: 'admin' };
    expect((await send('/_office/accounts/add', fields, session)).statusCode).toBe(403);
    const search = { in: 'audit', text: 'x' };
    expect((await send('/_office/search', search, session)).statusCode).toBe(403);
    expect((await read('/_office/account', session)).statusCode).toBe(200);
  });
});

describe('a refused request', () => {
  const open = (url: string, cookie = '') =>
    shop.app.inject({
      url,
      headers: { host, cookie, 'accept-language': 'en', accept: 'text/html,*/*;q=0.8' },
    });

  test.each([
    ['/_office/accounts', 403, 'Not allowed'],
    ['/_editor', 403, 'Not allowed'],
    ['/_office/booking/AAAA-AAAA', 404, 'Not found'],
    ['/_office/booking/typo', 404, 'Not found'],
    ['/_office?state=nonsense', 400, 'Details incomplete'],
  ])('%s is explained in words, in the frame with the navigation', async (url, status, words) => {
    const answer = await open(url, await signIn('service'));
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain(`<h1>${words}</h1>`);
    expect(answer.body).toMatch(
      /<nav [^>]*aria-label="Areas">.*<a href="\/_office"[^>]*><svg.+?<\/svg>Bookings<\/a>.*<\/nav>/,
    );
  });

  test('a program gets the error shape', async () => {
    const cookie = await signIn('service');
    const answer = await shop.app.inject({
      url: '/_office/booking/AAAA-AAAA',
      headers: { host, cookie, accept: 'application/json' },
    });
    expect(answer.json().error.code).toBe('not-found');
  });

  test('without a database the page reports the failure and the request id', async () => {
    const staff = { ...office.staff, find: () => Promise.reject(new Error('no database')) };
    const lost = await buildTestApp({ shop: { office: { ...office, staff } } });
    const answer = await lost.app.inject({
      url: '/_office',
      headers: { host, cookie: 'staff=x', 'accept-language': 'en', accept: 'text/html' },
    });
    await lost.app.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('That did not work');
    expect(answer.body).toContain(String(answer.headers['x-request-id']));
  });
});

test('a page of the office has its heading as title', async () => {
  const titleOf = ({ body }: { readonly body: string }) => /<title>(.*?)<\/title>/.exec(body)?.[1];
  expect(titleOf(await read('/_office/sign-in'))).toBe('Sign in – Back office');
  expect(titleOf(await read('/_office/audit', await signIn('admin')))).toMatch(/ – Back office$/);
});
