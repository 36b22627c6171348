import { newsletterPolicy } from '../../defaults.ts';
import type { Language } from '../../domain/words/language.ts';
import { createJobQueue } from '../../jobs/job-queue.server.ts';
import { startWorker, type Worker } from '../../jobs/start-worker.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { areConfirmed, endState, listConfirmed, listPending, listSuppressed } from './consent-log.server.ts';
import type { NewsletterDeps } from './newsletter-deps.server.ts';
import type { TaskKind } from './newsletter-tasks.server.ts';
import { sendNewsletterMail } from './send-newsletter-mail.server.ts';

export interface WorkerDeps extends Omit<NewsletterDeps, 'onTask'> {
  readonly mail: MailPort;
  readonly report: (error: unknown) => void;
}

interface TaskRow {
  readonly id: string;
  readonly kind: TaskKind;
  readonly email: string;
  readonly former_email: string | null;
  readonly brand: string;
  readonly locale: string;
  readonly origin: string;
  readonly language: Language;
  readonly lists: readonly string[];
  readonly consent_ids: readonly string[];
  readonly tries: number;
}

/** `again`: the vendor or the mail server has not answered; the task is repeated. */
type TaskEnd = 'done' | 'again';

/** Does the tasks of the newsletter, in any one process; each may run twice and then changes nothing more. */
export function startNewsletterWorker(deps: WorkerDeps): Worker {
  const { db, clock, report } = deps;
  const queue = createJobQueue<TaskRow>(db, {
    table: 'newsletter_task',
    key: ['id'],
    isOpen: 'true',
    dueAt: 'next_at',
    attempts: 'tries',
    columns: [
      'id',
      'kind',
      'email',
      'former_email',
      'brand',
      'locale',
      'origin',
      'language',
      'lists',
      'consent_ids',
      'tries',
    ],
  });

  async function runTask(task: TaskRow): Promise<TaskEnd> {
    try {
      const end = await performTask(deps, task);
      if (end === 'done') await db.deleteFrom('newsletter_task').where('id', '=', task.id).execute();
      return end;
    } catch (error) {
      report(error);
      return 'again';
    }
  }

  return startWorker<TaskRow>({
    queue,
    clock,
    timings: newsletterPolicy,
    retry: {
      delaysMs: newsletterPolicy.retryDelaysMs,
      escalateAfter: newsletterPolicy.escalateAfterAttempts,
    },
    batchSize: newsletterPolicy.tasksAtOnce,
    work: async (tasks) => {
      const ends = await Promise.all(tasks.map(runTask));
      return tasks.filter((_, at) => ends[at] === 'again');
    },
    report,
  });
}

function performTask(deps: WorkerDeps, task: TaskRow): Promise<TaskEnd> {
  switch (task.kind) {
    case 'confirm':
      return askToConfirm(deps, task);
    case 'change':
      return askToMove(deps, task);
    case 'sync':
      return sync(deps, task);
    case 'erase':
      return erase(deps, task);
  }
}

/** Sends the link for what is pending. Who is on these lists already, and has not left them, is informed instead; only they learn that. */
async function askToConfirm(deps: WorkerDeps, task: TaskRow): Promise<TaskEnd> {
  const { db, clock, port, digests } = deps;
  const digest = digests.address(task.email);
  const isOwn = ({ list, former_email }: { list: string; former_email: string | null }) =>
    former_email === null && list.startsWith(`${task.brand}.`);
  const pending = (await listPending(db, digest)).filter(isOwn);
  if (pending.length === 0) return 'done';
  const read = await port.read(task.email);
  if (read.outcome === 'unknown') return 'again';
  const contact = read.outcome === 'found' ? read.contact : null;
  const suppressed = await listSuppressed(
    db,
    digest,
    pending.map(({ list }) => list),
  );
  const wanted = pending.filter(
    ({ list }) => suppressed.includes(list) || contact?.lists.includes(list) !== true,
  );
  const kind = wanted.length === 0 ? 'already' : 'confirm';
  const asked = wanted.length === 0 ? pending : wanted;
  const outcome = await sendMail(deps, task, kind, {
    lists: asked.map(({ list }) => list),
    consentIds: asked.map(({ id }) => id),
    contact: kind === 'already' ? contact : null,
  });
  if (outcome === 'unknown') return 'again';
  const needless = pending.filter(
    ({ list }) => kind === 'already' || !wanted.some((each) => each.list === list),
  );
  await db.transaction().execute((trx) =>
    needless.length === 0
      ? Promise.resolve()
      : endState(
          trx,
          digest,
          needless.map(({ list }) => list),
          'pending',
          'already subscribed',
          clock.now(),
        ),
  );
  return 'done';
}

