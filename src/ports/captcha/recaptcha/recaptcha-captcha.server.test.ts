import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { captchaPolicy } from '../../../defaults.ts';
import { testCaptcha } from '../conformance.ts';
import { createRecaptchaCaptcha } from './recaptcha-captcha.server.ts';
import { recaptchaLimits } from './recaptcha-limits.ts';

/** What the double answers to the next calls, in place of judging: status and body; `hang` never answers. */
type Misbehaviour = { readonly status: number; readonly body: string } | 'hang' | null;

const valid = new Set<string>();
const taken: { readonly secret: string | null; readonly names: string[] }[] = [];
let misbehaviour: Misbehaviour;
let extra: object;
let made = 0;

const vendor = createServer(async (request, response) => {
  const sent = new URLSearchParams(await readAll(request));
  taken.push({ secret: sent.get('secret'), names: [...sent.keys()] });
  if (misbehaviour === 'hang') return;
  const answer = misbehaviour ?? { status: 200, body: JSON.stringify(judge(sent)) };
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});

function judge(sent: URLSearchParams): object {
  if (sent.get('secret') !== 'the secret') return { success: false, 'error-codes': ['invalid-input-secret'] };
  const token = sent.get('response') ?? '';
  if (!token.startsWith('token-')) return { success: false, 'error-codes': ['invalid-input-response'] };
  if (!valid.delete(token)) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
  return { success: true, challenge_ts: '2026-11-21T12:00:00Z', hostname: 'shop.test', ...extra };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

beforeAll(() => new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done)));
beforeEach(() => {
  misbehaviour = null;
  extra = {};
  taken.length = 0;
});
afterAll(() => {
  vendor.closeAllConnections();
  vendor.close();
});

const report = vi.fn();
const open = (secret = 'the secret', port = (vendor.address() as AddressInfo).port) =>
  createRecaptchaCaptcha({
    siteKey: 'the site key',
    secret,
    report,
    endpoint: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
  });
const solve = async () => {
  made += 1;
  const token = `token-${made}-with-a-long-tail-that-can-be-changed`;
  valid.add(token);
  return token;
};
const context = { action: 'newsletter' };

describe('reCAPTCHA', () => {
  testCaptcha(() => ({
    port: open(),
    otherProcess: open(),
    solve,
    endTokens: () => valid.clear(),
    breakDown: () => {
      misbehaviour = { status: 503, body: '' };
    },
    repair: () => {
      misbehaviour = null;
    },
  }));
});

test('the token goes to Google with the secret, and nothing of the visitor does', async () => {
  await open().verify(await solve(), context);
  expect(taken).toEqual([{ secret: 'the secret', names: ['secret', 'response'] }]);
});

test.each([
  ['an error of the server', { status: 500, body: '{"success":true}' }],
  ['a page in place of JSON', { status: 200, body: '<html>' }],
  ['null', { status: 200, body: 'null' }],
  ['an answer without a verdict', { status: 200, body: '{}' }],
  ['a verdict in words', { status: 200, body: '{"success":"true"}' }],
  ['a refusal without a reason', { status: 200, body: '{"success":false}' }],
  ['a reason that is no list', { status: 200, body: '{"success":false,"error-codes":"bad-request"}' }],
  ['a bad request', { status: 200, body: '{"success":false,"error-codes":["bad-request"]}' }],
])('does not know after %s', async (_what, answer) => {
  misbehaviour = answer;
  expect(await open().verify(await solve(), context)).toBe('unknown');
});

test('a wrong secret of the shop is not the fault of the token', async () => {
  expect(await open('another secret').verify(await solve(), context)).toBe('unknown');
  expect(report).toHaveBeenLastCalledWith('invalid-input-secret');
});

test('does not know without a connection', async () => {
  expect(await open('the secret', 1).verify(await solve(), context)).toBe('unknown');
});

test('does not know when no answer comes in time', async () => {
  misbehaviour = 'hang';
  const before = Date.now();
  expect(await open().verify(await solve(), context)).toBe('unknown');
  expect(Date.now() - before).toBeGreaterThanOrEqual(captchaPolicy.verifyTimeoutMs - 50);
});

test.each([
  [recaptchaLimits.minScore, 'newsletter', 'passed'],
  [recaptchaLimits.minScore - 0.1, 'newsletter', 'failed'],
  [0.9, 'complaint', 'failed'],
])('a score of %d for the form %s %s', async (score, action, outcome) => {
  extra = { score, action };
  expect(await open().verify(await solve(), context)).toBe(outcome);
});

test('no token, and one that is too long, are not sent at all', async () => {
  for (const token of [null, '', 'a'.repeat(captchaPolicy.maxTokenLength + 1)])
    expect(await open().verify(token, context)).toBe('failed');
  expect(taken).toEqual([]);
});
