import { isSealed } from '../../database/sealer.server.ts';
import { isEmailAddress } from '../../domain/travellers/is-email-address.ts';
import type { NewsletterEvent } from '../../ports/newsletter/newsletter-port.ts';
import {
  type EndReason,
  endConsents,
  hasConsents,
  listConfirmed,
  listSuppressed,
  qualifyList,
} from './consent-log.server.ts';
import type { NewsletterResult } from './forms/newsletter-schemas.ts';
import { failed, type NewsletterVisit } from './newsletter.ts';
import type { NewsletterDeps } from './newsletter-deps.server.ts';
import { findNewsletterList } from './newsletter-links.ts';
import { newsletterRequests } from './newsletter-requests.server.ts';
import { addTask } from './newsletter-tasks.server.ts';

/** Lists of a call: the one that it names, all of the brand for ''; null for a list that the brand does not have. */
export function chooseLists(listId: string, { brand }: Pick<NewsletterVisit, 'brand'>): string[] | null {
  if (listId === '') return brand.newsletter.lists.map(({ id }) => qualifyList(brand.key, id));
  const list = findNewsletterList(brand, listId);
  return list === null ? null : [qualifyList(brand.key, list.id)];
}

/** Ends consents and takes the address off the lists; done again, it changes nothing. */
export async function leaveLists(
  { db, clock, digests, onTask }: NewsletterDeps,
  email: string,
  lists: readonly string[],
  reason: EndReason,
  visit: NewsletterVisit,
): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    await endConsents(trx, digests.address(email), lists, reason, at);
    await addTask(trx, { ...toTask(visit), kind: 'sync', email, lists, dueAt: at }, at);
  });
  onTask();
}

/** See `Newsletter.unsubscribe`. */
export async function unsubscribe(
  deps: NewsletterDeps,
  given: string,
  listId: string,
  visit: NewsletterVisit,
  network: string | null,
): Promise<NewsletterResult> {
  const lists = chooseLists(listId, visit);
  if (lists === null) return failed('unknownList');
  // An address may begin like a sealed text, but no sealed text has its sign.
  if (isSealed(given) && !given.includes('@')) {
    const email = deps.seals.recipient.open(given);
    if (email === null) return failed('unknownUnsubscribeEmail');
    const state = await findState(deps, email, lists);
    if (state === 'unknown') return failed('unknownUnsubscribeEmail');
    await leaveLists(deps, email, lists, 'link', visit);
    return state === 'subscribed' ? { success: true } : failed('alreadyUnsubscribedEmail');
  }
  const email = given.trim().toLowerCase();
  if (!isEmailAddress(email)) return failed('invalidUnsubscribeEmail');
  if (!(await mayAsk(deps, email, network))) return failed('tooManyRequests');
  await leaveLists(deps, email, lists, 'typed', visit);
  return { success: true };
}

/** A script that asks for address after address is stopped by the limit of its network. */
async function mayAsk(
  { db, clock, digests }: NewsletterDeps,
  email: string,
  network: string | null,
): Promise<boolean> {
  const source = {
    address: digests.address(email),
    network: network === null ? null : digests.network(network),
    at: clock.now(),
  };
  return db.transaction().execute(async (trx) => {
    await newsletterRequests.lock(trx, source);
    if (await newsletterRequests.isNetworkExhausted(trx, source)) return false;
    await newsletterRequests.record(trx, source, null);
    return true;
  });
}

/** What is known of an address, by the vendor or, where it does not answer, by our own record. */
async function findState(
  { db, port, digests }: NewsletterDeps,
  email: string,
  lists: readonly string[],
): Promise<'subscribed' | 'left' | 'unknown'> {
  const digest = digests.address(email);
  const read = await port.read(email);
  const current = read.outcome === 'found' ? read.contact.lists : await listConfirmed(db, digest);
  if (current.some((list) => lists.includes(list))) return 'subscribed';
  return read.outcome === 'found' || (await hasConsents(db, digest)) ? 'left' : 'unknown';
}

const reasons = {
  unsubscribed: 'vendor',
  bounced: 'bounce',
  complained: 'complaint',
  deleted: 'account',
} as const satisfies Partial<Record<NewsletterEvent['kind'], EndReason>>;

/**
 * Brings what the vendor reports into our record: nobody is written to who has left there, whose mailbox is gone or who complained, and an
 * import at the vendor brings nobody back who has left here.
 */
export async function applyEvent(
  deps: NewsletterDeps,
  { kind, email }: NewsletterEvent,
  visit: NewsletterVisit,
  allLists: readonly string[],
): Promise<void> {
  const { db, clock, digests, onTask } = deps;
  const digest = digests.address(email);
  const at = clock.now();
  if (kind === 'added') {
    const lists = await listSuppressed(db, digest, allLists);
    if (lists.length === 0) return;
    await db
      .transaction()
      .execute((trx) => addTask(trx, { ...toTask(visit), kind: 'sync', email, lists, dueAt: at }, at));
  } else {
    await db.transaction().execute(async (trx) => {
      await endConsents(trx, digest, null, reasons[kind], at);
      // The vendor no longer has a contact that was deleted.
      if (kind === 'deleted') return;
      await addTask(trx, { ...toTask(visit), kind: 'sync', email, lists: allLists, dueAt: at }, at);
    });
  }
  onTask();
}

/** A task that welcomes nobody and renames nothing. */
export function toTask({ brand, locale, origin, language }: NewsletterVisit) {
  return { brand: brand.key, locale, origin, language, formerEmail: null, consentIds: [] };
}