async function askToMove(deps: WorkerDeps, task: TaskRow): Promise<TaskEnd> {
  const pending = (await listPending(deps.db, deps.digests.address(task.email))).filter(
    ({ former_email }) => former_email !== null,
  );
  if (pending.length === 0) return 'done';
  const outcome = await sendMail(deps, task, 'change', {
    lists: pending.map(({ list }) => list),
    consentIds: pending.map(({ id }) => id),
    contact: null,
  });
  return outcome === 'unknown' ? 'again' : 'done';
}

/**
 * Puts the address on those lists of the task that it has agreed to, and takes it off the others. The consents are read again afterwards:
 * who unsubscribes meanwhile is not left on a list by an earlier task.
 */
async function sync(deps: WorkerDeps, task: TaskRow): Promise<TaskEnd> {
  const { db, port, digests } = deps;
  if (task.former_email !== null && (await move(deps, task.former_email, task.email)) === 'again')
    return 'again';
  const digest = digests.address(task.email);
  const listWanted = async () => {
    const confirmed = await listConfirmed(db, digest);
    return task.lists.filter((list) => confirmed.includes(list));
  };
  let wanted = await listWanted();
  for (let round = 0; ; round += 1) {
    if (round === newsletterPolicy.syncRounds) return 'again';
    const unwanted = task.lists.filter((list) => !wanted.includes(list));
    if (wanted.length > 0) {
      const { email, language } = task;
      const outcome = await port.subscribe({ email, lists: wanted, language });
      if (outcome === 'unknown') return 'again';
      if (outcome === 'refused') return endRefused(deps, digest, wanted);
    }
    if (unwanted.length > 0 && (await port.unsubscribe(task.email, unwanted)) === 'unknown') return 'again';
    const before = wanted.join();
    wanted = await listWanted();
    if (wanted.join() === before) break;
  }
  if (task.former_email !== null && (await informFormer(deps, task, task.former_email)) === 'again')
    return 'again';
  const isWelcome = task.consent_ids.length > 0 && (await areConfirmed(db, task.consent_ids));
  if (!isWelcome) return 'done';
  const outcome = await sendMail(deps, task, 'welcome', { lists: wanted, consentIds: [], contact: null });
  return outcome === 'unknown' ? 'again' : 'done';
}

/** The vendor does not take the address, and never will. */
async function endRefused(
  { db, clock }: WorkerDeps,
  digest: Buffer,
  lists: readonly string[],
): Promise<TaskEnd> {
  await db
    .transaction()
    .execute((trx) => endState(trx, digest, lists, 'confirmed', 'refused by the vendor', clock.now()));
  return 'done';
}

/** Gives a contact its new address. One that has that address already stays, and the former one goes. */
async function move({ port }: WorkerDeps, from: string, to: string): Promise<TaskEnd> {
  const read = await port.read(from);
  if (read.outcome === 'unknown') return 'again';
  if (read.outcome === 'missing') return 'done';
  const { lists: _, ...customer } = read.contact;
  const outcome = await port.update(from, { ...customer, email: to });
  if (outcome === 'unknown') return 'again';
  if (outcome !== 'taken') return 'done';
  return (await port.erase(from)) === 'unknown' ? 'again' : 'done';
}

/** The owner of the former mailbox learns that the newsletter goes elsewhere now: the change may have been somebody else's. */
async function informFormer(deps: WorkerDeps, task: TaskRow, formerEmail: string): Promise<TaskEnd> {
  const former = { ...task, email: formerEmail };
  const about = { lists: task.lists, consentIds: [], contact: null };
  return (await sendMail(deps, former, 'moved', about)) === 'unknown' ? 'again' : 'done';
}

async function erase({ db, port, digests }: WorkerDeps, { email }: TaskRow): Promise<TaskEnd> {
  // Somebody who has subscribed again meanwhile stays.
  if ((await listConfirmed(db, digests.address(email))).length > 0) return 'done';
  return (await port.erase(email)) === 'unknown' ? 'again' : 'done';
}

type MailAbout = Pick<Parameters<typeof sendNewsletterMail>[1], 'lists' | 'consentIds' | 'contact'>;

function sendMail(
  deps: WorkerDeps,
  { id, email, brand, locale, origin, language }: TaskRow,
  kind: Parameters<typeof sendNewsletterMail>[1]['kind'],
  about: MailAbout,
) {
  return sendNewsletterMail(deps, {
    id: `newsletter-${id}-${kind}`,
    kind,
    email,
    brand,
    locale,
    origin,
    language,
    ...about,
  });
}
