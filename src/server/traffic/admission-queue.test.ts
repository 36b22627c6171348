import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Admission, createAdmissionQueue, type Turn } from './admission-queue.ts';

const patient = { atOnce: 2, waiting: 3, waitMs: 60_000 };

test('admits as many as fit at once, lets the next wait and refuses one more', () => {
  const queue = createAdmissionQueue(patient);
  const turns = Array.from({ length: 6 }, () => queue.enter());
  expect(turns.map(({ admission }) => (typeof admission === 'string' ? admission : 'waits'))).toEqual([
    'admitted',
    'admitted',
    'waits',
    'waits',
    'waits',
    'full',
  ]);
  expect(queue.read()).toMatchObject({ running: 2, waiting: 3, counts: { admitted: 2, full: 1 } });
});

test('a slot that is given back goes to the one that waits longest', async () => {
  const queue = createAdmissionQueue({ ...patient, atOnce: 1 });
  const [first, second, third] = [queue.enter(), queue.enter(), queue.enter()];
  first.end();
  expect(await second.admission).toBe('admitted');
  expect(queue.read()).toMatchObject({ running: 1, waiting: 1 });
  second.end();
  expect(await third.admission).toBe('admitted');
});

test('a turn that ends twice gives back one slot', () => {
  const queue = createAdmissionQueue(patient);
  const turn = queue.enter();
  queue.enter();
  turn.end();
  turn.end();
  expect(queue.read().running).toBe(1);
});

test('what has waited for too long is refused, and the slot goes to the next', async () => {
  const queue = createAdmissionQueue({ atOnce: 1, waiting: 3, waitMs: 20 });
  const first = queue.enter();
  const second = queue.enter();
  expect(await second.admission).toBe('late');
  second.end();
  const third = queue.enter();
  first.end();
  expect(await third.admission).toBe('admitted');
  expect(queue.read()).toMatchObject({ running: 1, waiting: 0 });
});

test('a caller that has gone is taken out of the queue and gets no slot', async () => {
  const queue = createAdmissionQueue({ ...patient, atOnce: 1 });
  const [first, second, third] = [queue.enter(), queue.enter(), queue.enter()];
  second.abandon();
  expect(await second.admission).toBe('gone');
  first.end();
  second.end();
  expect(await third.admission).toBe('admitted');
  expect(queue.read()).toMatchObject({ running: 1, waiting: 0 });
});

test('a caller that goes while its work is done keeps the slot until the work has ended', () => {
  const queue = createAdmissionQueue({ ...patient, atOnce: 1 });
  const turn = queue.enter();
  turn.abandon();
  expect(queue.read().running).toBe(1);
  turn.end();
  expect(queue.read().running).toBe(0);
});

test('other work of the process comes before the next request begins', async () => {
  const queue = createAdmissionQueue({ ...patient, atOnce: 1 });
  const [first, second] = [queue.enter(), queue.enter()];
  const order: string[] = [];
  void Promise.resolve(second.admission).then(() => order.push('next request'));
  first.end();
  await Promise.resolve().then(() => order.push('other work'));
  await nextTurn();
  await sleep(1);
  expect(order).toEqual(['other work', 'next request']);
});

test('never runs more at once than the limit, loses no slot and keeps the order, whatever happens', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('enter' as const) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('end' as const), at: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('abandon' as const), at: fc.nat() }) },
  );
  const limits = fc.record({ atOnce: fc.integer({ min: 1, max: 4 }), waiting: fc.nat(5) });
  await fc.assert(
    fc.asyncProperty(
      limits,
      fc.array(step, { maxLength: 60, size: 'max' }),
      async ({ atOnce, waiting }, steps) => {
        const queue = createAdmissionQueue({ atOnce, waiting, waitMs: 60_000 });
        const entered: Turn[] = [];
        const admitted: number[] = [];
        const open = new Set<Turn>();
        const follow = (turn: Turn, at: number) => (admission: Admission) => {
          if (admission !== 'admitted') return;
          admitted.push(at);
          open.add(turn);
        };
        const one = (at: number) => entered[at % Math.max(1, entered.length)];
        for (const each of steps) {
          if (each.kind === 'enter') {
            const turn = queue.enter();
            const at = entered.push(turn) - 1;
            if (typeof turn.admission === 'string') follow(turn, at)(turn.admission);
            else void turn.admission.then(follow(turn, at));
          } else if (each.kind === 'end') {
            const turn = one(each.at);
            turn?.end();
            if (turn !== undefined) open.delete(turn);
          } else one(each.at)?.abandon();
          await nextTurn();
          await Promise.resolve();
          const { running, waiting: queued } = queue.read();
          expect(running).toBe(open.size);
          expect(running).toBeLessThanOrEqual(atOnce);
          expect(queued).toBeLessThanOrEqual(waiting);
          // Nobody waits while a slot is free.
          expect(queued === 0 || running === atOnce).toBe(true);
        }
        expect(admitted).toEqual(admitted.toSorted((a, b) => a - b));
        for (let turn = [...open][0]; turn !== undefined; turn = [...open][0]) {
          turn.end();
          open.delete(turn);
          await nextTurn();
          await Promise.resolve();
        }
        expect(queue.read()).toMatchObject({ running: 0, waiting: 0 });
      },
    ),
    { numRuns: 200 },
  );
});
