import { setTimeout as sleep } from 'node:timers/promises';
import { type NatsConnection, RequestError } from '@nats-io/transport-node';
import { shardPolicy } from '../../../defaults.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import {
  type Found,
  type OfferAnswer,
  type OfferQuery,
  type OffersPort,
  type QueryName,
  UnansweredError,
  type UnansweredReason,
} from '../offers-port.ts';
import { mergeShards } from './merge-shards.ts';
import type { RankingStore } from './ranking-store.server.ts';
import {
  decodeMessage,
  encodeMessage,
  type ShardQuestion,
  type ShardReply,
  shardSubject,
} from './shard-messages.ts';
import type { ShardPlan, ShardTable } from './shard-table.server.ts';

interface Options {
  /** Null while NATS is not reached. */
  readonly connection: () => NatsConnection | null;
  readonly table: Pick<ShardTable, 'serving'>;
  readonly rankings: Pick<RankingStore, 'put'>;
  /** Begin of the subjects, the same as that of the shards. */
  readonly prefix: string;
  readonly report: (error: unknown) => void;
  readonly timings?: Partial<RouterTimings>;
}

interface RouterTimings {
  readonly lookIntervalMs: number;
  readonly answerMs: number;
  readonly attemptMs: number;
  readonly noReplicaMs: number;
}

/** The offers of all shards as one. */
export interface ShardRouter extends Pick<OffersPort, 'search' | 'sequence'> {
  /** Resolves when all shards have answered once. */
  readonly ready: Promise<void>;
  state(): {
    readonly isReady: boolean;
    /** Number of the newest batch that an answer has come from, and when the supplier made it, milliseconds since 1970; null until one has come. */
    readonly sequence: number;
    readonly at: number | null;
  };
  close(): Promise<void>;
}

/** A shard has answered from a newer state than another one. */
class StateMoved extends Error {}

type FoundReply = Extract<ShardReply, { readonly outcome: 'found' }>;
type State = Pick<FoundReply, 'sequence' | 'knownAt'>;
type Question = Pick<ShardQuestion, 'query' | 'ranking'>;

interface Asked {
  readonly question: Question;
  /** True where shards have answered from different states. */
  readonly isRepeated: boolean;
}

/** An offer that nobody has: its answer says how far a shard is, for next to nothing. */
const probe: OfferQuery<'offer'> = {
  name: 'offer',
  key: { hotelId: 0, planId: 0, checkIn: 0, nights: 1, outbound: null, inbound: null },
  party: { adults: 1, childrenBorn: [] },
  bookingDay: 0,
};

/**
 * Asks the shards that a question is about, and merges their answers. An answer is complete and of one state, or there is none: where shards know different
 * batches, those that are behind are asked again for the newest one; where a shard does not answer in time, the question fails.
 */
