/** Connections that fail, a server that stops or is full, transactions that met: no bug, and a retry succeeds. */
const passingClasses = ['08', '40', '53', '55', '57'];

/** True for an error of the database that an outage explains; everything else is a bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return /connection|timeout exceeded/i.test(error.message);
  return /^E[A-Z]{3,}/.test(code) || (code.length === 5 && passingClasses.includes(code.slice(0, 2)));
}
