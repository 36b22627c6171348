import { type ESTree, Visitor } from 'vite';
import type { ParsedSource } from '../parse-source.ts';

/** A file of a feature and a table of another one, which it `reads` or `writes`. */
export type ForeignUse = `${string} ${'reads' | 'writes'} ${string}`;

/** Where the tables of the database are listed, one property each. */
export const tableTypes = 'src/database/database-types.ts';

/** Methods of Kysely whose first argument names tables, alone or in a list, with or without an alias. */
const readers = new Set([
  'selectFrom',
  'from',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'using',
]);
const inserters = new Set(['insertInto', 'mergeInto', 'replaceInto']);
const writers = new Set([...inserters, 'updateTable', 'deleteFrom']);

const inSql =
  /\b(insert\s+into|merge\s+into|update|delete\s+from|truncate|from|join|using)\s+(?:only\s+)?"?([a-z_]+(?:\.[a-z_]+)?)\b/g;

/** Owners of tables that two features insert into. */
const statedOwners: Readonly<Record<string, string>> = { booking_sequence: 'booking', staff_audit: 'staff' };

type Access = 'reads' | 'writes' | 'inserts';

interface TableUse {
  readonly path: string;
  readonly feature: string;
  readonly table: string;
  readonly access: Access;
}

/**
 * Features that reach past each other into the database, which no import shows. A table belongs to the one feature that inserts its rows; what another
 * one needs of it, the owner's functions do, handed in like everything else of it. Tables into which no feature inserts belong to nobody here.
 * @param known uses that are accepted for now; one that is gone is a fault as well, so that the list only shrinks
 */
export function findTableFaults(sources: readonly ParsedSource[], known: ReadonlySet<string>): string[] {
  const uses = listUses(sources);
  const inserts = uses.filter(({ access }) => access === 'inserts');
  const owners = new Map(
    [...Map.groupBy(inserts, ({ table }) => table)].map(
      ([table, each]) => [table, ownersOf(table, each)] as const,
    ),
  );
  const foreign = new Set(
    uses
      .filter(({ table, feature }) => !(owners.get(table)?.includes(feature) ?? true))
      .map(
        ({ path, table, access }): ForeignUse => `${path} ${access === 'reads' ? access : 'writes'} ${table}`,
      ),
  );
  return [
    ...[...owners]
      .filter(([, features]) => features.length > 1)
      .map(
        ([table, features]) => `${table} gets rows from ${features.join(' and ')}: one of them has to own it`,
      ),
    ...[...foreign]
      .filter((use) => !known.has(use))
      .map(
        (use) => `${use}, a table of another feature: let a function of that one do it, handed in by main`,
      ),
    ...[...known]
      .filter((use) => !foreign.has(use as ForeignUse))
      .map((use) => `${use} no longer: take it off the list`),
  ].sort();
}

function ownersOf(table: string, inserts: readonly TableUse[]): readonly string[] {
  const stated = statedOwners[table];
  return stated === undefined ? [...new Set(inserts.map(({ feature }) => feature))].sort() : [stated];
}

function listUses(sources: readonly ParsedSource[]): TableUse[] {
  const types = sources.find(({ path }) => path === tableTypes);
  if (types === undefined) throw new Error(`${tableTypes} lists the tables`);
  const tables = listTables(types.text);
  return sources.flatMap((source) => {
    const { path } = source;
    const feature = /^src\/features\/([^/]+)\//.exec(path)?.[1];
    if (feature === undefined || !/\.server\.tsx?$/.test(path)) return [];
    return listNames(source)
      .filter(({ table }) => tables.has(table))
      .map((name) => ({ path, feature, ...name }));
  });
}

/** Names after the words of Kysely and SQL that tables follow; those of its own subqueries are among them. */
function listNames({ program }: ParsedSource): Pick<TableUse, 'table' | 'access'>[] {
  const found: Pick<TableUse, 'table' | 'access'>[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [named] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (!readers.has(name) && !writers.has(name)) return;
      for (const text of listTexts(named))
        found.push({ table: text.split(' ')[0] ?? '', access: accessOf(name) });
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
      for (const [, word = '', table = ''] of sqlOf(quasi).matchAll(inSql))
        found.push({ table, access: accessInSql(word) });
    },
  }).visit(program);
  return found;
}

function accessOf(method: string): Access {
  if (inserters.has(method)) return 'inserts';
  return writers.has(method) ? 'writes' : 'reads';
}

function accessInSql(word: string): Access {
  if (/into$/.test(word)) return 'inserts';
  return /^(?:from|join|using)$/.test(word) ? 'reads' : 'writes';
}

/** With a mark for each value, so that no word after it is taken for that before it. */
function sqlOf({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map(({ value }) => value.raw).join('$');
}

function listTexts(argument: ESTree.Argument | undefined): string[] {
  if (argument?.type === 'Literal') return typeof argument.value === 'string' ? [argument.value] : [];
  if (argument?.type !== 'ArrayExpression') return [];
  return argument.elements.flatMap((element) =>
    element === null ? [] : listTexts(element as ESTree.Argument),
  );
}

function listTables(types: string): ReadonlySet<string> {
  const [, body = ''] = /export interface Database \{\n([^}]*)\}/.exec(types) ?? [];
  return new Set([...body.matchAll(/^ {2}'?([\w.]+)'?: /gm)].map(([, table = '']) => table));
}
