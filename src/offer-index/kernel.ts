import { kernelCode } from './kernel-code.ts';
import { type Memory, scratchOf, type TableName } from './memory/memory.ts';

/** What the kernel does; see the functions of these names in the folder `kernel`. Addresses are in bytes. */
export interface KernelCalls {
  openThread(scratch: number): void;
  beginQuestion(): void;
  take(words: number): number;
  shapeRows(season: number): void;
  flightsTo(season: number, set: number): number;
  pricesOf(flights: number, nights: number): number;
  daysOf(flights: number, nights: number): number;
  cheapestRoutes(season: number, set: number, day: number, nights: number): number;
  keepHotels(trip: number, filter: number, box: number, hotels: number, count: number, into: number): number;
  gatherHotels(
    trip: number,
    filter: number,
    box: number,
    places: number,
    count: number,
    into: number,
  ): number;
  listOffered(trip: number, hotels: number, count: number, offered: number): number;
  countFacets(
    trips: number,
    filter: number,
    hotels: number,
    count: number,
    counts: number,
    listed: number,
  ): number;
  boundAll(trip: number, hotels: number, count: number, bounds: number): void;
  findCheapest(
    trip: number,
    hotels: number,
    count: number,
    bounds: number,
    order: number,
    offer: number,
  ): number;
  topOffers(trip: number, hotels: number, count: number, most: number, offers: number, order: number): number;
  priceAll(trip: number, hotels: number, count: number, offers: number, order: number): void;
  takePlan(trip: number, plan: number, offer: number): void;
  searchOptions(trip: number, options: number, hotels: number, count: number): void;
  nameOffers(trip: number, offers: number, count: number): void;
  nameOptions(trip: number, options: number): void;
  canStay(trip: number, plan: number, checkIn: number, nights: number): number;
  isOnRequest(trip: number, plan: number, day: number, nights: number): number;
  priceStay(trip: number, season: number, plan: number, checkIn: number, nights: number): number;
}

const program = new WebAssembly.Module(Buffer.from(kernelCode, 'base64'));

/**
 * What calculates, one for each thread that reads: machine code, for thousands of hotels and flights are met by one question. It sees the tables of
 * the memory and, behind them, pieces of its own for what belongs to one question.
 */
export class Kernel {
  readonly calls: KernelCalls;
  /** The whole memory, as far as it was taken. */
  words: Int32Array;
  doubles: Float64Array;
  readonly #wasm: WebAssembly.Memory;

  /** @param thread place of the thread that calculates: no two threads have the same */
  constructor(memory: Memory, minStayPlaces: readonly number[], thread: number) {
    this.#wasm = memory.wasm;
    const { exports } = new WebAssembly.Instance(program, { env: { memory: memory.wasm } });
    // A WebAssembly module carries no types: `KernelCalls` repeats what `kernel/index.ts` exports.
    this.calls = exports as unknown as KernelCalls;
    this.words = new Int32Array(memory.wasm.buffer);
    this.doubles = new Float64Array(memory.wasm.buffer);
    const { address, bytes } = scratchOf(memory, thread);
    this.calls.openThread(address);
    const places = address + bytes - minStayPlaces.length;
    new Uint8Array(memory.wasm.buffer).set(minStayPlaces, places);
    const numbers: Record<string, number> = {
      minStayPlaces: places,
      hotelRows: memory.capacity.hotels,
      planRows: memory.capacity.plans,
      routeRows: memory.capacity.routes,
    };
    for (const [name, value] of Object.entries(exports)) {
      if (value instanceof WebAssembly.Global) {
        value.value = numbers[name] ?? memory[name as TableName].byteOffset;
      }
    }
  }

  /** Room for so many words until the next question, whatever they hold. @returns its address */
  take(count: number): number {
    // Addresses come as signed numbers.
    const at = this.calls.take(count) >>> 0;
    if (at + count * 4 > this.words.byteLength) {
      this.words = new Int32Array(this.#wasm.buffer);
      this.doubles = new Float64Array(this.#wasm.buffer);
    }
    return at;
  }

  /** The same, all of them 0. */
  takeEmpty(count: number): number {
    const at = this.take(count);
    this.words.fill(0, at >>> 2, (at >>> 2) + count);
    return at;
  }

  /** Lays numbers side by side until the next question. @returns their address */
  place(numbers: ArrayLike<number>): number {
    const at = this.take(numbers.length);
    this.words.set(numbers, at >>> 2);
    return at;
  }

  /** A word at an address that the kernel has given. */
  wordAt(address: number): number {
    if (address >>> 0 >= this.words.byteLength) this.words = new Int32Array(this.#wasm.buffer);
    return this.words[address >>> 2] as number;
  }
}
