import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

const { app } = await buildTestApp();
afterAll(() => app.close());
const source = (await app.inject('/openapi.json')).body;
const document = JSON.parse(source) as OpenAPIV3_1.Document;
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => ({
    call: `${method} ${path}`,
    operation: operation as OpenAPIV3_1.OperationObject,
  })),
);

/** Warnings that are no faults: a form is answered with a redirect, and a segment of a fixed name is no coordinate. */
const accepted = ['operation-2xx-response', 'no-ambiguous-paths'];

async function lint(text: string): Promise<readonly string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-invalid-schema-examples': 'error', 'no-invalid-media-type-examples': 'error' },
  });
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  return problems
    .filter(({ severity, ruleId }) => severity === 'error' || !accepted.includes(ruleId))
    .map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

test('[API-002] the API document keeps the recommended rules of OpenAPI, and its examples their schemas', async () => {
  expect(await lint(source)).toEqual([]);
});

test('a document with an example that its schema refuses breaks the rules', async () => {
  const broken = structuredClone(document);
  Object.assign(broken.components?.schemas?.['Airport'] ?? {}, { examples: [{ code: 7 }] });
  expect(await lint(JSON.stringify(broken))).not.toEqual([]);
});

test('each call has a name of its own for programs', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name ?? ''))).toEqual([]);
  expect(new Set(names).size).toBe(operations.length);
  expect(names).toEqual(
    expect.arrayContaining(['getMixedResultlist', 'doCheckoutCreate', 'graphqlWithoutLocale']),
  );
});

test('each answer says what it is', () => {
  const mute = operations.flatMap(({ call, operation }) =>
    Object.entries(operation.responses ?? {})
      .filter(
        ([, answer]) =>
          !('description' in answer) ||
          !/\w.{4}/.test(answer.description) ||
          answer.description === 'Default Response',
      )
      .map(([status]) => `${call} ${status}`),
  );
  expect(mute).toEqual([]);
});

test('calls of a checkout ask for the session that began it, a partner’s for its signature', () => {
  const securityOf = (id: string) =>
    operations.find(({ operation }) => operation.operationId === id)?.operation.security;
  // A shopper who comes from a partner opens its checkout with a key, and has the session from then on.
  const ofCheckouts = operations.filter(
    ({ call, operation }) =>
      /\/(?:booking|voucher)\/\{checkoutId\}\//.test(call) && operation.operationId !== 'openExternal',
  );
  expect(ofCheckouts.map(({ operation }) => operation.operationId)).toEqual(
    expect.arrayContaining(['doInfoSet', 'getVoucherBookingCart', 'bookingDocument']),
  );
  const open = ofCheckouts.filter(
    ({ operation }) => JSON.stringify(operation.security) !== '[{"session":[]}]',
  );
  expect(open.map(({ call }) => call)).toEqual([]);
  expect(securityOf('createExternal')).toEqual([{ partner: [] }]);
  expect(securityOf('getMixedResultlist')).toBeUndefined();
});

test('offers, prices and errors are schemas that calls share by name', () => {
  const shared = Object.keys(document.components?.schemas ?? {});
  expect(shared).toEqual(expect.arrayContaining(['Error', 'Offer', 'Price', 'Flight', 'Hotel', 'Cart']));
  expect(source.match(/"\$ref":"#\/components\/schemas\/Error"/g)?.length).toBeGreaterThan(100);
});
