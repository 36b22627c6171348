import type { Env } from '../settings/env.server.ts';
import { chooseAdapter } from './choose-adapter.server.ts';
import { type VendorAdapter, vendorAdapters } from './vendor-adapters.ts';

const known: Readonly<Record<string, VendorAdapter>> = vendorAdapters;

/** Lines about the adapters that these settings select and that were never tried at their vendor. */
export function listUnproved(env: Env): readonly string[] {
  return Object.values(chooseAdapter)
    .map((choose) => choose(env).adapter)
    .flatMap((adapter) => (Object.hasOwn(known, adapter) ? [known[adapter] as VendorAdapter] : []))
    .filter(({ provedOn }) => provedOn === null)
    .map(({ port, name }) => `Never proved at the vendor: ${name} (${port}). See docs/vendors.md.`);
}
