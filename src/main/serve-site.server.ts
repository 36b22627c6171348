import { fillContent } from '../demo/content/fill-content.server.ts';
import { type BuildApp, serve } from './serve.server.ts';

/** Serves an app on the shop's own database, filled with the demo brands. */
export async function serveSite(buildApp: BuildApp): Promise<void> {
  await serve(buildApp, { fill: fillContent });
}
