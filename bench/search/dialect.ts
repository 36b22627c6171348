import type { OfferQuery } from '../../src/ports/offers/offers-port.ts';

/** A statement for a peer: text, and the values of its parameters where it takes any. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export type MapBox = OfferQuery<'map'>['box'];

/** What is written differently for the two peers. One for each statement, since it collects the parameters. */
export interface Dialect {
  integer(value: number): string;
  /** A condition: the column is one of the values. */
  isOneOf(column: string, values: readonly number[]): string;
  /** A condition: the hotel is in the box, or is one of those that are. */
  isInBox(box: MapBox, hotels: readonly number[]): string;
  /** A relation of whole numbers, none negative, for use behind FROM. */
  relation(name: string, columns: readonly string[], rows: readonly (readonly number[])[]): string;
  /** Whole quotient of two numbers that are not negative. */
  quotient(dividend: string, divisor: string): string;
  /** Prevents the database from inlining a common table expression that is used once. */
  readonly materialized: string;
  finish(text: string): Statement;
}

/**
 * DuckDB plans again for each question and prunes by the constants it sees: values are written out, and a box by its
 * corners.
 */
export function duckdbDialect(): Dialect {
  return {
    integer: String,
    isOneOf: (column, values) => `${column} IN (${values.length > 0 ? values.join(', ') : 'NULL'})`,
    isInBox: ({ south, north, west, east }) =>
      `b.latitude BETWEEN ${south} AND ${north} AND b.longitude BETWEEN ${west} AND ${east}`,
    relation(name, columns, rows) {
      const nonEmptyRows = rows.length > 0 ? rows : [columns.map(() => -1)];
      const values = nonEmptyRows.map((row) => `(${row.join(', ')})`);
      return `(VALUES ${values.join(', ')}) AS ${name}(${columns.join(', ')})`;
    },
    quotient: (dividend, divisor) => `(${dividend}) // ${divisor}`,
    materialized: '',
    finish: (text) => ({ text, values: [] }),
  };
}

/** PostgreSQL gets parameters, so that a shape of question is parsed once, and finds hotels through an index. */
export function postgresDialect(): Dialect {
  const values: unknown[] = [];
  const parameter = (value: unknown, type: string) => {
    values.push(value);
    return `$${values.length}::${type}`;
  };
  const isOneOf = (column: string, wanted: readonly number[]) =>
    `${column} = ANY(${parameter(wanted, 'integer[]')})`;
  return {
    integer: (value) => parameter(value, 'integer'),
    isOneOf,
    isInBox: (_, hotels) => isOneOf('b.hotel_id', hotels),
    relation(name, columns, rows) {
      const lists = columns.map((_, at) =>
        parameter(
          rows.map((row) => row[at]),
          'integer[]',
        ),
      );
      return `unnest(${lists.join(', ')}) AS ${name}(${columns.join(', ')})`;
    },
    quotient: (dividend, divisor) => `(${dividend}) / ${divisor}`,
    materialized: 'MATERIALIZED',
    finish: (text) => ({ text, values }),
  };
}
