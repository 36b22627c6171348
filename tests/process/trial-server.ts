/** A real server process with a small app on top: started by the tests of starting, stopping and being killed. */
import fastify from 'fastify';
import { serve } from '../../src/main/serve.server.ts';
import { serveCluster } from '../../src/main/serve-cluster.server.ts';
import type { AppDeps } from '../../src/main/wiring/app-deps.ts';
import { StartupError } from '../../src/settings/startup-error.ts';

/** A build of a test names itself. */
const build = process.env.TRIAL_BUILD ?? 'first';

async function buildTrialApp({ pool }: AppDeps) {
  if (build === 'faulty') throw new StartupError('The brand has no rate.');
  // As the shop: what has reached a server that ends is answered.
  const app = fastify({ return503OnClosing: false });
  app.get('/process', () => ({ pid: process.pid, build }));

  app.post<{ Body: { guest: string } }>('/bookings', async ({ body }) => {
    await pool.query('insert into booking (guest) values ($1)', [body.guest]);
    return { acknowledged: body.guest };
  });
  app.get('/bookings', async () => {
    const { rows } = await pool.query<{ guest: string }>('select guest from booking order by id');
    return rows.map(({ guest }) => guest);
  });

  // Answers only once the end of the server has begun: what is in flight then must still be finished.
  app.get('/in-flight', async () => {
    console.log('in flight');
    await new Promise((resolve) => process.once('SIGTERM', resolve).once('SIGINT', resolve));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await pool.query('select 1');
    return { finished: true };
  });
  app.get('/endless', () => {
    console.log('in flight');
    return new Promise(() => {});
  });
  return app;
}

// A newer version brings a migration.
const migrations = build === 'newer' ? 'tests/process/newer-migrations' : 'tests/process/migrations';
const runTrial = () => serve(buildTrialApp, { migrations });
await (process.argv.includes('--cluster') ? serveCluster(runTrial, build) : runTrial());
