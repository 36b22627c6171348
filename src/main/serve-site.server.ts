import { brands } from '../brands/load-brands.server.ts';
import { requireCompared } from './require-compared.server.ts';
import { requireFinishedBrands } from './require-finished-brands.server.ts';
import { runFillContent } from './seeds/run-fill-content.server.ts';
import { type BuildApp, serve } from './serve.server.ts';
import { builtFile } from './wiring/build-paths.ts';

/** Serves an app on the shop's own database, filled with the demo brands. */
export async function serveSite(buildApp: BuildApp): Promise<void> {
  await serve(buildApp, {
    async fill({ pool, url, env }) {
      await requireCompared(pool, env);
      await runFillContent(builtFile('fill-content.js'), url);
      const pages = await requireFinishedBrands(pool, env, brands);
      return pages.map(
        (page) => `The published page ${page} still has gaps: fill the texts in double brackets.`,
      );
    },
  });
}
