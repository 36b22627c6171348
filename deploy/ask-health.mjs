/**
 * Ends with code 0 when the server on this machine is alive. With `--wait SECONDS` it waits until the server is ready, for a supervisor
 * that starts one server after the other. PORT is the server's.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const [option, seconds] = process.argv.slice(2);
const isWaiting = option === '--wait';
const address = `http://127.0.0.1:${process.env.PORT || 3000}/${isWaiting ? 'readyz' : 'healthz'}`;
const until = Date.now() + (isWaiting ? Number(seconds) * 1000 : 0);

while (!(await isWell()) && Date.now() < until) await sleep(250);
process.exit((await isWell()) ? 0 : 1);

async function isWell() {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
