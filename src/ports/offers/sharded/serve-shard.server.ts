import { setTimeout as sleep } from 'node:timers/promises';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { shardPolicy } from '../../../defaults.ts';
import type { OfferQuery, OffersPort } from '../offers-port.ts';
import type { RankingStore } from './ranking-store.server.ts';
import { decodeMessage, encodeMessage, type ShardQuestion, type ShardReply } from './shard-messages.ts';

interface Options {
  /** Null while NATS is not reached. */
  readonly connection: () => NatsConnection | null;
  readonly subject: string;
  readonly offers: Pick<OffersPort, 'search' | 'sequence'>;
  readonly rankings: Pick<RankingStore, 'take'>;
  readonly report: (error: unknown) => void;
}

/** A replica of a shard, as those who ask see it. */
export interface ServedShard {
  /** Takes questions from now on, also over a new connection; false while NATS is not reached. */
  join(): boolean;
  /** Takes no more questions; resolves when those that were taken are answered. */
  leave(): Promise<void>;
}

/** All replicas of a shard wait in one queue. */
const queue = 'replicas';

/** Answers questions to one shard. */
export function serveShard({ connection, subject, offers, rankings, report }: Options): ServedShard {
  let joined: { readonly connection: NatsConnection; readonly subscription: Subscription } | null = null;
  const answering = new Set<Promise<void>>();

  async function find({ query, ranking, least }: ShardQuestion): Promise<ShardReply> {
    if (!(await reach(least))) return { outcome: 'behind' };
    const whole = ranking === undefined ? query : { ...query, ranking: await rankings.take(ranking) };
    return { outcome: 'found', ...(await offers.search(whole as OfferQuery)) };
  }

  /** Waits a moment for a batch that other shards know already. */
  async function reach(least: number): Promise<boolean> {
    const deadline = performance.now() + shardPolicy.catchUpMs;
    while ((await offers.sequence()) < least) {
      if (performance.now() > deadline) return false;
      await sleep(shardPolicy.catchUpStepMs);
    }
    return true;
  }

  async function answer(message: Msg): Promise<void> {
    const reply = await find(decodeMessage<ShardQuestion>(message.data)).catch(
      (error: unknown): ShardReply => {
        if (error instanceof RangeError) return { outcome: 'refused', reason: error.message };
        report(error);
        return { outcome: 'failed', reason: String(error) };
      },
    );
    message.respond(encodeMessage(reply));
  }

  function take(error: Error | null, message: Msg): void {
    if (error !== null) {
      report(error);
      return;
    }
    const answered = answer(message)
      .catch(report)
      .finally(() => answering.delete(answered));
    answering.add(answered);
  }

  return {
    join() {
      const current = connection();
      if (current === null) return false;
      if (joined?.connection !== current || joined.subscription.isClosed())
        joined = { connection: current, subscription: current.subscribe(subject, { queue, callback: take }) };
      return true;
    },

    async leave() {
      const left = joined;
      joined = null;
      if (left === null) return;
      await left.subscription.drain().catch(report);
      await Promise.all(answering);
      await left.connection.flush().catch(report);
    },
  };
}
