import { isEmailAddress } from '../../domain/travellers/is-email-address.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import type { NewsletterEvent, NewsletterWebhook } from '../../ports/newsletter/newsletter-port.ts';
import {
  areConfirmed,
  confirmConsents,
  endConsents,
  endState,
  listConfirmed,
  listEvidence,
  qualifyList,
} from './consent-log.server.ts';
import { readSource } from './consent-text.ts';
import { findCustomerId, readCustomer, updateCustomer } from './customer.server.ts';
import type { NewsletterResult } from './forms/newsletter-schemas.ts';
import { failed, type Newsletter, type NewsletterVisit, type SubscribeRequest } from './newsletter.ts';
import type { NewsletterDeps } from './newsletter-deps.server.ts';
import { addTask } from './newsletter-tasks.server.ts';
import { startNewsletterWorker } from './newsletter-worker.server.ts';
import { requestConsent } from './request-consent.server.ts';
import { startSuppressionSync } from './suppression-sync.server.ts';
import { applyEvent, chooseLists, leaveLists, toTask, unsubscribe } from './unsubscribe.server.ts';

interface Options extends Omit<NewsletterDeps, 'onTask'> {
  readonly mail: MailPort;
  /** Brand and key of every list of the shop. */
  readonly allLists: readonly string[];
  readonly report: (error: unknown) => void;
}

/** The newsletter with its background work. */
export interface RunningNewsletter extends Newsletter {
  /** Subscribes for the shop's own forms: the tick of the checkout, the sign-up of an account. */
  subscribeFrom(
    source: 'checkout' | 'account',
    email: string,
    visit: NewsletterVisit,
  ): Promise<NewsletterResult>;
  /** Events of the vendor's call; null for a call that is not the vendor's. */
  readEvents(webhook: NewsletterWebhook): readonly NewsletterEvent[] | null;
  /** Stores them; a call that fails here is sent again by the vendor. */
  applyEvents(events: readonly NewsletterEvent[], visit: NewsletterVisit): Promise<void>;
  close(): Promise<void>;
}

export function createNewsletter(options: Options): RunningNewsletter {
  const { db, clock, port, digests, seals, allLists } = options;
  const worker = startNewsletterWorker(options);
  const deps: NewsletterDeps = { ...options, onTask: worker.wake };
  const reading = startSuppressionSync({ ...options, onTask: worker.wake });

  async function subscribe(request: SubscribeRequest, source: string): Promise<NewsletterResult> {
    const { visit, network } = request;
    const email = request.email.trim().toLowerCase();
    if (!isEmailAddress(email)) return failed('invalidEmail');
    const [first] = visit.brand.newsletter.lists;
    const lists = chooseLists(request.listId === '' ? first.id : request.listId, visit);
    if (lists === null) return failed('unknownList');
    const isAccepted = await requestConsent(deps, {
      email,
      formerEmail: null,
      lists,
      source,
      visit,
      network,
    });
    return isAccepted ? { success: true } : failed('tooManyRequests');
  }

  return {
    subscribe: (request) => subscribe(request, readSource(request.source)),
    subscribeFrom: (source, email, visit) =>
      subscribe({ email, listId: '', source, visit, network: null }, source),
    canConfirm: (key) => seals.confirmation.open(key) !== null,
    isOwnLink: (kind, sealed) => seals[kind].open(sealed) !== null,
    async confirm(key, visit) {
      const ids = seals.confirmation.open(key);
      if (ids === null) return 'ended';
      const at = clock.now();
      const isConfirmed = await db.transaction().execute(async (trx) => {
        const confirmed = await confirmConsents(trx, ids, at);
        if (confirmed === null) return false;
        const { email, formerEmail, lists } = confirmed;
        if (formerEmail !== null)
          await endState(trx, digests.address(formerEmail), null, 'confirmed', 'moved', at);
        // A contact that moves has been welcomed before.
        const consentIds = formerEmail === null ? confirmed.ids : [];
        const task = { ...toTask(visit), kind: 'sync', email, formerEmail, lists, consentIds } as const;
        await addTask(trx, { ...task, dueAt: at }, at);
        return true;
      });
      if (isConfirmed) worker.wake();
      return isConfirmed || (await areConfirmed(db, ids)) ? 'confirmed' : 'ended';
    },
    unsubscribe: (given, listId, visit, network) => unsubscribe(deps, given, listId, visit, network),
    async unsubscribeByLink(recipient, listId, visit) {
      const email = seals.recipient.open(recipient);
      const lists = chooseLists(listId, visit);
      if (email === null || lists === null) return false;
      await leaveLists(deps, email, lists, 'link', visit);
      return true;
    },
    findCustomerId: (email, brand) => findCustomerId(deps, email.toLowerCase(), brand),
    readCustomer: (customer, brand) => readCustomer(deps, customer, brand),
    updateCustomer: (request) => updateCustomer(deps, request),
    async isSubscribed(email, brandKey) {
      const confirmed = await listConfirmed(db, digests.address(email.toLowerCase()));
      return confirmed.some((list) => list.startsWith(qualifyList(brandKey, '')));
    },
    async exportData(email) {
      const address = email.toLowerCase();
      const read = await port.read(address);
      return {
        contact: read.outcome === 'found' ? read.contact : null,
        consents: await listEvidence(db, digests.address(address)),
      };
    },
    async eraseData(email) {
      const at = clock.now();
      const address = email.toLowerCase();
      await db.transaction().execute(async (trx) => {
        await endConsents(trx, digests.address(address), null, 'account', at);
        await addTask(
          trx,
          {
            kind: 'erase',
            email: address,
            formerEmail: null,
            brand: '',
            locale: '',
            origin: '',
            language: 'de',
            lists: [],
            consentIds: [],
            dueAt: at,
          },
          at,
        );
      });
      worker.wake();
    },
    readEvents: (webhook) => port.readEvents(webhook),
    async applyEvents(events, visit) {
      for (const event of events) await applyEvent(deps, event, visit, allLists);
    },
    async close() {
      await reading?.close();
      await worker.close();
    },
  };
}
