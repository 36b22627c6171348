import { createHash, timingSafeEqual } from 'node:crypto';
import type { BlockedPage, NewsletterPort, RemoveOutcome } from '../newsletter-port.ts';
import { findDroppedAttributes, readBrevoAttributes, toBrevoAttributes } from './brevo-attributes.ts';
import { type BrevoAnswer, type BrevoOptions, createBrevoClient } from './brevo-client.server.ts';
import { brevoLimits } from './brevo-limits.ts';
import { readBrevoCode } from './map-brevo-error.ts';
import { parseBrevoEvents } from './parse-brevo-events.ts';

interface Options extends BrevoOptions {
  /** Brevo's id of each list of ours. */
  readonly lists: ReadonlyMap<string, number>;
  /** Proves that a webhook is Brevo's, which signs nothing: part of its address, or the password of its basic authentication. */
  readonly webhookToken: string;
  readonly report: (error: unknown) => void;
}

interface StoredContact {
  readonly listIds: readonly number[];
  readonly isBlocked: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/**
 * Contacts and lists at Brevo, by its API of version 3 (developers.brevo.com). An address leaves lists one by one: `emailBlacklisted` would stop
 * every mail of the account to it. Brevo's own double opt-in is not used, because its record is no evidence of ours.
 */
export function createBrevoNewsletter(options: Options): NewsletterPort {
  const { lists, webhookToken, report } = options;
  const client = createBrevoClient(options);
  const contactPath = (email: string) => `/contacts/${encodeURIComponent(email)}`;
  const idsOf = (keys: readonly string[]) => keys.map(requireId);

  function requireId(key: string): number {
    const id = lists.get(key);
    if (id === undefined) throw new Error(`BREVO_LISTS names no list ${key}`);
    return id;
  }

  /** Null where there is no such contact. */
  async function find(email: string): Promise<StoredContact | null> {
    const answer = await client.call('GET', contactPath(email));
    if (isMissing(answer)) return null;
    requireSuccess(answer);
    const { listIds, emailBlacklisted, attributes } = (answer.json ?? {}) as Record<string, unknown>;
    return {
      listIds: Array.isArray(listIds) ? listIds.map(Number) : [],
      isBlocked: emailBlacklisted === true,
      attributes: (attributes ?? {}) as StoredContact['attributes'],
    };
  }

  async function orUnknown<Outcome>(call: () => Promise<Outcome>): Promise<Outcome | 'unknown'> {
    try {
      return await call();
    } catch (error) {
      report(error);
      return 'unknown';
    }
  }

  return {
    subscribe: ({ email, lists: keys, language }) =>
      orUnknown(async () => {
        const listIds = idsOf(keys);
        const attributes = { LANGUAGE: language };
        const created = await client.call('POST', '/contacts', {
          email,
          listIds,
          attributes,
          updateEnabled: false,
        });
        if (isSuccess(created)) return 'done';
        if (!isDuplicate(created)) return refuse(created, 'subscribe', report);
        // Who confirms again is freed: a block of Brevo's came from an earlier unsubscription.
        const updated = await client.call('PUT', contactPath(email), {
          listIds,
          attributes,
          emailBlacklisted: false,
        });
        // Deleted between the two calls.
        if (isMissing(updated)) return 'unknown';
        return isSuccess(updated) ? 'done' : refuse(updated, 'subscribe', report);
      }),
    unsubscribe: (email, keys) =>
      orUnknown(async (): Promise<RemoveOutcome> => {
        const contact = await find(email);
        // Only what is linked can be unlinked.
        const unlinkListIds = idsOf(keys).filter((id) => contact?.listIds.includes(id));
        if (unlinkListIds.length === 0) return 'done';
        const answer = await client.call('PUT', contactPath(email), { unlinkListIds });
        if (!isMissing(answer)) requireSuccess(answer);
        return 'done';
      }),
    async read(email) {
      const found = await orUnknown(() => find(email));
      if (found === 'unknown') return { outcome: 'unknown' };
      if (found === null) return { outcome: 'missing' };
      const linked = [...lists].filter(([, id]) => !found.isBlocked && found.listIds.includes(id));
      return {
        outcome: 'found',
        contact: {
          email,
          ...readBrevoAttributes(found.attributes),
          lists: linked.map(([key]) => key),
        },
      };
    },
    update: (email, customer) =>
      orUnknown(async () => {
        const isRenamed = customer.email !== email;
        const answer = await client.call('PUT', contactPath(email), {
          attributes: {
            ...toBrevoAttributes(customer),
            ...(isRenamed ? { EMAIL: customer.email } : {}),
          },
        });
        if (isMissing(answer)) return 'missing';
        if (isRenamed && isDuplicate(answer)) return 'taken';
        requireSuccess(answer);
        // Attributes that the account does not have are dropped without a word.
        const stored = await find(customer.email);
        if (stored === null) return 'unknown';
        const dropped = findDroppedAttributes(customer, readBrevoAttributes(stored.attributes));
        if (dropped.length === 0) return 'done';
        report(new Error(`Brevo has not stored ${dropped.join(', ')}: create these attributes`));
        return 'incomplete';
      }),
    erase: (email) =>
      orUnknown(async (): Promise<RemoveOutcome> => {
        const answer = await client.call('DELETE', contactPath(email));
        if (!isMissing(answer)) requireSuccess(answer);
        return 'done';
      }),
    readEvents({ authorization, token, body }) {
      if (!isSame(token, webhookToken) && !isSame(readPassword(authorization), webhookToken)) return null;
      return parseBrevoEvents(body);
    },
    // All contacts of the account, because none of its filters knows who is blocked (developers.brevo.com, "Get all the contacts").
    async listBlocked(since, from) {
      const read = await orUnknown(async (): Promise<BlockedPage> => {
        const query = new URLSearchParams({
          limit: String(brevoLimits.contactsPerPage),
          offset: String(from),
          // The oldest first: who is added meanwhile comes last.
          sort: 'asc',
          ...(since === null ? {} : { modifiedSince: since.toISOString() }),
        });
        const answer = await client.call('GET', `/contacts?${query}`);
        requireSuccess(answer);
        const { contacts } = (answer.json ?? {}) as { contacts?: unknown };
        if (!Array.isArray(contacts)) throw new Error('Brevo answers without contacts');
        const emails = contacts.flatMap(({ email, emailBlacklisted }: Record<string, unknown>) =>
          emailBlacklisted === true && typeof email === 'string' ? [email.toLowerCase()] : [],
        );
        const isLast = contacts.length < brevoLimits.contactsPerPage;
        return { outcome: 'read', emails, next: isLast ? null : from + contacts.length };
      });
      return read === 'unknown' ? { outcome: 'unknown' } : read;
    },
  };
}

const isSuccess = ({ refusal }: BrevoAnswer) => refusal === null;
const isMissing = ({ refusal }: BrevoAnswer) => refusal === 'missing';
const isDuplicate = ({ refusal }: BrevoAnswer) => refusal === 'duplicate';

/** @throws Error for an answer that says no: the shop's mistake, or an address that Brevo does not take */
function requireSuccess(answer: BrevoAnswer): void {
  if (!isSuccess(answer)) throw new Error(`Brevo answers ${answer.status} ${readBrevoCode(answer.json)}`);
}

function refuse(answer: BrevoAnswer, what: string, report: (error: unknown) => void): 'refused' {
  report(new Error(`Brevo refuses to ${what}: ${answer.status} ${readBrevoCode(answer.json)}`));
  return 'refused';
}

function readPassword(authorization: string): string {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization)?.[1];
  if (encoded === undefined) return '';
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
