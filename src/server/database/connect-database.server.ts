import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseLimits } from '../../defaults.ts';
import { StartupError } from '../../settings/startup-error.ts';

type Options = {
  url: string;
  /** One line while it waits, and where an idle connection breaks. */
  report: (line: string) => void;
  /** How long an unreachable server may take to come up, in milliseconds. */
  startTimeoutMs?: number;
};

/**
 * Opens the pool and proves that the database answers.
 * @throws StartupError naming DATABASE_URL, never with its password.
 */
export async function connectDatabase({
  url,
  report,
  startTimeoutMs = databaseLimits.startTimeoutMs,
}: Options): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'fernweh',
    max: databaseLimits.connectionsPerProcess,
    connectionTimeoutMillis: databaseLimits.connectTimeoutMs,
    // Statements of one transaction that need not wait for each other travel together.
    pipeline: true,
    statement_timeout: databaseLimits.statementTimeoutMs,
    idle_in_transaction_session_timeout: databaseLimits.idleTransactionTimeoutMs,
  });
  // Without listeners a connection that breaks would end the process, idle or lent out: the pool replaces it by itself,
  // and the borrower gets the error with its next query.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => report(`A database connection broke: ${error.message}`));
  try {
    await proveConnection(pool, url, report, Date.now() + startTimeoutMs);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

async function proveConnection(pool: pg.Pool, url: string, report: Options['report'], deadline: number) {
  for (let tries = 0; ; tries += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!mayComeUp(error) || Date.now() > deadline) throw describeRefusal(url, error);
      if (tries === 0) report(`Waiting for the database at ${describePlace(url)} …`);
      await sleep(databaseLimits.retryDelayMs);
    }
  }
}

/** A refused connection or a starting server may pass; a wrong password or a missing database does not. */
function mayComeUp(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string };
  const passing = [
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOENT',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'EAI_AGAIN',
    '57P03',
    '53300',
  ];
  return passing.includes(code ?? '') || /terminated unexpectedly/.test(message);
}

function describeRefusal(url: string, error: unknown): StartupError {
  const { code, message } = error as { code?: string; message: string };
  const reason = message || code;
  return new StartupError(
    `The database at ${describePlace(url)} cannot be reached (${reason}): start it, correct DATABASE_URL, or unset it to use the embedded PostgreSQL.`,
  );
}

function describePlace(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}:${port || 5432}${pathname}`;
}
