import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { callOnce, createChallenge } from '../../ports/loyalty/loyalty-under-test.ts';
import { PAGE_TEXTS } from './pages/page-texts.ts';
import {
  openProgrammeUnderTest,
  type ProgrammeUnderTest,
  sendLinkForm,
} from './programme-under-test.server.ts';
import { DEMO_MEMBERS } from './store/demo-members.ts';

let database: TestDatabase;
let under: ProgrammeUnderTest;

beforeAll(async () => {
  database = await createTestDatabase();
  under = await openProgrammeUnderTest(database.pool);
});
afterAll(async () => {
  await under.close();
  await database.drop();
});

const [, some, few] = DEMO_MEMBERS;
if (some === undefined || few === undefined) throw new Error('There are no demo members');

const build = (language = 'en', redirectUri = under.redirectUri) => {
  const { codeChallenge } = createChallenge();
  const address = under.loyalty.buildLinkAddress({ state: 's', codeChallenge, redirectUri, language });
  return address.replace(new URL(address).origin, under.url);
};
const permit = (number: string, pin: string) => sendLinkForm(build(), { answer: 'link', number, pin });

describe('the page of a link', () => {
  test.each(LANGUAGES)(
    'speaks %s, names the partner and what it may do, and cannot be framed',
    async (language) => {
      const response = await fetch(build(language));
      const page = await response.text();
      const texts = PAGE_TEXTS[language];
      for (const words of [`lang="${language}"`, '<strong>localhost</strong>', texts.mayRedeem, texts.permit])
        expect(page).toContain(words);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('leads back to no address that the partner has not registered', async () => {
    const foreign = build('en', 'http://shop.example/de-de/miles-linked');
    expect((await fetch(foreign)).status).toBe(400);
    const sent = await sendLinkForm(foreign, { answer: 'link', number: some.number, pin: some.pin });
    expect([sent.status, sent.headers.get('location')]).toEqual([400, null]);
  });

  test('takes a number with blanks, and asks again after a wrong PIN', async () => {
    const wrong = await permit(some.number, '00000');
    expect(wrong.status).toBe(200);
    expect(await wrong.text()).toContain('role="alert"');
    const right = await permit(some.number.replace(/(\d{5})(?=\d)/g, '$1 '), some.pin);
    expect(new URL(right.headers.get('location') ?? '').searchParams.get('code')).not.toBeNull();
  });

  test('after five wrong PINs is closed for 15 minutes, also for the right one', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) await permit(few.number, '00000');
    expect((await permit(few.number, few.pin)).status).toBe(200);
    under.pass(15 * 60_000 - 1);
    expect((await permit(few.number, few.pin)).status).toBe(200);
    under.pass(1);
    expect((await permit(few.number, few.pin)).status).toBe(303);
  });

  test('a code that is a minute old is over', async () => {
    const { codeVerifier, codeChallenge } = createChallenge();
    const { redirectUri, loyalty } = under;
    const address = loyalty.buildLinkAddress({ state: 's', codeChallenge, redirectUri, language: 'de' });
    const back = await under.answerLink(address, 'permit');
    under.pass(60_000);
    const code = back.searchParams.get('code') ?? '';
    expect(await loyalty.finishLink({ code, codeVerifier, redirectUri }, callOnce())).toEqual({
      outcome: 'refused',
      reason: 'declined',
    });
  });
});

describe('the account', () => {
  test('shows the balance and its lines to a member with the right PIN', async () => {
    const send = (pin: string) =>
      fetch(`${under.url}/account?ui_locales=de`, {
        method: 'POST',
        body: new URLSearchParams({ number: some.number, pin }),
      }).then((response) => response.text());
    const statement = await send(some.pin);
    for (const words of ['Jonas Ahrens', 'Meilenstand</small>12.000', 'Anfangsstand', '+12.000'])
      expect(statement).toContain(words);
    expect(await send('99999')).not.toContain('Anfangsstand');
  });
});

describe('the programme', () => {
  test.each([
    'reserve',
    'redeem',
    'release',
    'giveBack',
    'credit',
    'takeBack',
    'readBalance',
    'quote',
    'finishLink',
  ])('takes no call without the password of the partner: %s', async (call) => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer guessed' };
    const answer = await fetch(`${under.url}/v1/${call}`, { method: 'POST', headers, body: '{}' });
    expect([answer.status, await answer.text()]).toEqual([401, '{"error":"wrong-password"}']);
  });

  test('answers at no host but its own', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'elsewhere.example' };
      get(`${under.url}/account`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).once('error', reject);
    });
    expect(status).toBe(421);
  });
});
