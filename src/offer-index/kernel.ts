import { kernelCode } from './kernel-code.ts';
import { SCRATCH_MIN_STAYS } from './memory/layout.ts';
import { type Memory, scratchOf, type TableName } from './memory/memory.ts';

/** Functions of the kernel; the folder `kernel` describes each under its name. Addresses are in bytes, rows and places count from 0. */
export interface KernelCalls {
  openThread(scratch: number): void;
  beginQuery(): void;
  take(words: number): number;
  shapeRows(season: number): void;
  flightsTo(season: number, set: number): number;
  pricesOf(flights: number, nights: number): number;
  daysOf(flights: number, nights: number): number;
  cheapestRoutes(season: number, set: number, day: number, nights: number): number;
  filterHotels(
    trip: number,
    filter: number,
    box: number,
    hotels: number,
    count: number,
    into: number,
  ): number;
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
  addFlights(trip: number, offers: number, count: number): void;
  addOptionFlights(trip: number, options: number): void;
  canStay(trip: number, plan: number, checkIn: number, nights: number): number;
  isOnRequest(trip: number, plan: number, day: number, nights: number): number;
  priceStay(trip: number, season: number, plan: number, checkIn: number, nights: number): number;
}

/**
 * Instantiates the kernel on a memory.
 * @returns its functions, and the globals that hold the addresses of the tables
 */
export type StartKernel = (memory: Memory) => WebAssembly.Exports;

const program = new WebAssembly.Module(Buffer.from(kernelCode, 'base64'));

const startKernel: StartKernel = ({ wasm }) =>
  new WebAssembly.Instance(program, { env: { memory: wasm } }).exports;

/**
 * The compiled program that searches a memory, one instance for each thread that reads. It reads the tables of the memory and writes only its
 * thread's own page and, behind the tables, the words that the query at hand has taken.
 */
export class Kernel {
  readonly calls: KernelCalls;
  /** Views of the whole memory; `take` replaces them when the memory has grown. */
  words: Int32Array;
  doubles: Float64Array;
  readonly #wasm: WebAssembly.Memory;

  /**
   * @param thread place of the thread that calculates: no two threads have the same
   * @param start tests give the checked build
   */
  constructor(memory: Memory, minStayPlaces: readonly number[], thread: number, start = startKernel) {
    this.#wasm = memory.wasm;
    const exports = start(memory);
    // What a WebAssembly module exports has no types: `KernelCalls` describes it.
    this.calls = exports as unknown as KernelCalls;
    this.words = new Int32Array(memory.wasm.buffer);
    this.doubles = new Float64Array(memory.wasm.buffer);
    const address = scratchOf(memory, thread);
    this.calls.openThread(address);
    const places = address + SCRATCH_MIN_STAYS;
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

  /** Takes words for the query at hand, with undefined content. @returns their address */
  take(count: number): number {
    // Addresses come as signed numbers.
    const at = this.calls.take(count) >>> 0;
    if (at + count * 4 > this.words.byteLength) {
      this.words = new Int32Array(this.#wasm.buffer);
      this.doubles = new Float64Array(this.#wasm.buffer);
    }
    return at;
  }

  /** Takes words for the query at hand and sets them to 0. @returns their address */
  takeEmpty(count: number): number {
    const at = this.take(count);
    this.words.fill(0, at >>> 2, (at >>> 2) + count);
    return at;
  }

  /** Copies numbers into words of the query at hand. @returns their address */
  place(numbers: ArrayLike<number>): number {
    const at = this.take(numbers.length);
    this.words.set(numbers, at >>> 2);
    return at;
  }

  /** Reads the word at an address that the kernel has returned. */
  wordAt(address: number): number {
    if (address >>> 0 >= this.words.byteLength) this.words = new Int32Array(this.#wasm.buffer);
    return this.words[address >>> 2] as number;
  }
}
