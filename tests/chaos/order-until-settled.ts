import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '../../src/domain/booking/booking-order.ts';
import type { ChaosEnvironment } from './chaos-environment.ts';
import type { WorkerProgress } from './worker-protocol.ts';

/** One shopper at the button: presses once or three times, answers the bank or not, and looks again when nothing happens. */
export async function orderUntilSettled(
  environment: ChaosEnvironment,
  order: Order,
): Promise<WorkerProgress | null> {
  const { random } = environment;
  const tabs = random.chance(20) ? 3 : 1;
  const answers = await Promise.all(Array.from({ length: tabs }, () => press(environment, order)));
  let progress = answers.find((answer) => answer?.state === 'action') ?? answers[0] ?? null;
  for (let looks = 0; looks < 8 && isOpen(progress); looks += 1) {
    if (progress?.state === 'action') progress = await answerBank(environment, order, progress);
    else
      progress = await environment.workerPool
        .callAny('follow', { checkoutId: order.checkoutId })
        .catch(() => null);
    if (isOpen(progress)) await sleep(200);
  }
  return progress;
}

function isOpen(progress: WorkerProgress | null): boolean {
  return progress === null || progress.state === 'working' || progress.state === 'action';
}

/** Whose connection breaks presses again: an order that was placed is not placed twice. */
async function press({ workerPool }: ChaosEnvironment, order: Order): Promise<WorkerProgress | null> {
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await workerPool.callAny('place', { order, until: 1_000 }).catch(() => null);
    if (answer !== null) return answer;
    await sleep(300);
  }
  return null;
}

async function answerBank(
  { workerPool, random, provider, database }: ChaosEnvironment,
  { checkoutId }: Order,
  progress: WorkerProgress,
) {
  const end = random.pick(['passed', 'passed', 'passed', 'refused', 'cancelled', 'closed', 'away'] as const);
  if (end === 'away') return { state: 'left alone' };
  if (end === 'closed') return workerPool.callAny('abandonChallenge', { checkoutId }).catch(() => null);
  const { rows } = await database
    .pool()
    .query<{ reference: string }>(
      `select id || '-' || attempt as reference from booking where checkout_id = $1`,
      [checkoutId],
    );
  // It may be over meanwhile, or its provider's process be killed.
  const details = await provider
    .endAction(rows[0]?.reference ?? '', progress.action ?? { kind: '' }, end)
    .catch(() => null);
  // Some close the browser: then only the provider's webhook reports the result.
  if (random.chance(25)) return { state: 'left alone' };
  return workerPool.callAny('proceed', { checkoutId, details: details ?? '{}' }).catch(() => null);
}
