import { newsletterPolicy } from '../../defaults.ts';
import { createJobQueue } from '../../jobs/job-queue.server.ts';
import { startWorker, type Worker } from '../../jobs/start-worker.server.ts';
import type { BlockedPage } from '../../ports/newsletter/newsletter-port.ts';
import { endState, findLatestConsent, listFullySuppressed, suppress } from './consent-log.server.ts';
import type { NewsletterDeps } from './newsletter-deps.server.ts';
import { addTask } from './newsletter-tasks.server.ts';

interface ReadingDeps extends NewsletterDeps {
  /** Brand and key of every list of the shop. */
  readonly allLists: readonly string[];
  readonly report: (error: unknown) => void;
}

interface ReadingRow {
  readonly name: string;
  readonly read_until: Date | null;
  readonly attempts: number;
}

/**
 * Reads once a day whom the vendor has blocked, in any one process, and brings into our record what no webhook has reported. Null for a vendor
 * that blocks nobody.
 */
export function startSuppressionSync(deps: ReadingDeps): Worker | null {
  const { db, clock, port, report } = deps;
  if (port.listBlocked === null) return null;
  const queue = createJobQueue<ReadingRow>(db, {
    table: 'newsletter_reading',
    key: ['name'],
    isOpen: 'true',
    dueAt: 'due_at',
    attempts: 'attempts',
    columns: ['name', 'read_until', 'attempts'],
  });
  return startWorker<ReadingRow>({
    queue,
    clock,
    timings: newsletterPolicy,
    retry: {
      delaysMs: newsletterPolicy.retryDelaysMs,
      escalateAfter: newsletterPolicy.escalateAfterAttempts,
    },
    batchSize: 1,
    work: async (rows) => {
      const failed = [];
      for (const row of rows) if (!(await read(deps, row))) failed.push(row);
      return failed;
    },
    report,
  });
}

/** @returns false where the vendor does not answer: the same is read again, which records nothing twice */
async function read(deps: ReadingDeps, { name, read_until: readUntil }: ReadingRow): Promise<boolean> {
  const { db, clock, port } = deps;
  const begunAt = clock.now();
  const { blockedIntervalMs, blockedOverlapMs } = newsletterPolicy;
  const since = readUntil === null ? null : new Date(readUntil.getTime() - blockedOverlapMs);
  for (let from: number | null = 0; from !== null; ) {
    const page: BlockedPage | undefined = await port.listBlocked?.(since, from);
    if (page?.outcome !== 'read') return false;
    if (!(await recordPage(deps, page.emails))) return false;
    from = page.next;
  }
  await db
    .updateTable('newsletter_reading')
    .set({
      read_until: begunAt,
      due_at: new Date(begunAt.getTime() + blockedIntervalMs),
      attempts: 0,
      locked_by: null,
      locked_until: null,
    })
    .where('name', '=', name)
    .execute();
  return true;
}

async function recordPage(deps: ReadingDeps, emails: readonly string[]): Promise<boolean> {
  const { db, digests } = deps;
  const known = new Set(
    (await listFullySuppressed(db, emails.map(digests.address))).map((digest) => digest.toString('hex')),
  );
  for (const email of emails)
    if (!known.has(digests.address(email).toString('hex')) && !(await record(deps, email))) return false;
  return true;
}

/** @returns false where the vendor does not answer */
async function record(deps: ReadingDeps, email: string): Promise<boolean> {
  const { db, clock, port, digests, allLists, onTask } = deps;
  const digest = digests.address(email);
  const askedAt = clock.now();
  // Who has agreed again since is freed by a task that waits, or has been freed while the page was read.
  if (await isWaiting(deps, email)) return true;
  if ((await findLatestConsent(db, digest)) !== null) {
    const now = await port.read(email);
    if (now.outcome === 'unknown') return false;
    if (now.outcome === 'found' && now.contact.lists.length > 0) return true;
  }
  const isRecorded = await db.transaction().execute(async (trx) => {
    const latest = await findLatestConsent(trx, digest);
    if (latest !== null && latest >= askedAt) return false;
    const at = clock.now();
    // A link that was asked for meanwhile still opens.
    await endState(trx, digest, null, 'confirmed', 'vendor', at);
    await suppress(trx, digest, null, 'vendor', at);
    await addTask(
      trx,
      {
        kind: 'sync',
        email,
        formerEmail: null,
        brand: '',
        locale: '',
        origin: '',
        language: 'de',
        lists: allLists,
        consentIds: [],
        dueAt: at,
      },
      at,
    );
    return true;
  });
  if (isRecorded) onTask();
  return true;
}

async function isWaiting({ db }: ReadingDeps, email: string): Promise<boolean> {
  const task = await db
    .selectFrom('newsletter_task')
    .select('id')
    .where('email', '=', email)
    .where('kind', '=', 'sync')
    .executeTakeFirst();
  return task !== undefined;
}
