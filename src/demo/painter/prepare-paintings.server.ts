import type { PreparationTime } from '../../ports/images/image-port.ts';

/** Of one core, what pictures may take that nobody has asked for yet. */
const SHARE_OF_A_CORE = 0.25;
/** A picture that waited for those of visitors took longer than it kept a core busy. */
const LONGEST_REST_MS = 10_000;

export interface Preparation<Order> {
  add(orders: readonly Order[], when: PreparationTime): void;
  end(): void;
}

/**
 * Works through pictures that nobody waits for, one at a time: first what is needed soon, then the long list of what may be shown one
 * day, with rests between, so that pages keep the machine.
 * @param make milliseconds that it took, 0 where nothing had to be made
 */
export function createPreparation<Order>(
  make: (order: Order) => Promise<number>,
  rest: (ms: number) => Promise<void>,
): Preparation<Order> {
  const waiting: Record<PreparationTime, Order[]> = { soon: [], idle: [] };
  let isRunning = false;
  let wake: () => void = () => undefined;

  async function run(): Promise<void> {
    isRunning = true;
    for (let next = take(); next !== undefined; next = take()) {
      const took = await make(next.order);
      if (next.when === 'idle' && took > 0) await pause(took / SHARE_OF_A_CORE - took);
    }
    isRunning = false;
  }

  /** Rests between pictures of the long list, until one is needed soon. */
  function pause(ms: number): Promise<void> {
    return Promise.race([rest(Math.min(ms, LONGEST_REST_MS)), new Promise<void>((done) => (wake = done))]);
  }

  function take(): { order: Order; when: PreparationTime } | undefined {
    for (const when of ['soon', 'idle'] as const) {
      const order = waiting[when].shift();
      if (order !== undefined) return { order, when };
    }
    return undefined;
  }

  return {
    add(orders, when) {
      for (const order of orders) waiting[when].push(order);
      if (when === 'soon') wake();
      if (!isRunning) void run();
    },
    end() {
      waiting.soon = [];
      waiting.idle = [];
    },
  };
}
