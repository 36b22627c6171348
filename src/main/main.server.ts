import { buildApp } from './build-app.server.ts';
import { serveCluster } from './serve-cluster.server.ts';
import { serveSite } from './serve-site.server.ts';
import { buildFolder } from './wiring/build-paths.ts';

/** One server in this process. */
export async function runServer(): Promise<void> {
  await serveSite(buildApp);
}

/** One server per core, see `serveCluster`. */
export async function runCluster(): Promise<void> {
  await serveCluster(runServer, buildFolder);
}

// The built file is also a program: a release starts it without the scripts and the build tools, with `--cluster` one process per core.
if (import.meta.main) await (process.argv.includes('--cluster') ? runCluster() : runServer());
