import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BrevoDouble, openBrevoDouble } from './open-brevo-double.ts';

let brevo: BrevoDouble;

beforeEach(async () => {
  brevo = await openBrevoDouble();
});
afterEach(() => brevo.close());

async function call(method: string, path: string, body?: unknown, key = brevo.apiKey) {
  const response = await fetch(`${brevo.origin}/v3${path}`, {
    method,
    headers: { 'api-key': key, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    json: () => JSON.parse(text) as Record<string, unknown>,
    retryAfter: response.headers.get('retry-after'),
  };
}
const only = () => brevo.contacts()[0];
const confirmation = {
  email: 'Ana+holiday@traveller.example',
  includeListIds: [1],
  templateId: 1,
  redirectionUrl: 'https://shop.example/newsletter/confirmed',
  attributes: { FIRSTNAME: 'Ana' },
};

describe('contacts', () => {
  it('refuses an existing address with duplicate_parameter unless updateEnabled', async () => {
    expect((await call('POST', '/contacts', { email: 'a@b.example', listIds: [1] })).status).toBe(201);
    const again = await call('POST', '/contacts', { email: 'A@B.example', listIds: [2] });
    expect(again.status).toBe(400);
    expect(again.json()).toMatchObject({ code: 'duplicate_parameter' });
    expect(only()?.listIds).toEqual([1]);
    const updated = await call('POST', '/contacts', {
      email: 'a@b.example',
      listIds: [2],
      updateEnabled: true,
    });
    expect(updated.status).toBe(204);
    expect(only()?.listIds).toEqual([1, 2]);
  });

  it('lists contacts in pages, the newest first, and those that were changed since', async () => {
    for (const name of ['a', 'b', 'c']) await call('POST', '/contacts', { email: `${name}@b.example` });
    const emailsOf = async (query: string) => {
      const { contacts, count } = (await call('GET', `/contacts${query}`)).json() as {
        contacts: { email: string }[];
        count: number;
      };
      return [contacts.map(({ email }) => email[0]).join(''), count];
    };
    expect(await emailsOf('')).toEqual(['cba', 3]);
    expect(await emailsOf('?sort=asc&limit=2')).toEqual(['ab', 3]);
    expect(await emailsOf('?sort=asc&limit=2&offset=2')).toEqual(['c', 3]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const since = new Date().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    brevo.blacklist('b@b.example');
    expect(await emailsOf(`?modifiedSince=${encodeURIComponent(since)}`)).toEqual(['b', 1]);
    const page = (await call('GET', '/contacts?limit=1&offset=1')).json();
    expect(page).toMatchObject({ contacts: [{ email: 'b@b.example', emailBlacklisted: true }] });
    for (const wrong of ['limit=1001', 'limit=0', 'offset=-1', 'modifiedSince=yesterday'])
      expect((await call('GET', `/contacts?${wrong}`)).status).toBe(400);
  });

  it('drops unknown attributes and wrong types silently', async () => {
    const created = await call('POST', '/contacts', {
      email: 'a@b.example',
      attributes: {
        FIRSTNAME: 'Ana',
        firstname: 'Eva',
        NICKNAME: 'A',
        HAS_CHILDREN: 'yes',
        BIRTHDATE: '31.12.1980',
      },
    });
    expect(created.status).toBe(201);
    expect(only()?.attributes).toEqual({ FIRSTNAME: 'Ana' });
  });

  it('takes urlencoded identifiers, numbers, and renames by EMAIL', async () => {
    await call('POST', '/contacts', { email: 'ana+1@b.example', listIds: [1, 2] });
    const path = `/contacts/${encodeURIComponent('ana+1@b.example')}`;
    expect(
      (await call('PUT', path, { attributes: { EMAIL: 'eva/x@b.example' }, unlinkListIds: [2] })).status,
    ).toBe(204);
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', '/contacts/eva/x@b.example')).status).toBe(404);
    const renamed = await call('GET', `/contacts/${encodeURIComponent('eva/x@b.example')}`);
    expect(renamed.json()).toMatchObject({ email: 'eva/x@b.example', listIds: [1] });
    expect((await call('DELETE', `/contacts/${String(only()?.id)}`)).status).toBe(204);
    expect(brevo.contacts()).toEqual([]);
  });

  it('refuses lists and addresses that are none', async () => {
    expect((await call('POST', '/contacts', { email: 'a@b.example', listIds: [4] })).status).toBe(400);
    expect((await call('POST', '/contacts', { email: 'nobody' })).status).toBe(400);
    expect((await call('POST', '/contacts', { listIds: [1] })).json()).toMatchObject({
      code: 'missing_parameter',
    });
    expect((await call('PUT', '/contacts/a@b.example', {})).status).toBe(404);
  });

  it('adds to a list and removes from it', async () => {
    await call('POST', '/contacts', { email: 'a@b.example' });
    const named = { emails: ['a@b.example', 'stranger@b.example'] };
    expect((await call('POST', '/contacts/lists/1/contacts/add', named)).json()).toEqual({
      contacts: { success: ['a@b.example'], failure: ['stranger@b.example'] },
    });
    expect((await call('POST', '/contacts/lists/1/contacts/add', named)).status).toBe(400);
    expect((await call('POST', '/contacts/lists/1/contacts/remove', named)).status).toBe(201);
    expect(only()?.listIds).toEqual([]);
  });

  it('does not free a blacklisted address by an import', async () => {
    await call('POST', '/contacts', { email: 'a@b.example' });
    brevo.blacklist('a@b.example');
    const imported = await call('POST', '/contacts/import', {
      listIds: [1],
      emailBlacklist: false,
      jsonBody: [{ email: 'a@b.example' }, { email: 'new@b.example' }],
    });
    expect(imported.status).toBe(202);
    expect(brevo.contacts()).toMatchObject([
      { email: 'a@b.example', emailBlacklisted: true, listIds: [1] },
      { email: 'new@b.example', emailBlacklisted: false, listIds: [1] },
    ]);
  });
});

describe('double opt-in', () => {
  it('joins the list after the click only', async () => {
    expect((await call('POST', '/contacts/doubleOptinConfirmation', confirmation)).status).toBe(201);
    expect(brevo.contacts()).toEqual([]);
    expect(brevo.clickConfirmation(confirmation.email)).toBe(confirmation.redirectionUrl);
    expect(only()).toMatchObject({
      email: confirmation.email.toLowerCase(),
      listIds: [1],
      attributes: { FIRSTNAME: 'Ana' },
    });
    expect((await call('POST', '/contacts/doubleOptinConfirmation', confirmation)).status).toBe(204);
  });

  it('can know the contact before the click, on no list', async () => {
    await brevo.close();
    brevo = await openBrevoDouble({ pendingContacts: 'listed' });
    await call('POST', '/contacts/doubleOptinConfirmation', confirmation);
    expect(only()?.listIds).toEqual([]);
    brevo.clickConfirmation(confirmation.email);
    expect(brevo.contacts()).toHaveLength(1);
    expect(only()?.listIds).toEqual([1]);
  });

  it('refuses a template without a link and a missing address to return to', async () => {
    for (const wrong of [{ templateId: 2 }, { redirectionUrl: undefined }, { includeListIds: [9] }])
      expect(
        (await call('POST', '/contacts/doubleOptinConfirmation', { ...confirmation, ...wrong })).status,
      ).toBe(400);
    expect(() => brevo.clickConfirmation(confirmation.email)).toThrow(/Nobody/);
  });
});

describe('faults', () => {
  const create = () => call('POST', '/contacts', { email: 'a@b.example' });

  it('refuses a wrong key', async () => {
    expect((await call('GET', '/contacts/1', undefined, 'other')).status).toBe(401);
    brevo.faults.unauthorized = true;
    expect((await create()).status).toBe(401);
  });

  it('says when to come back', async () => {
    brevo.faults.tooManyRequestsRetryAfterSeconds = 7;
    expect(await create()).toMatchObject({ status: 429, retryAfter: '7' });
    brevo.faults.tooManyRequestsRetryAfterSeconds = null;
    expect((await create()).status).toBe(201);
  });

  it('fails before the work and after it', async () => {
    brevo.faults.serverError = 'before';
    expect((await create()).status).toBe(500);
    expect(brevo.contacts()).toEqual([]);
    brevo.faults.serverError = 'after';
    expect((await create()).status).toBe(500);
    expect(brevo.contacts()).toHaveLength(1);
  });

  it('breaks the connection and keeps a caller waiting', async () => {
    brevo.faults.reset = true;
    await expect(create()).rejects.toThrow();
    brevo.faults.reset = false;
    brevo.faults.slowMs = 60_000;
    await expect(
      fetch(`${brevo.origin}/v3/contacts/1`, { signal: AbortSignal.timeout(50) }),
    ).rejects.toThrow();
    expect(brevo.requests()[0]?.status).toBe(0);
  });

  it('answers nonsense and drops attributes', async () => {
    brevo.faults.malformedJson = true;
    brevo.faults.droppedAttributes = ['FIRSTNAME'];
    const created = await call('POST', '/contacts', {
      email: 'a@b.example',
      attributes: { FIRSTNAME: 'Ana', LASTNAME: 'Sol' },
    });
    expect(() => created.json()).toThrow();
    expect(only()?.attributes).toEqual({ LASTNAME: 'Sol' });
  });
});

describe('webhooks', () => {
  it('sends events one by one or batched, unsigned, with seconds in UTC', async () => {
    const received: { body: unknown; authorization: string | undefined; names: string[] }[] = [];
    const receiver = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      received.push({
        body: JSON.parse(text),
        authorization: request.headers.authorization,
        names: Object.keys(request.headers),
      });
      response.writeHead(204).end();
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    const { port } = receiver.address() as AddressInfo;
    const at = new Date('2026-11-27T12:00:00.900Z');
    const events = [
      { event: 'unsubscribe', email: 'a@b.example', listIds: [1], at },
      { event: 'hard_bounce', email: 'c@b.example', reason: 'unknown user', at },
    ] as const;
    const target = `http://127.0.0.1:${port}/hook`;
    expect(await brevo.fireWebhook(target, events, { token: 'secret' })).toEqual([204, 204]);
    expect(
      await brevo.fireWebhook(`http://user:pass@127.0.0.1:${port}/hook`, events, { batched: true }),
    ).toEqual([204]);
    receiver.close();
    expect(received[0]).toMatchObject({
      authorization: 'Bearer secret',
      body: { event: 'unsubscribe', ts: 1795780800, ts_event: 1795780800, list_id: [1] },
    });
    expect(received[0]?.body).toMatchObject({ date: '2026-11-27 13:00:00' });
    expect(received[1]?.body).toMatchObject({ event: 'hard_bounce', reason: 'unknown user' });
    expect(received[2]?.authorization).toBe(`Basic ${btoa('user:pass')}`);
    expect(received[2]?.body).toHaveLength(2);
    expect(received.flatMap(({ names }) => names).filter((name) => /sign/.test(name))).toEqual([]);
  });
});
