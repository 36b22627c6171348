import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { OffersPort } from '../../src/ports/offers/offers-port.ts';
import { type BruteForce, createBruteForce } from '../oracle/brute-force.ts';
import { type RawSupply, unknownNight } from '../oracle/raw-supply.ts';

/** The offers port over the brute force: slow, plain and right. For small worlds in tests. */
export function createBruteOffers(): OffersPort {
  let state = { brute: createBruteForce(), sequence: 0, at: 0 };

  return {
    search: async (query) => ({
      answer: state.brute.answer(query),
      sequence: state.sequence,
      knownAt: state.at,
    }),
    async load({ sequence, at, firstDay, parts }) {
      const brute = createBruteForce();
      brute.apply([{ kind: 'horizon', firstDay }]);
      const refused = [];
      let taken = 0;
      for await (const part of parts) {
        for (const { index, reason } of brute.apply(part)) refused.push({ index: taken + index, reason });
        taken += part.length;
      }
      state = { brute, sequence, at };
      return refused;
    },
    async apply({ sequence, at, changes }) {
      if (sequence <= state.sequence) return { outcome: 'known' };
      if (sequence > state.sequence + 1) return { outcome: 'gap', expected: state.sequence + 1 };
      const refused = state.brute.apply(changes);
      state = { ...state, sequence, at };
      return { outcome: 'applied', refused, past: [] };
    },
    sequence: async () => state.sequence,
    async snapshot(file) {
      const { brute, sequence, at } = state;
      await writeFile(file, serialize({ supply: brute.supply, sequence, at }));
      return sequence;
    },
    async restore(file) {
      try {
        const { supply, sequence, at } = deserialize(await readFile(file)) as typeof state & BruteForce;
        const brute = createBruteForce();
        Object.assign(brute.supply, supply);
        state = { brute, sequence, at };
        return true;
      } catch {
        return false;
      }
    },
    checksum: async () => digest(state.brute.supply),
    close: async () => {},
  };
}

function digest(supply: RawSupply): string {
  const text = JSON.stringify(sorted(supply));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** A value whose JSON does not depend on the order in which maps were filled, without values that no change has set. */
function sorted(value: unknown): unknown {
  if (value instanceof Map) {
    const rows = [...value].map(([key, row]) => [key, sorted(row)] as const);
    const nonEmpty = rows.filter(
      ([, row]) => JSON.stringify(row) !== nothing && JSON.stringify(row) !== '[]',
    );
    return nonEmpty.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  }
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, field]) => [name, sorted(field)] as const);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const nothing = JSON.stringify(sorted(unknownNight));
