import { type NatsConnection, RequestError, TimeoutError } from '@nats-io/transport-node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyTrip } from '../../../../tests/oracle/small-world.ts';
import type { OfferQuery } from '../offers-port.ts';
import { decodeMessage, encodeMessage, type ShardQuestion, type ShardReply } from './shard-messages.ts';
import { createShardRouter, type ShardRouter } from './shard-router.server.ts';

type Respond = (question: ShardQuestion) => ShardReply | Error | Promise<ShardReply | Error>;

const anywhere: OfferQuery<'destinations'> = { name: 'destinations', level: 'country', request: anyTrip };
const at = (sequence: number): ShardReply => ({ outcome: 'found', answer: [], sequence, knownAt: sequence });
const noReplica = () => Object.assign(new RequestError('503'), { isNoResponders: () => true });

describe('createShardRouter', () => {
  let shards: Respond[];
  let asked: { shard: number; least: number }[];
  let isConnected: boolean;
  let version: number | null;
  let router: ShardRouter;

  beforeEach(() => {
    shards = [() => at(5), () => at(5)];
    asked = [];
    isConnected = true;
    version = 1;
    router = createShardRouter({
      connection: () => (isConnected ? connection : null),
      table: {
        serving: async () => (version === null ? null : { version, shards: shards.length, isServing: true }),
      },
      rankings: { put: () => Promise.reject(new Error('No question has a ranking')) },
      prefix: 'test',
      report: () => undefined,
      timings: { lookIntervalMs: 60_000, answerMs: 400, attemptMs: 50, noReplicaMs: 100 },
    });
  });
  afterEach(() => router.close());

  const connection = {
    async request(subject: string, bytes: Uint8Array) {
      const shard = Number(subject.split('.').at(-1));
      const question = decodeMessage<ShardQuestion>(bytes);
      if (question.query.name === 'destinations') asked.push({ shard, least: question.least });
      const reply = await shards[shard]?.(question);
      if (reply === undefined || reply instanceof Error) throw reply;
      return { data: encodeMessage(reply) };
    },
  } as unknown as NatsConnection;

  it('is ready when all shards have answered', async () => {
    await router.ready;
    expect(router.state()).toEqual({ isReady: true, sequence: 5, at: 5 });
  });

  it('asks again where shards know different batches, until all know the newest', async () => {
    await router.ready;
    let newest = 5;
    shards[1] = () => at(7);
    shards[0] = ({ least }) => {
      newest = Math.max(newest, least);
      return at(newest);
    };
    expect(await router.search(anywhere)).toEqual({ answer: [], sequence: 7, knownAt: 7 });
    expect(asked.map(({ least }) => least)).toEqual([5, 5, 7, 7]);
  });

  it('gives no answer where the states never meet', async () => {
    await router.ready;
    let sequence = 5;
    const further = () => {
      sequence += 1;
      return at(sequence);
    };
    shards = [further, further];
    await expect(router.search(anywhere)).rejects.toMatchObject({ reason: 'moving' });
  });

  it.each([
    ['no-replica', noReplica],
    ['no-answer', () => new TimeoutError()],
    ['moving', (): ShardReply => ({ outcome: 'behind' })],
  ] as const)('gives no answer without one of the shards: %s', async (reason, respond) => {
    await router.ready;
    shards[1] = respond;
    await expect(router.search(anywhere)).rejects.toMatchObject({ reason });
  });

  it('gives no answer without NATS or a plan', async () => {
    await router.ready;
    isConnected = false;
    await expect(router.search(anywhere)).rejects.toMatchObject({ reason: 'no-connection' });
    version = null;
    const unplanned = createShardRouter({
      connection: () => connection,
      table: { serving: async () => null },
      rankings: { put: () => Promise.reject(new Error('none')) },
      prefix: 'test',
      report: () => undefined,
    });
    await expect(unplanned.search(anywhere)).rejects.toMatchObject({ reason: 'no-plan' });
    await unplanned.close();
  });

  it('asks another replica where one does not answer', async () => {
    await router.ready;
    let attempts = 0;
    shards[0] = () => {
      attempts += 1;
      return attempts === 1 ? new TimeoutError() : at(5);
    };
    expect(await router.search(anywhere)).toMatchObject({ sequence: 5 });
    expect(attempts).toBe(2);
  });

  it('refuses what a shard refuses', async () => {
    await router.ready;
    shards[0] = () => ({ outcome: 'refused', reason: 'Pages are counted from 1' });
    await expect(router.search(anywhere)).rejects.toThrow(RangeError);
  });

  it('goes to the shards of another plan where those of the former one have gone', async () => {
    await router.ready;
    const former = shards;
    former[1] = noReplica;
    const searching = router.search(anywhere);
    version = 2;
    shards = [() => at(6), () => at(6), () => at(6)];
    expect(await searching).toMatchObject({ sequence: 6 });
  });
});
