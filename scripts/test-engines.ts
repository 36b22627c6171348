/**
 * `npm run test:engines`: the main journeys in Firefox and WebKit, on a phone's and a desktop's window. Installs the engines that Debian
 * has where it may, and names those that are missing. Arguments go to Vitest: `-- --project 'firefox*' -t PayPal`.
 * `SHOP_PORT` and `SHOP_DATA` name a server that runs already.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { startShop } from '../tests/browser/support/start-shop.ts';
import { findEngines } from '../tests/engines/support/find-engines.ts';
import { runVariable } from '../tests/engines/support/start-program.ts';
import { runAloud, runQuietly } from './steps.ts';

/** Debian's package manager, for root alone: nobody is asked for a password. */
async function installMissing(): Promise<void> {
  const packages = findEngines().flatMap((engine) => (engine.isInstalled ? [] : engine.packages));
  if (packages.length === 0 || process.getuid?.() !== 0) return;
  if (spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${packages.join(', ')} by apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // The lists of a fresh container are old or empty, and name versions that the server no longer has.
  await runQuietly({ name: 'lists', command: ['apt-get', 'update'], env });
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages] as const;
  const { isOk, output } = await runQuietly({ name: 'packages', command: install, env });
  if (!isOk) console.log(output);
}

interface Display {
  readonly name: string;
  readonly process: ChildProcess;
}

/** A display without a screen, for WebKit's browser, which has no headless mode. */
async function startDisplay(): Promise<Display> {
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '3'];
  const display = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((resolve, reject) => {
    display.stdio[3]?.once('data', resolve);
    display.once('exit', () => reject(new Error('Xvfb ended at once')));
  });
  return { name: `:${String(number).trim()}`, process: display };
}

/** Ends every process of a browser that this run has started: a browser that has crashed leaves its helpers behind. */
function endBrowsers(run: string): void {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const environment = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
      if (environment.includes(`${runVariable}=${run}`)) process.kill(Number(id), 'SIGKILL');
    } catch {
      // It has ended meanwhile, or is somebody else's.
    }
  }
}

await installMissing();
const engines = findEngines();
const installed = engines.filter(({ isInstalled }) => isInstalled);
const missing = engines.filter(({ isInstalled }) => !isInstalled);
let isOk = true;
if (installed.length > 0) {
  const run = randomUUID();
  // Ctrl-C ends Vitest, too; what follows it still has to happen.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const shop = process.env.SHOP_PORT ? null : await startShop();
  let display: Display | null = null;
  try {
    if (installed.some(({ name }) => name === 'webkit')) display = await startDisplay();
    const config = ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts'] as const;
    const env = {
      ...(shop === null ? {} : { SHOP_PORT: String(shop.port), SHOP_DATA: shop.dataFolder }),
      [runVariable]: run,
      ...(display === null ? {} : { DISPLAY: display.name }),
    };
    ({ isOk } = await runAloud({ name: 'journeys', command: [...config, ...process.argv.slice(2)], env }));
  } finally {
    endBrowsers(run);
    display?.process.kill();
    await shop?.stop();
  }
}
for (const { name, packages } of missing)
  console.log(
    `Not tested: ${name}, which is not installed. On Debian, "apt-get install ${packages.join(' ')}" installs it.`,
  );
process.exitCode = isOk ? 0 : 1;
