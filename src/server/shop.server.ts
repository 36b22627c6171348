import type { Search } from '../features/search/create-search.server.ts';
import type { ImagePort } from '../ports/images/image-port.ts';
import type { FrameContent } from '../site/page-answer.ts';
import type { Visit } from '../site/visit.ts';
import type { Assets } from './assets.server.ts';
import type { PageLoaders } from './load-page.server.ts';

/** What the server serves, put together in `wiring.server.ts`: everything the HTTP side needs to know of the shop. */
export interface Shop {
  /** The `BRAND` setting, for hosts that no brand claims. */
  readonly configuredBrand: string | undefined;
  readonly loaders: PageLoaders;
  readonly loadFrame: (visit: Visit) => Promise<FrameContent>;
  readonly assets: Assets;
  /** Folder of the built browser side; null in development, where files are transformed when asked for. */
  readonly clientFolder: string | null;
  readonly images: ImagePort;
  readonly search: Search;
  close(): Promise<void>;
}
