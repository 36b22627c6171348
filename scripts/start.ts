/**
 * `npm start`: builds what changed and serves in this process; `--cluster` serves in one process per core. `npm run start:shard` and
 * `npm run shards` name the program of the shards instead: `shard`.
 */
import cluster from 'node:cluster';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const projectDir = dirname(import.meta.dirname);

type Server = { runServer(): Promise<void>; runCluster(): Promise<void> };

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Fernweh needs Node 24 and this is Node ${process.versions.node}: start it with "npm start".`,
  );
  process.exit(1);
}

process.chdir(projectDir);
// Imported on demand: a production image may contain `dist` without build tools.
if (cluster.isPrimary) {
  const { buildWhatChanged } = await import('./build.ts');
  await buildWhatChanged();
}

const built = (file: string) => pathToFileURL(join(projectDir, 'dist/server', file)).href;
if (process.argv[2] === 'shard') {
  await import(built('shard.js'));
} else {
  const server = (await import(built('main.server.js'))) as Server;
  await (process.argv.includes('--cluster') ? server.runCluster() : server.runServer());
}
