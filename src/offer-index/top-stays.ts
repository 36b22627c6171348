import type { Best } from './best-stay.ts';
import { PLAN_WORDS } from './layout.ts';
import { type Memory, planField } from './memory.ts';

/** The cheapest stays of so many hotels, one each, by total and then by hotel id. */
export interface TopStays {
  /** Highest total that still gets in; at the same total the hotel id decides. */
  limit(): number;
  take(hotel: number, best: Best): void;
  sorted(): Best[];
}

interface Kept {
  readonly hotelId: number;
  readonly best: Best;
}

/** Keeps a heap whose root is the dearest kept stay. */
export function openTopStays(memory: Memory, size: number, highest: number): TopStays {
  const heap: Kept[] = [];
  const compare = (one: Kept, other: Kept) =>
    one.best.total - other.best.total || one.hotelId - other.hotelId;
  const isDearer = (one: number, other: number) => compare(heap[one] as Kept, heap[other] as Kept) > 0;
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [heap[other] as Kept, heap[one] as Kept];
  };
  const rise = (from: number) => {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!isDearer(at, parent)) return;
      swap(at, parent);
      at = parent;
    }
  };
  const sink = () => {
    for (let at = 0; ; ) {
      const left = at * 2 + 1;
      if (left >= heap.length) return;
      const dearer = left + 1 < heap.length && isDearer(left + 1, left) ? left + 1 : left;
      if (!isDearer(dearer, at)) return;
      swap(dearer, at);
      at = dearer;
    }
  };
  return {
    limit: () => (heap.length < size ? highest : (heap[0] as Kept).best.total),
    take(hotel, best) {
      const kept = { hotelId: memory.hotelId[hotel] as number, best };
      if (heap.length < size) {
        heap.push(kept);
        rise(heap.length - 1);
      } else if (compare(kept, heap[0] as Kept) < 0) {
        heap[0] = kept;
        sink();
      }
    },
    sorted: () => heap.sort(compare).map(({ best }) => best),
  };
}

/** Row of the hotel a stay is in. */
export function hotelOfStay(memory: Memory, best: Best): number {
  return memory.plan[best.plan * PLAN_WORDS + planField.hotel] as number;
}
