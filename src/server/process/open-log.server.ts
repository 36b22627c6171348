import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { redact } from './redact-log.ts';

/** What PostgreSQL adds to an error: rows, parameters and statements, all of which carry what people typed. */
const quotedByDatabase = ['detail', 'where', 'hint', 'internalQuery', 'query', 'sql', 'parameters'];

/**
 * The process's log: JSON lines without personal data and secrets.
 * @param level least level that is written, a level of pino
 * @param stream takes the lines; standard output unless a test reads them
 */
export function openLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: describeError },
    hooks: { streamWrite: redact },
  };
  return stream ? pino(options, stream) : pino(options);
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const described = stdSerializers.err(error);
  return isFromDatabase(error) ? withoutRows(described) : described;
}

const isFromDatabase = (error: Error) => 'severity' in error && 'routine' in error;

/** Message and stack of class 22, data exceptions, quote the value that PostgreSQL refused. */
function withoutRows(described: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const code = String(described.code);
  return Object.fromEntries(
    Object.entries(described)
      .filter(([name]) => !quotedByDatabase.includes(name))
      .map(([name, value]) => [
        name,
        code.startsWith('22') && typeof value === 'string' ? value.replaceAll(/: ".*"/gs, '') : value,
      ]),
  );
}
