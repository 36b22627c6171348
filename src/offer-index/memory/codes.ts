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

/** Rows of airports and airlines by code, extended with what the writer adds. */
export interface Codes {
  /** Row, or -1 for an airport without flights. */
  airport(code: string): number;
  airline(code: string): number;
  airportCode(row: number): string;
  /** Rows of all airports in alphabetical order. */
  airportsByCode(): readonly number[];
  airlineCode(row: number): string;
}

export function readCodes(memory: Memory): Codes {
  const airports = new Map<number, number>();
  const airlines = new Map<number, number>();
  const names: string[] = [];
  let byCode: readonly number[] = [];
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
    airportCode(row) {
      names[row] ??= unpackCode(memory.airportCode[row] as number);
      return names[row];
    },
    airportsByCode() {
      const count = memory.header[head.airports] as number;
      if (byCode.length !== count) {
        const codeOf = (row: number) => memory.airportCode[row] as number;
        byCode = Array.from({ length: count }, (_, row) => row).sort(
          (one, other) => codeOf(one) - codeOf(other),
        );
      }
      return byCode;
    },
    airlineCode: (row) => unpackCode(memory.airlineCode[row] as number),
  };
}
