import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { type KeptReplica, keepReplica } from './keep-replica.server.ts';

const state = { sequence: 5, last: 5, serving: 1 };
let kept: KeptReplica | null = null;
afterEach(() => kept?.leave());

function keep() {
  Object.assign(state, { sequence: 5, last: 5, serving: 1 });
  const served = { join: vi.fn(() => true), leave: vi.fn(async () => undefined) };
  const table = {
    report: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    serving: async () => ({ version: state.serving, shards: 2, isServing: true }),
  };
  const retire = vi.fn();
  const replica = keepReplica({
    plan: { version: 1 },
    shard: 0,
    table,
    served,
    offers: { sequence: async () => state.sequence },
    lastBatch: async () => state.last,
    retire,
    report: (error) => {
      throw error;
    },
    timings: { reportIntervalMs: 5, retireMs: 5 },
  });
  kept = replica;
  return { replica, served, table, retire };
}

it('takes questions and says so while it is up to date, and none while it is behind', async () => {
  const { replica, served, table } = keep();
  await replica.joined;
  expect(table.report).toHaveBeenLastCalledWith(expect.any(String), { version: 1, shard: 0, sequence: 5 });
  state.last = 9;
  await expect.poll(replica.isAnswering).toBe(false);
  expect(served.leave).toHaveBeenCalledTimes(1);
  state.sequence = 9;
  await expect.poll(replica.isAnswering).toBe(true);
});

it('goes on while the log moves on, as long as it has what there was the time before', async () => {
  const { replica, served } = keep();
  await replica.joined;
  const moving = setInterval(() => {
    state.sequence = state.last;
    state.last += 1;
  }, 1);
  await sleep(100);
  clearInterval(moving);
  expect(served.leave).not.toHaveBeenCalled();
});

it('retires when a later plan serves', async () => {
  const { replica, retire } = keep();
  await replica.joined;
  state.serving = 2;
  await expect.poll(() => retire.mock.calls.length).toBeGreaterThan(0);
});

it('leaves for good: it is removed before it takes no more questions', async () => {
  const { replica, served, table } = keep();
  await replica.joined;
  await replica.leave();
  const [removed] = table.remove.mock.invocationCallOrder;
  const [left] = served.leave.mock.invocationCallOrder;
  expect(removed).toBeLessThan(left as number);
  const reports = table.report.mock.calls.length;
  await sleep(30);
  expect(table.report.mock.calls.length).toBe(reports);
});

it('does not say that it answers while NATS is not reached', async () => {
  const { replica, served, table } = keep();
  await replica.joined;
  served.join.mockReturnValue(false);
  await expect.poll(replica.isAnswering).toBe(false);
  expect(table.remove).toHaveBeenCalled();
  served.join.mockReturnValue(true);
  await expect.poll(replica.isAnswering).toBe(true);
});
