import type { Brand } from '../../brands/brand.ts';
import { type LiveBrands, withSeller } from '../../brands/load-brands.server.ts';
import type { Company } from '../../companies/company.ts';
import { applyBrandValues } from './apply-brand-values.server.ts';
import type { ContentChanges, ContentStore } from './content-store.server.ts';

export interface LiveBrandsDeps {
  /** As their folders say. */
  readonly brands: ReadonlyMap<string, Brand>;
  /** Every company that has ever sold, by id. */
  readonly companies: ReadonlyMap<string, Company>;
  readonly store: Pick<ContentStore, 'findDocument'> & ContentChanges;
  /** Receives errors about invalid values and about a database that does not answer. */
  readonly report: (error: unknown) => void;
}

/**
 * Brands whose switches and settings follow the editors' documents: a change applies as soon as the database notifies
 * this process. Until the process has read it, the brand does not change.
 */
export async function createLiveBrands({
  brands,
  companies,
  store,
  report,
}: LiveBrandsDeps): Promise<LiveBrands> {
  const live = new Map(brands);
  let questions = 0;
  /** The question whose answer each brand shows. */
  const answered = new Map<string, number>();

  async function refresh(key: string): Promise<void> {
    const brand = brands.get(key);
    if (brand === undefined) return;
    const question = ++questions;
    const [flags, settings] = await Promise.all([
      store.findDocument(key, 'flags', ''),
      store.findDocument(key, 'settings', ''),
    ]);
    // An older answer that arrives after a newer one is stale. The first answer to arrive counts, even when a newer
    // request is pending, because its caller waits for it.
    if (question < (answered.get(key) ?? 0)) return;
    answered.set(key, question);
    const stored = { flags: flags?.body.values, settings: settings?.body.values };
    live.set(key, applyBrandValues(brand, stored, report));
  }

  const refreshAll = () => Promise.all([...brands.keys()].map(refresh));
  store.follow({
    onChange: (key, kind) => {
      if (kind === 'flags' || kind === 'settings') void refresh(key).catch(report);
    },
    onReady: () => void refreshAll().catch(report),
  });
  await refreshAll();
  function get(key: string): Brand {
    const brand = live.get(key);
    if (brand === undefined) throw new Error(`There is no brand ${key}`);
    return brand;
  }
  return { get, of: ({ brand, companyId }) => withSeller(get(brand), companyId, companies) };
}
