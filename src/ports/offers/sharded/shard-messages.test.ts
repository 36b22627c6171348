import { expect, it } from 'vitest';
import { anyTrip } from '../../../../tests/oracle/small-world.ts';
import { decodeMessage, encodeMessage, type ShardQuestion } from './shard-messages.ts';

it.each([1, 100_000])(
  'carries a question that names %i hotels in less than the megabyte that NATS allows',
  (count) => {
    const hotels = Array.from({ length: count }, (_, at) => 1_000_000 + at * 3);
    const question: ShardQuestion = {
      query: { name: 'destinations', level: 'city', request: { ...anyTrip, hotels } },
      least: 9,
    };
    const bytes = encodeMessage(question);
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(decodeMessage(bytes)).toEqual(question);
  },
);
