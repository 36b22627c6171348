import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { OfferQuery } from '../offers-port.ts';
import type { StoredRanking } from './ranking-store.server.ts';

/** A question on its way; a ranking is named instead of being sent. */
export interface ShardQuestion {
  readonly query: OfferQuery;
  readonly ranking?: StoredRanking;
  /** Number of the batch that the answer must know at least. */
  readonly least: number;
}

/**
 * - `found`: an answer, and the state it was given from
 * - `behind`: the replica does not know that batch yet
 * - `refused`: the question is outside its documented ranges
 * - `failed`: the replica has failed
 */
export type ShardReply =
  | {
      readonly outcome: 'found';
      readonly answer: unknown;
      readonly sequence: number;
      readonly knownAt: number;
    }
  | { readonly outcome: 'behind' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'failed'; readonly reason: string };

/** Subject of a shard; its replicas share a queue there, so that one of them gets each question. */
export function shardSubject(prefix: string, version: number, shard: number): string {
  return `${prefix}.shards.${version}.${shard}`;
}

/** NATS carries up to a megabyte in a message; texts of this length are packed, which makes them a tenth. */
const PACKED_LENGTH = 65_536;
const PLAIN = 0;
const PACKED = 1;

export function encodeMessage(message: ShardQuestion | ShardReply): Uint8Array {
  const text = Buffer.from(JSON.stringify(message));
  return text.length < PACKED_LENGTH
    ? Buffer.concat([Buffer.of(PLAIN), text])
    : Buffer.concat([Buffer.of(PACKED), zstdCompressSync(text)]);
}

export function decodeMessage<Message extends ShardQuestion | ShardReply>(bytes: Uint8Array): Message {
  const body = bytes.subarray(1);
  const text = bytes[0] === PACKED ? zstdDecompressSync(body) : Buffer.from(body);
  return JSON.parse(text.toString()) as Message;
}
