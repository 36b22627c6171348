import type { Transaction } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import { requestConsents } from './consent-log.server.ts';
import type { NewsletterVisit } from './newsletter.ts';
import type { NewsletterDeps } from './newsletter-deps.server.ts';
import { findMailTime, newsletterRequests } from './newsletter-requests.server.ts';
import { addTask, type TaskKind } from './newsletter-tasks.server.ts';

interface ConsentRequest {
  /** In lower case, checked. */
  readonly email: string;
  /** The address that this one is to replace; null for a new subscription. */
  readonly formerEmail: string | null;
  /** Brand and key of each list. */
  readonly lists: readonly string[];
  readonly source: string;
  readonly visit: NewsletterVisit;
  readonly network: string | null;
}

/**
 * Stores that an address wants lists, and that it is asked by mail (double opt-in). What is known of the address decides later, in the task:
 * here the same is done for every address, so that a stranger learns nothing from answer or time.
 * @returns false where the network has asked too often
 */
export async function requestConsent(deps: NewsletterDeps, request: ConsentRequest): Promise<boolean> {
  const { db, clock, digests, onTask } = deps;
  const at = clock.now();
  const source = {
    address: digests.address(request.email),
    network: request.network === null ? null : digests.network(request.network),
    at,
  };
  const isAccepted = await db.transaction().execute(async (trx) => {
    await newsletterRequests.lock(trx, source);
    if (await newsletterRequests.isNetworkExhausted(trx, source)) return false;
    const { formerEmail, lists, email, visit } = request;
    const isNew = await requestConsents(trx, {
      digest: source.address,
      email,
      formerEmail,
      brand: visit.brand.key,
      lists,
      source: request.source,
      language: visit.language,
      at,
    });
    const kind = formerEmail === null ? 'confirm' : 'change';
    // A mail that waits to be sent confirms what is asked for now, too.
    const isWaiting = await hasTask(trx, kind, email, visit.brand.key);
    const mailAt = isWaiting ? null : await findMailTime(trx, source, !isNew);
    await newsletterRequests.record(trx, source, mailAt);
    if (mailAt === null) return true;
    const { brand, locale, origin, language } = visit;
    await addTask(
      trx,
      {
        kind,
        email,
        formerEmail,
        brand: brand.key,
        locale,
        origin,
        language,
        lists,
        consentIds: [],
        dueAt: mailAt,
      },
      at,
    );
    return true;
  });
  if (isAccepted) onTask();
  return isAccepted;
}

async function hasTask(
  trx: Transaction<Database>,
  kind: TaskKind,
  email: string,
  brand: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('newsletter_task')
    .select('id')
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row !== undefined;
}