export function createShardRouter({
  connection,
  table,
  rankings,
  prefix,
  report,
  timings = {},
}: Options): ShardRouter {
  const { lookIntervalMs, answerMs, attemptMs, noReplicaMs } = { ...shardPolicy, ...timings };
  const ready = Promise.withResolvers<void>();
  let plan: ShardPlan | null = null;
  let isReady = false;
  let newest: { sequence: number; at: number | null } = { sequence: 0, at: null };

  /** Asks until one replica answers; `deadline` as `performance.now()`. */
  async function askShard(
    asking: ShardPlan,
    shard: number,
    asked: Asked,
    least: number,
    deadline: number,
  ): Promise<FoundReply> {
    const subject = shardSubject(prefix, asking.version, shard);
    const message = encodeMessage({ ...asked.question, least });
    const begun = performance.now();
    // What has used up the time before.
    let reason: UnansweredReason = asked.isRepeated ? 'moving' : 'no-answer';
    for (;;) {
      const left = deadline - performance.now();
      const isMissing = reason === 'no-replica' && performance.now() - begun > noReplicaMs;
      if (left < 1 || isMissing) throw new UnansweredError(reason, describeReason(reason, asking, shard));
      const reply = await request(subject, message, Math.min(left, attemptMs));
      if (typeof reply === 'string') reason = reply;
      else if (reply.outcome === 'found') return reply;
      else if (reply.outcome === 'refused') throw new RangeError(reply.reason);
      else if (reply.outcome === 'failed')
        throw new Error(`${describeReason('no-answer', asking, shard)} ${reply.reason}`);
      else reason = 'moving';
      // Another replica may answer, or one that is being started.
      if (reason !== 'no-answer') await sleep(Math.min(Math.max(left, 1), shardPolicy.retryDelayMs));
    }
  }

  async function request(
    subject: string,
    message: Uint8Array,
    timeout: number,
  ): Promise<ShardReply | UnansweredReason> {
    const current = connection();
    if (current === null) return 'no-connection';
    try {
      const { data } = await current.request(subject, message, { timeout });
      return decodeMessage<ShardReply>(data);
    } catch (error) {
      return error instanceof RequestError && error.isNoResponders() ? 'no-replica' : 'no-answer';
    }
  }

  /** @throws StateMoved where not all answers are of one state */
  async function askOnce(
    asking: ShardPlan,
    query: OfferQuery,
    deadline: number,
    isRepeated: boolean,
  ): Promise<Found<never>> {
    const least = newest.sequence;
    const states: State[] = [];
    const answer = await mergeShards(asking.shards, query, async (shard, part) => {
      const question = await nameRanking(part as OfferQuery);
      const found = await askShard(asking, shard, { question, isRepeated }, least, deadline);
      states.push(found);
      // The reply has no type of its own: each shard answers a question in the form of its name, which the oracle proves through the router.
      return found.answer as never;
    });
    const { sequence, at: knownAt } = noteNewest(states);
    if (states.some((state) => state.sequence !== sequence)) throw new StateMoved();
    // As above: merged answers have the form of the parts.
    return { answer: answer as never, sequence, knownAt };
  }

  /** The newest state of some, with its oldest time: replicas that were loaded at different times know the same batch. */
  function noteNewest(states: readonly State[]): { readonly sequence: number; readonly at: number } {
    const sequence = Math.max(...states.map((state) => state.sequence));
    const at = Math.min(...states.flatMap((state) => (state.sequence === sequence ? [state.knownAt] : [])));
    if (sequence > newest.sequence) newest = { sequence, at };
    return { sequence, at };
  }

  async function nameRanking(query: OfferQuery): Promise<Question> {
    if (query.name !== 'hotels') return { query };
    const { ranking, ...rest } = query;
    return ranking === undefined ? { query } : { query: rest, ranking: await rankings.put(ranking) };
  }

  async function search<Name extends QueryName>(query: OfferQuery<Name>): Promise<Found<OfferAnswer<Name>>> {
    const deadline = performance.now() + answerMs;
    let isRepeated = false;
    for (;;) {
      const asking: ShardPlan | null = plan ?? (await look());
      if (asking === null) throw new UnansweredError('no-plan', 'No shards serve yet');
      try {
        return await askOnce(asking, query as OfferQuery, deadline, isRepeated);
      } catch (error) {
        isRepeated = error instanceof StateMoved;
        if (performance.now() < deadline && (await isWorthAnother(error, asking))) continue;
        if (!isRepeated) throw error;
        throw new UnansweredError('moving', 'The offers change faster than the shards can be asked');
      }
    }
  }

  /** The shards of a plan may have gone because another one serves. */
  async function isWorthAnother(error: unknown, asking: ShardPlan): Promise<boolean> {
    if (error instanceof StateMoved) return true;
    if (!(error instanceof UnansweredError) || error.reason !== 'no-replica') return false;
    return (await look())?.version !== asking.version;
  }

  async function look(): Promise<ShardPlan | null> {
    plan = await table.serving();
    return plan;
  }

  /** Also where nobody asks it is known how far the shards are. */
  async function lookAndProbe(): Promise<void> {
    const asking = await look();
    if (asking === null) return;
    const deadline = performance.now() + answerMs;
    const shards = Array.from({ length: asking.shards }, (_, shard) => shard);
    const asked = { question: { query: probe }, isRepeated: false };
    const found = await Promise.all(shards.map((shard) => askShard(asking, shard, asked, 0, deadline)));
    noteNewest(found);
    if (isReady) return;
    isReady = true;
    ready.resolve();
  }

  let lastFailure = '';
  /** The same failure once, not every second. */
  async function lookAndReport(): Promise<void> {
    const failure = await lookAndProbe().then(
      () => '',
      (error: unknown) => String(error),
    );
    if (failure !== '' && failure !== lastFailure) report(new Error(failure));
    lastFailure = failure;
  }

  const looking = startInterval({ intervalMs: lookIntervalMs, run: lookAndReport, report });
  void looking.runNow();

  return {
    search,
    sequence: async () => newest.sequence,
    ready: ready.promise,
    state: () => ({ isReady, ...newest }),
    close: () => looking.close(),
  };
}

function describeReason(reason: UnansweredReason, { version, shards }: ShardPlan, shard: number): string {
  const name = `Shard ${shard} of ${shards} (plan ${version})`;
  const what: Record<UnansweredReason, string> = {
    'no-plan': 'is not planned.',
    'no-connection': 'cannot be asked: NATS is not reached.',
    'no-replica': 'has no replica.',
    'no-answer': 'does not answer.',
    moving: 'is behind the others.',
  };
  return `${name} ${what[reason]}`;
}
