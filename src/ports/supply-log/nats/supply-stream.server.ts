import {
  DeliverPolicy,
  JetStreamApiError,
  type JsMsg,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import type { LogRow } from '../supply-log-rows.server.ts';
import { natsLimits } from './nats-limits.ts';

/** The newest batch of the stream. */
export interface StreamTail {
  /** Number of its message in the stream, 0 before the first one. */
  readonly position: number;
  /** Its own number, 0 where the stream holds none. */
  readonly sequence: number;
}

export interface StreamLimits {
  /** Servers that keep a copy: 1, 3 or 5. */
  readonly copies: number;
  readonly maxBytes: number;
  /** Milliseconds. */
  readonly maxAge: number;
}

/** A batch as it came. */
export interface StreamMessages {
  readonly messages: AsyncIterable<{ readonly data: Uint8Array }>;
  /** Ends the messages; a second call changes nothing. */
  stop(): void;
}

const streamNotFound = 10_059;
const wrongLastSequence = 10_071;

/** The stream that carries the batches, made where there is none. An operator may change its limits: they are left as found. */
export async function openSupplyStream(connection: NatsConnection, name: string, limits: StreamLimits) {
  const jsm = await jetstreamManager(connection, { timeout: natsLimits.answerTimeoutMs });
  const js = jetstream(connection, { timeout: natsLimits.answerTimeoutMs });
  const subject = `${name}.batch`;
  await jsm.streams.info(name).catch((error: unknown) => {
    if (!hasCode(error, streamNotFound)) throw error;
    return jsm.streams.add({
      name,
      subjects: [subject],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      num_replicas: limits.copies,
      max_bytes: limits.maxBytes,
      max_age: nanos(limits.maxAge),
    });
  });

  return {
    async tail(): Promise<StreamTail> {
      const newest = await jsm.streams.getMessage(name, { last_by_subj: subject });
      if (newest) return { position: newest.seq, sequence: Number(newest.header.get(numberHeader)) };
      const { state } = await jsm.streams.info(name);
      return { position: state.last_seq, sequence: 0 };
    },

    /** Adds a batch behind the tail; null when another process was faster. A batch that is too long for NATS is left out. */
    async publish({ sequence, batch }: LogRow, tail: StreamTail): Promise<StreamTail | null> {
      if (batch.byteLength > longestPayload(connection)) return { ...tail, sequence };
      try {
        const { seq, duplicate } = await js.publish(subject, batch, {
          msgID: String(sequence),
          expect: { lastSequence: tail.position },
          timeout: natsLimits.answerTimeoutMs,
        });
        return { position: duplicate ? tail.position : seq, sequence };
      } catch (error) {
        if (hasCode(error, wrongLastSequence)) return null;
        throw error;
      }
    },

    /** Everything from a position on, as far as the stream still has it, and what comes. */
    async read(position: number): Promise<StreamMessages> {
      const consumer = await js.consumers.get(name, {
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: Math.max(position, 1),
        inactive_threshold: natsLimits.followerExpiryMs,
      });
      const messages = await consumer.consume({
        max_messages: natsLimits.window,
        expires: natsLimits.pullExpiryMs,
        abort_on_missing_resource: true,
      });
      return {
        messages: messages as AsyncIterable<JsMsg>,
        stop() {
          messages.stop();
          // Not waited for: where NATS is gone, it drops the follower by itself later.
          void consumer.delete().catch(() => {});
        },
      };
    },
  };
}

export type SupplyStream = Awaited<ReturnType<typeof openSupplyStream>>;

const numberHeader = 'Nats-Msg-Id';

/** Bytes; the headers need some of what the server allows. */
function longestPayload(connection: NatsConnection): number {
  return (connection.info?.max_payload ?? 1_048_576) - 1_024;
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof JetStreamApiError && error.code === code;
}
