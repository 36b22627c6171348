import { NO_AIRPORT } from './layout.ts';
import { head, type Memory } from './memory.ts';

/** Codes of up to four ASCII characters as one number. */
export function packCode(code: string): number {
  let packed = 0;
  for (let at = 0; at < code.length; at += 1) packed = (packed << 8) | code.charCodeAt(at);
  return packed >>> 0;
}

export function unpackCode(packed: number): string {
  let code = '';
  for (let rest = packed; rest > 0; rest >>>= 8) code = String.fromCharCode(rest & 0xff) + code;
  return code;
}

/** Rows of airports and airlines by code, kept up with what the writer adds. */
export interface Codes {
  /** Row, or -1 for an airport nobody flies to or from. */
  airport(code: string): number;
  airline(code: string): number;
  /** Rank of every airport's code in alphabetical order: equal prices are told apart by it. */
  airportRank(row: number): number;
  airportCode(row: number): string;
  airlineCode(row: number): string;
}

export function readCodes(memory: Memory): Codes {
  const airports = new Map<number, number>();
  const airlines = new Map<number, number>();
  const names: string[] = [];
  const refresh = (rows: Map<number, number>, codes: Uint32Array | Uint16Array, count: number) => {
    for (let row = rows.size; row < count; row += 1) rows.set(codes[row] as number, row);
  };
  return {
    airport(code) {
      refresh(airports, memory.airportCode, memory.header[head.airports] as number);
      return airports.get(packCode(code)) ?? -1;
    },
    airline(code) {
      refresh(airlines, memory.airlineCode, memory.header[head.airlines] as number);
      return airlines.get(packCode(code)) ?? -1;
    },
    /** Three letters each: packed codes sort like the codes. */
    airportRank: (row) => (row === NO_AIRPORT ? 0 : (memory.airportCode[row] as number)),
    airportCode(row) {
      names[row] ??= unpackCode(memory.airportCode[row] as number);
      return names[row];
    },
    airlineCode: (row) => unpackCode(memory.airlineCode[row] as number),
  };
}
