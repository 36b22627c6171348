import type { EditingRoom } from '../api/editing/editing.server.ts';
import type { BackOffice } from '../api/office/back-office-desk.server.ts';
import type { LiveBrands } from '../brands/load-brands.server.ts';
import type { Bookings } from '../features/booking/bookings.ts';
import type { CheckoutStore } from '../features/checkout/checkout-store.server.ts';
import type { ExtrasDesk } from '../features/checkout/extras/extras-desk.server.ts';
import type { LoadNotices } from '../features/content/load-notices.server.ts';
import type { FavoritesStore } from '../features/favorites/favorites-store.server.ts';
import type { MediaStore } from '../features/media/media-store.server.ts';
import type { Search } from '../features/trip-search/create-search.server.ts';
import type { AnalyticsDesk } from '../ports/analytics/analytics-port.ts';
import type { ImagePort } from '../ports/images/image-port.ts';
import type { Outbox } from '../ports/mail/outbox-port.ts';
import type { MapTilesPort } from '../ports/map-tiles/map-tiles-port.ts';
import type { PaymentPort } from '../ports/payment/payment-port.ts';
import type { Assets } from '../server/files/assets.server.ts';
import type { PageLoaders } from '../server/pages/load-page.server.ts';
import type { SharedBodies } from '../server/pages/shared-bodies.server.ts';
import type { SupplyHealth } from '../server/supply/follow-supply.server.ts';
import type { FrameContent } from '../site/page-answer.ts';
import type { Visit } from '../site/visit.ts';

/** Kinds of calls to the supplier, and how each goes wrong on purpose; null for a supplier that cannot be switched. */
export interface SupplySwitches {
  list(): Readonly<Record<string, unknown>>;
  /** @param fault undefined turns the switch back */
  turn(
    call: 'verify' | 'hold' | 'confirm' | 'release' | 'cancel' | 'extras',
    fault: SupplyFault | undefined,
  ): void;
}

export type SupplyFault =
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'repriced'; readonly perCent: number }
  | { readonly kind: 'refused'; readonly reason: 'gone' | 'sold-out' | 'not-allowed' }
  | { readonly kind: 'lost' | 'lost-answer' | 'duplicated' | 'unknown' };

/** Calls to the payment provider and its messages, and how each goes wrong on purpose; null for one that cannot be switched. */
export interface PaymentSwitches {
  list(): Readonly<Record<string, unknown>>;
  /** @param fault undefined turns the switch back */
  turn(
    call:
      | 'openCardFields'
      | 'lookUpCard'
      | 'readCard'
      | 'authorise'
      | 'proceed'
      | 'capture'
      | 'cancel'
      | 'refund'
      | 'inquire'
      | 'notices',
    fault: PaymentFault | undefined,
  ): void;
}

export type PaymentFault =
  | { readonly kind: 'slow' | 'late'; readonly milliseconds: number }
  | { readonly kind: 'refused'; readonly reason: 'refused' }
  | { readonly kind: 'lost' | 'lost-answer' | 'duplicated' | 'unknown' }
  | { readonly kind: 'doubled' | 'reordered' };

/** What the server serves, put together in `wiring.server.ts`: everything the HTTP side needs to know of the shop. */
export interface Shop {
  /** The `BRAND` setting, for hosts that no brand claims. */
  readonly configuredBrand: string | undefined;
  /** Brands as they are at this moment. */
  readonly brands: LiveBrands;
  readonly loaders: PageLoaders;
  /** Slugs of the pages that editors have made for a brand, '' for its home. */
  readonly listContentPages: (brand: string) => Promise<readonly string[]>;
  readonly loadNotices: LoadNotices;
  readonly loadFrame: (visit: Visit) => Promise<FrameContent>;
  readonly assets: Assets;
  /** Rendered pages that are the same for everybody; without it every page is rendered for its request. */
  readonly sharedBodies?: SharedBodies;
  /** Folder of the built browser side; null in development, where files are transformed when asked for. */
  readonly clientFolder: string | null;
  readonly images: ImagePort;
  readonly mapTiles: MapTilesPort;
  /** Counts the visits of those who agreed to it; null where the operator has configured none. */
  readonly analytics: AnalyticsDesk | null;
  readonly search: Search;
  /** How the offers of this process follow the supplier. */
  readonly supplyHealth: () => SupplyHealth;
  /** For trying out what a supplier may do; never reachable in production. */
  readonly supplySwitches: SupplySwitches | null;
  /** The same for the payment provider. */
  readonly paymentSwitches: PaymentSwitches | null;
  readonly checkouts: CheckoutStore;
  readonly payments: PaymentPort;
  readonly bookings: Bookings;
  readonly extrasDesk: ExtrasDesk;
  /** Pictures that editors have uploaded; null for a shop without. */
  readonly media: MediaStore | null;
  /** Where staff look after bookings; null for a shop without. */
  readonly office: BackOffice | null;
  /** Where editors work; null for a shop without. */
  readonly editing: EditingRoom | null;
  /** Mails that go nowhere, where everybody who reaches the shop may read them; otherwise null. */
  readonly outbox: Pick<Outbox, 'list' | 'findAttachment'> | null;
  readonly favorites: FavoritesStore;
  close(): Promise<void>;
}
