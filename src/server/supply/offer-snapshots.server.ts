import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { retention } from '../../defaults.ts';
import type { OffersPort } from '../../ports/offers/offers-port.ts';

const unfinished = 'unfinished-';

export interface OfferSnapshots {
  /** Numbers of the snapshots, newest first. */
  list(): number[];
  /** Restores the newest usable one with a number in the range; false where there is none. */
  restoreNewest(offers: OffersPort, range: { from: number; to: number }): Promise<boolean>;
  /** Writes one and removes those that are too many. */
  write(offers: OffersPort): Promise<void>;
}

/**
 * Snapshots of the offer index on disk, a folder each, named by the number of its last batch: an engine may put several files there.
 * Several processes may share them; one appears under its name only when it is complete.
 */
export function openOfferSnapshots(folder: string): OfferSnapshots {
  mkdirSync(folder, { recursive: true });

  function list(): number[] {
    const numbers = readdirSync(folder).filter((name) => /^\d+$/.test(name));
    return numbers.map(Number).sort((one, other) => other - one);
  }

  function remove(name: string): void {
    rmSync(join(folder, name), { recursive: true, force: true });
  }

  return {
    list,

    async restoreNewest(offers, { from, to }) {
      for (const number of list().filter((each) => each >= from && each <= to)) {
        if (await offers.restore(stateFile(join(folder, String(number))))) return true;
      }
      return false;
    },

    async write(offers) {
      const place = mkdtempSync(join(folder, unfinished));
      try {
        const sequence = await offers.snapshot(stateFile(place));
        if (!list().includes(sequence)) renameSync(place, join(folder, String(sequence)));
      } finally {
        rmSync(place, { recursive: true, force: true });
      }
      for (const number of list().slice(retention.offerSnapshots)) remove(String(number));
    },
  };
}

function stateFile(folder: string): string {
  return join(folder, 'offers');
}
