import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from '../../src/main/settings/env.server.ts';
import { askForReplacement, findServedBuild } from '../../src/main/workers/replacement-socket.server.ts';
import { buildNextToOthers } from '../build.ts';
import { listOtherBuilds } from './list-other-builds.ts';
import { removeOtherBuilds } from './remove-other-builds.ts';

/**
 * Brings what is in the project's folder, a new brand for one, into the shop that runs on this data folder: builds it in a folder of its own,
 * then replaces the workers one after the other. Before the first of them is replaced, nothing that runs has changed.
 * @throws Error where no shop runs as a cluster, the build fails, or a new worker does not start
 */
export async function publishBuild(): Promise<void> {
  const { dataDir } = loadEnv();
  const served = await findServedBuild(dataDir);
  if (served === null)
    throw new Error(
      `No shop runs as a cluster on ${dataDir}: only "npm run start:cluster" goes online without a restart. Any other one shows the brand once it is started again.`,
    );
  const build = await buildNextToOthers();
  if (build === served.build && served.isWhole) return console.log('The shop serves this build already.');
  // A page comes from a worker of one build and its files from another one: both have the files of both, whose names say their content.
  // After a replacement that stopped half-way, workers of the builds before it may still serve.
  const others = served.isWhole ? [served.build] : new Set([served.build, ...listOtherBuilds(build)]);
  for (const other of others) {
    shareAssets(other, build);
    shareAssets(build, other);
  }
  console.log('Replacing the workers …');
  const result = await askForReplacement(dataDir, build);
  if (!result.ok)
    throw new Error(
      result.replaced === 0
        ? `The workers before serve on. ${result.reason}`
        : `${result.replaced} workers serve the new build, the others the one before: publish again. ${result.reason}`,
    );
  console.log(`${result.replaced} workers replaced.`);
  removeOtherBuilds(build);
}

function shareAssets(from: string, to: string): void {
  if (from === to) return;
  cpSync(join(from, 'client/assets'), join(to, 'client/assets'), { recursive: true, force: false });
}
