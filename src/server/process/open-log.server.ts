import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { describeErrors } from './describe-errors.server.ts';
import { redactLog } from './redact-log.ts';

/**
 * The process's log: JSON lines without personal data and secrets.
 * @param level least level that is written, a level of pino
 * @param stream takes the lines; standard output unless a test reads them
 */
export function openLog(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    // Fastify's own would describe an error a second time.
    serializers: { err: (error: unknown) => error },
    hooks: { logMethod: logDescribed, streamWrite: redactLog },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** Describes errors before anything else reads them, under whatever key they are logged, and as arguments of a message. */
function logDescribed(this: Logger, given: Parameters<LogFn>, log: LogFn): void {
  const [first, ...rest] = given.map((value: unknown) => describeErrors(value));
  if (given[0] instanceof Error) {
    const [message = (first as { readonly message: string }).message, ...values] = rest;
    log.apply(this, [{ err: first }, message, ...values] as Parameters<LogFn>);
  } else log.apply(this, [first, ...rest] as Parameters<LogFn>);
}
