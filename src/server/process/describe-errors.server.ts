import { maxErrorDepth } from '../../defaults.ts';
import { redactLog } from './redact-log.ts';

/** What PostgreSQL adds to an error: rows, parameters and statements, all of which carry what people typed. */
const quotedByDatabase = new Set(['detail', 'where', 'hint', 'internalQuery', 'query', 'sql', 'parameters']);

type Described = Record<string, unknown>;

/**
 * A copy of what is logged in which every error is plain data, however deep it lies: class, message, stack, its own fields, its cause and the errors
 * that it gathers. Of an error of PostgreSQL only code, table, column and constraint are left. What is neither an error nor plain data stays.
 */
export function describeErrors(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxErrorDepth) return '[too deep]';
  if (value instanceof Error) return describeError(value, depth);
  if (Array.isArray(value)) return value.map((item) => describeErrors(item, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? describeFields(value, depth) : value;
}

function describeError(error: Error, depth: number): Described {
  const { name: _name, message, stack, cause, ...fields } = error as Error & Record<string, unknown>;
  const described: Described = {
    type: error.constructor.name,
    message,
    ...(stack === undefined ? {} : { stack }),
    ...describeFields(fields, depth),
  };
  if (cause !== undefined) described.cause = describeErrors(cause, depth + 1);
  if (error instanceof AggregateError)
    described.errors = error.errors.map((each) => describeErrors(each, depth + 1));
  return isFromDatabase(error) ? withoutRows(described) : described;
}

const describeFields = (fields: object, depth: number): Described =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, describeErrors(value, depth + 1)]));

const isFromDatabase = (error: Error) => 'severity' in error && 'routine' in error;

/** Message and stack of class 22, data exceptions, quote the value that PostgreSQL refused. */
function withoutRows(described: Described): Described {
  const isData = String(described.code).startsWith('22');
  return Object.fromEntries(
    Object.entries(described)
      .filter(([name]) => !quotedByDatabase.has(name))
      .map(([name, value]) => [
        name,
        isData && typeof value === 'string' ? value.replaceAll(/: ".*"/gs, '') : value,
      ]),
  );
}

/** Several lines for a terminal: the stack of an error, then those of its causes. */
export function printError(error: unknown): string {
  return redactLog(printDescribed(describeErrors(error)));
}

function printDescribed(described: unknown): string {
  if (typeof described !== 'object' || described === null) return String(described);
  const { stack, message, cause, errors } = described as Described;
  const causes = [...(cause === undefined ? [] : [cause]), ...(Array.isArray(errors) ? errors : [])];
  return [
    String(stack ?? message ?? JSON.stringify(described)),
    ...causes.map((each) => `caused by: ${printDescribed(each)}`),
  ].join('\n');
}
