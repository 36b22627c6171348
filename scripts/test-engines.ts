/** `npm run test:engines`: every journey in each other browser engine that is installed; names those that are not. */
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { runAloud } from './steps.ts';

const engines = [firefox, webkit].map((type) => ({
  name: type.name(),
  isInstalled: existsSync(type.executablePath()),
}));

const failed: string[] = [];
for (const { name, isInstalled } of engines) {
  if (!isInstalled) {
    console.log(
      `${name} is not installed, so nothing runs in it: "npx playwright install ${name}" installs it.`,
    );
    continue;
  }
  console.log(`\n── journeys in ${name}`);
  const env = { ENGINE: name, TOURS: 'journeys' };
  const { isOk } = await runAloud({ name, command: ['playwright', 'test'], env });
  if (!isOk) failed.push(name);
}
const missing = engines.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name);
if (missing.length > 0) console.log(`Not tested: ${missing.join(', ')}. Chromium is tested by "npm test".`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
