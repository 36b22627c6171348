import type { ColumnType, InsertType, Kysely, SelectType, UpdateType } from 'kysely';
import type { Database } from './database-types.ts';
import type { Db } from './open-kysely.server.ts';

/**
 * Columns of a table whose values a feature knows more exactly than the database does: the states of a text, the shape of a JSON.
 * Fails the type check where the table has no such column, or where its type could never hold such a value.
 */
export type NarrowedColumns<
  Table extends keyof Database,
  Columns extends {
    [Column in keyof Columns]: Column extends keyof Database[Table]
      ? SelectType<Database[Table][Column]>
      : never;
  },
> = {
  [Column in keyof Database[Table]]: Column extends keyof Columns
    ? NarrowedColumn<Database[Table][Column], Columns[Column]>
    : Database[Table][Column];
};

/** JSON is still written as text. */
type NarrowedColumn<Column, Value> =
  unknown extends SelectType<Column>
    ? ColumnType<Value, InsertType<Column>, UpdateType<Column>>
    : ColumnType<Value, Value | Extract<InsertType<Column>, undefined>, Value>;

type NarrowedTables<Tables> = { [Table in keyof Tables]: Table extends keyof Database ? object : never };

/** The same tables with the narrowed columns of some of them. */
export type NarrowedDatabase<Tables extends NarrowedTables<Tables>> = {
  [Table in keyof Database]: Table extends keyof Tables ? Tables[Table] : Database[Table];
};

/** Nothing changes at run time: the feature that alone writes these columns answers for their values. */
export function narrowColumns<Tables extends NarrowedTables<Tables>>(
  db: Db,
): Kysely<NarrowedDatabase<Tables>> {
  return db as unknown as Kysely<NarrowedDatabase<Tables>>;
}
