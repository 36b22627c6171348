import type { LiveBrands } from '../../brands/load-brands.server.ts';
import { brands as shippedBrands } from '../../brands/load-brands.server.ts';
import { companies } from '../../companies/companies.server.ts';
import { storeCompanies } from '../../companies/store-companies.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { createContentStore } from '../../features/content/content-store.server.ts';
import { createLiveBrands } from '../../features/content/live-brands.server.ts';
import { markGenerated } from '../../features/media/mark-generated.server.ts';
import type { MediaStore } from '../../features/media/media-store.server.ts';
import { createMediaStore } from '../../features/media/media-store.server.ts';
import { readUpload } from '../../features/media/read-upload.server.ts';
import { limitConcurrency } from '../../jobs/limit-concurrency.server.ts';
import type { AppDeps } from './app-deps.ts';

interface WiredContent {
  readonly content: ReturnType<typeof createContentStore>;
  /** Brands with their published settings. */
  readonly liveBrands: LiveBrands;
  readonly media: MediaStore;
}

/** Wires companies, published content and the media library. Uploads are read one at a time. */
export async function wireContent(
  { pool, log, brands = shippedBrands }: AppDeps,
  db: Db,
): Promise<WiredContent> {
  const content = createContentStore({ db, pool, markPictures: (body) => markGenerated(db, body) });
  const liveBrands = await createLiveBrands({
    brands,
    companies: await storeCompanies(
      db,
      new Map([...companies, ...[...brands.values()].map(({ company }) => [company.id, company] as const)]),
    ),
    store: content,
    report: (error) => log.error({ err: error }, 'a brand’s switches or settings could not be read'),
  });
  const limitUpload = limitConcurrency(1, 8);
  const media = createMediaStore(
    db,
    systemClock,
    async (file) => (await limitUpload(() => readUpload(file))) ?? { ok: false, reason: 'busy' },
  );
  return { content, liveBrands, media };
}
