import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { buildTestApp, fromThisSite } from '../../../tests/factories/test-app.ts';
import { requestLimits } from '../../defaults.ts';
import { registerCookieCheck } from './input-check.server.ts';
import { normaliseInput } from './normalise-input.ts';
import { parseAddress } from './request-address.server.ts';

const { maxTextLength, maxInputDepth, maxInputNameLength, maxInputValues } = requestLimits;
const { app } = await buildTestApp();
afterAll(() => app.close());

const post = (url: string, payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url, payload, headers: { ...fromThisSite, 'content-type': type } });

function nest(levels: number): unknown {
  return levels === 0 ? 1 : [nest(levels - 1)];
}

const list = (length: number) => Array.from({ length }, () => 0);

test.each([
  ['NUL', { msg: 'a\0b' }, { path: 'msg', message: 'contains a NUL character' }],
  ['half a character', { a: [{ b: '\ud800' }] }, { path: 'a.0.b', message: 'contains half a character' }],
  [
    '31 marks in a row',
    { a: `x${'\u0301'.repeat(31)}` },
    { path: 'a', message: 'has too many marks in a row' },
  ],
  ['JSON’s 1e999', JSON.parse('{"a":1e999}'), { path: 'a', message: 'is out of range' }],
  ['a name with NUL', { a: { '\0': 1 } }, { path: 'a', message: 'has a field with an unreadable name' }],
])('%s is refused, and where it is', (_what, input, fault) => {
  expect(normaliseInput(input)).toEqual(fault);
});

test.each([
  ['a text', { a: 'x'.repeat(maxTextLength) }, { a: 'x'.repeat(maxTextLength + 1) }],
  [
    'the name of a field',
    { ['n'.repeat(maxInputNameLength)]: 1 },
    { ['n'.repeat(maxInputNameLength + 1)]: 1 },
  ],
  ['the levels', nest(maxInputDepth), nest(maxInputDepth + 1)],
  // The body itself is the first value.
  ['the number of values', list(maxInputValues - 1), list(maxInputValues)],
  ['marks on a letter', `x${'\u0301'.repeat(30)}`, `x${'\u0301'.repeat(31)}`],
])('%s has a limit, and one more is refused', (_what, most, more) => {
  expect(normaliseInput(most)).toBeNull();
  expect(normaliseInput(more)).toMatchObject({ message: expect.any(String) });
});

test('texts become NFC, names and everything else stay', () => {
  const input = { 'u\u0308': 'u\u0308', list: ['e\u0301', 1, null, true], empty: {} };
  expect(normaliseInput(input)).toBeNull();
  expect(input).toEqual({ 'u\u0308': '\u00fc', list: ['\u00e9', 1, null, true], empty: {} });
});

test.each([
  ['a call', 'application/json', '{"msg":"a\\u0000b"}'],
  ['a call with half a character', 'application/json', '{"msg":"\\ud800"}'],
  ['a form', 'application/x-www-form-urlencoded', 'msg=a%00b'],
])('%s is refused in the error shape of calls, and its field named', async (_what, type, payload) => {
  const answer = await post('/de-de/ajax/preferences', payload, type);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: { code: 'invalid-input', fields: { msg: expect.stringMatching(/^contains/) } },
  });
});

test('a variable of GraphQL is refused like any other text', async () => {
  const payload = JSON.stringify({ query: '{__typename}', variables: { prefix: 'a\0' } });
  const answer = await post('/graphql', payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { fields: { 'variables.prefix': expect.any(String) } } });
});

test('a parameter that a call reads is refused, one that it does not read is dropped', async () => {
  const call = '/de-de/ajax/page-content?path=/de-de';
  expect((await app.inject(`${call}&query=%00`)).statusCode).toBe(400);
  expect((await app.inject(`${call}&utm_source=%00`)).statusCode).toBe(200);
});

test('an address is read without its unreadable parameters, also one that page-content carries', async () => {
  const query = `?utm_source=%00&a=1&a=x${'%CC%81'.repeat(31)}&b=%C3%BC`;
  expect(parseAddress(`/de-de${query}`)?.search).toBe('?b=%C3%BC');
  expect(parseAddress('/de-de?b=%20&c')?.search).toBe('?b=%20&c');
  expect((await app.inject(`/de-de${query}`)).statusCode).toBe(200);
});

test('an unreadable cookie is dropped, the others stay', async () => {
  const server = fastify();
  await server.register(cookie);
  registerCookieCheck(server);
  server.get('/', (request) => request.cookies);
  const answer = await server.inject({ url: '/', headers: { cookie: 'language=%00; currency=EUR' } });
  expect(answer.json()).toEqual({ currency: 'EUR' });
});
