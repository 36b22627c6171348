import type pg from 'pg';

/** A column as `pg_catalog` describes it. */
export interface ColumnDescription {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  /** The type's name in PostgreSQL. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** PostgreSQL calculates it; it cannot be written. */
  readonly isGenerated: boolean;
  /** Check constraints of this column only. */
  readonly checks: readonly string[];
}

const selectColumns = `select n.nspname as "schema", c.relname as "table", a.attname as "column",
    format_type(a.atttypid, null) as "type", not a.attnotnull as "isNullable",
    a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated",
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as "checks"
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  order by n.nspname <> 'public', n.nspname, c.relname, a.attnum`;

/** Reads the columns of all tables and views, those of the schema `public` first. */
export async function describeColumns(pool: pg.Pool): Promise<readonly ColumnDescription[]> {
  return (await pool.query<ColumnDescription>(selectColumns)).rows;
}

/** What `pg` returns for a type without parsers of our own, and what it takes; the header below defines the capitalised ones. */
const types: Readonly<Record<string, string>> = {
  bigint: 'Int8',
  boolean: 'boolean',
  bytea: 'Bytes',
  date: 'CalendarDate',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'Json',
  numeric: 'Decimal',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Timestamp',
  uuid: 'string',
};

const header = `import type { ColumnType } from 'kysely';

/**
 * Tables and columns of the migrated database. Do not edit: \`npm run build:database-types\` writes this file from the migrations, and
 * \`npm run check\` fails where the two differ.
 */

/** Returned as text, since it may exceed what a number holds exactly. */
type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;
/** Decimal text, since a number would lose digits. */
type Decimal = ColumnType<string, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Returned as midnight of the process's time zone: select \`day::text\` instead. */
type CalendarDate = ColumnType<Date, string, string>;
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>;
/** Written as text by JSON.stringify: \`pg\` would write a JavaScript array as a PostgreSQL array. */
type Json = ColumnType<unknown, string, string>;
type WithDefault<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
/** Calculated by PostgreSQL and never written. */
type ReadOnly<T> = ColumnType<T extends ColumnType<infer S, unknown, unknown> ? S : T, never, never>;
`;

/**
 * Prints the file with the types of the database.
 * @throws Error naming the column whose type is not in the table of types.
 */
export function printDatabaseTypes(columns: readonly ColumnDescription[]): string {
  const tables = Object.entries(Object.groupBy(columns, ({ schema, table }) => tableName(schema, table)));
  const interfaces = tables.map(([name, all = []]) => {
    const lines = all.map((column) => `  ${quoteKey(column.column)}: ${printType(column)};\n`);
    return `\nexport interface ${toInterfaceName(name)} {\n${lines.join('')}}\n`;
  });
  const members = tables.map(([name]) => `  ${quoteKey(name)}: ${toInterfaceName(name)};\n`);
  return `${header}${interfaces.join('')}\nexport interface Database {\n${members.join('')}}\n`;
}

function printType(column: ColumnDescription): string {
  const base = findAllowedValues(column.checks) ?? types[column.type];
  if (base === undefined) {
    throw new Error(
      `scripts/print-database-types.ts does not know the type ${column.type} of ${column.table}.${column.column}`,
    );
  }
  const type = column.isNullable ? `${base} | null` : base;
  if (column.isGenerated) return `ReadOnly<${type}>`;
  return column.hasDefault ? `WithDefault<${type}>` : type;
}

/** A check such as \`state in ('due', 'taken')\` as a union; null when the values are not listed. */
function findAllowedValues(checks: readonly string[]): string | null {
  for (const check of checks) {
    const [, list] = /^CHECK \(\(\(?\w+\)? = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check) ?? [];
    const values = list?.match(/'[^']+'(?=::text)/g);
    if (values) return values.join(' | ');
  }
  return null;
}

const tableName = (schema: string, table: string) => (schema === 'public' ? table : `${schema}.${table}`);

const quoteKey = (name: string) => (/^[a-z_]+$/.test(name) ? name : `'${name}'`);

/** `payment_vendor.refund` → `PaymentVendorRefundTable` */
function toInterfaceName(table: string): string {
  const words = table.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Table`;
}
