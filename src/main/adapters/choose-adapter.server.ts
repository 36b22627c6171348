import type { Db } from '../../database/open-kysely.server.ts';
import { liveSupplyPolicy } from '../../defaults.ts';
import type { openEmbeddedIdentity } from '../../demo/identity-provider/embedded-identity.server.tsx';
import {
  type EmbeddedLoyalty,
  openEmbeddedLoyalty,
} from '../../demo/loyalty-programme/embedded-loyalty.server.ts';
import { createPainterImages, type PainterImagesOptions } from '../../demo/painter/painter-images.server.ts';
import { openEmbeddedPayment } from '../../demo/payment-provider/embedded-payment.server.ts';
import { describeDemoWorld } from '../../demo/supplier/describe-demo-world.server.ts';
import { type EmbeddedSupplier, openEmbeddedSupplier } from '../../demo/supplier/embedded-supplier.server.ts';
import { describeEmptyWorld } from '../../demo/supplier/store/describe-empty-world.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { openSharedOffers, type SharedOffersOptions } from '../../offer-index/shared-offers.server.ts';
import type { AnalyticsQueue } from '../../ports/analytics/analytics-port.ts';
import { createAnalyticsQueue } from '../../ports/analytics/analytics-queue.server.ts';
import { createGa4Analytics } from '../../ports/analytics/ga4/ga4-analytics.server.ts';
import { createAltchaCaptcha } from '../../ports/captcha/altcha/altcha-captcha.server.ts';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import { createNoCaptcha } from '../../ports/captcha/no-captcha.server.ts';
import { createRecaptchaCaptcha } from '../../ports/captcha/recaptcha/recaptcha-captcha.server.ts';
import type { ExchangeRatesPort } from '../../ports/exchange-rates/exchange-rates-port.ts';
import { createDuffelFlights } from '../../ports/flight-supply/duffel/duffel-flights.server.ts';
import type { FlightSupplyPort } from '../../ports/flight-supply/flight-supply-port.ts';
import type { IdentityPort } from '../../ports/identity/identity-port.ts';
import { createOpenidIdentity } from '../../ports/identity/openid/openid-identity.server.ts';
import { chooseImages } from '../../ports/images/choose-images.server.ts';
import type { ImagePort } from '../../ports/images/image-port.ts';
import {
  createUploadImages,
  type UploadImagesOptions,
} from '../../ports/images/uploads/upload-images.server.ts';
import type { InboundMailHandler, InboundMailPort } from '../../ports/inbound-mail/inbound-mail-port.ts';
import { openInboundSmtp } from '../../ports/inbound-mail/smtp/inbound-smtp.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { openOutboxMail } from '../../ports/mail/outbox/outbox-mail.server.ts';
import type { Outbox } from '../../ports/mail/outbox-port.ts';
import { createSmtpMail } from '../../ports/mail/smtp/smtp-mail.server.ts';
import type { MapTilesPort } from '../../ports/map-tiles/map-tiles-port.ts';
import { createNaturalEarthMapTiles } from '../../ports/map-tiles/natural-earth/natural-earth-map-tiles.server.ts';
import { createVendorMapTiles } from '../../ports/map-tiles/vendor/vendor-map-tiles.server.ts';
import { createBrevoNewsletter } from '../../ports/newsletter/brevo/brevo-newsletter.server.ts';
import type { NewsletterPort } from '../../ports/newsletter/newsletter-port.ts';
import { createPostgresNewsletter } from '../../ports/newsletter/postgres/postgres-newsletter.server.ts';
import { openAdyenPayment } from '../../ports/payment/adyen/adyen-payment.server.ts';
import type { OpenPayments } from '../../ports/payment/company-payments-port.ts';
import { openDatatransPayment } from '../../ports/payment/datatrans/datatrans-payment.server.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import { createPostgresPriceHistory } from '../../ports/price-history/postgres-price-history.server.ts';
import { createHotelbedsRooms } from '../../ports/room-supply/hotelbeds/hotelbeds-rooms.server.ts';
import type { RoomSupplyPort } from '../../ports/room-supply/room-supply-port.ts';
import { openNatsSupplyLog } from '../../ports/supply-log/nats/nats-supply-log.server.ts';
import { createPostgresSupplyLog } from '../../ports/supply-log/postgres-supply-log.server.ts';
import type { PrunableSupplyLog } from '../../ports/supply-log/prunable-supply-log-port.ts';
import { createClamdVirusScan } from '../../ports/virus-scan/clamd/clamd-virus-scan.server.ts';
import type { VirusScanPort } from '../../ports/virus-scan/virus-scan-port.ts';
import { StartupError } from '../../settings/startup-error.ts';
import type { Env } from '../settings/env.server.ts';
import { isRateTable } from './is-rate-table.ts';
import { openRateSource } from './open-rate-source.server.ts';
import { openShardRouter } from './open-shard-router.server.ts';

/** An adapter, and how it is opened with what it needs in addition to its settings. */
interface Chosen<Adapter extends string, Deps, Opened> {
  readonly adapter: Adapter;
  open(deps: Deps): Opened;
}

type Report = (error: unknown) => void;
type OptionsOf<Open> = Open extends (options: infer Options) => unknown ? Options : never;

interface LiveSupplyDeps {
  readonly clock: Clock;
  readonly report: Report;
}

interface PaymentDeps {
  /** Of the embedded provider. */
  embeddedOptions(): Promise<OptionsOf<typeof openEmbeddedPayment>>;
  /** What every vendor's account of a company gets. */
  optionsOf(companyId: string): Omit<OptionsOf<typeof openDatatransPayment>, 'account' | 'origins'>;
  /** @param setting without which a company has no account */
  openAccounts<Account>(
    setting: string,
    accounts: ReadonlyMap<string, Account>,
    open: (account: Account, companyId: string) => PaymentPort,
  ): OpenPayments;
}

interface NewsletterDeps {
  readonly db: Db;
  /** Lists of all brands. */
  readonly allLists: readonly string[];
  readonly report: Report;
}

interface OpenIdentity {
  readonly identity: IdentityPort;
  /** The embedded provider answers at a host of its own. */
  readonly embedded: { readonly hostname: string; readonly app: EmbeddedApp } | null;
  close(): Promise<void>;
}

type EmbeddedApp = Awaited<ReturnType<typeof openEmbeddedIdentity>>['app'];

/**
 * Which adapter serves each port under which settings. Only here one is chosen; the file of its trade in `wiring/` opens it. The first of each is what a shop without settings has.
 */
export const chooseAdapter = {
  supply: ({
    worldHotels,
  }: Pick<Env, 'worldHotels'>): Chosen<
    'demo world' | 'own goods',
    Omit<OptionsOf<typeof openEmbeddedSupplier>, 'hotels' | 'describeWorld'>,
    Promise<EmbeddedSupplier>
  > => {
    const describeWorld = worldHotels > 0 ? describeDemoWorld : describeEmptyWorld;
    return {
      adapter: worldHotels > 0 ? 'demo world' : 'own goods',
      open: (deps) => openEmbeddedSupplier({ ...deps, hotels: worldHotels, describeWorld }),
    };
  },

  flightSupply: ({
    liveSupply: { duffel },
  }: Pick<Env, 'liveSupply'>): Chosen<
    'none' | 'duffel',
    LiveSupplyDeps,
    Readonly<Record<string, FlightSupplyPort>>
  > =>
    duffel === null
      ? { adapter: 'none', open: () => ({}) }
      : {
          adapter: 'duffel',
          open: (deps) => ({
            duffel: createDuffelFlights({
              origin: duffel.api,
              credentials: { token: duffel.token },
              contact: duffel.contact,
              callTimeoutMs: liveSupplyPolicy.callTimeoutMs,
              buyTimeoutMs: liveSupplyPolicy.buyFlightsTimeoutMs,
              ...deps,
            }),
          }),
        },

  roomSupply: ({
    liveSupply: { hotelbeds },
  }: Pick<Env, 'liveSupply'>): Chosen<
    'none' | 'hotelbeds',
    LiveSupplyDeps,
    Readonly<Record<string, RoomSupplyPort>>
  > =>
    hotelbeds === null
      ? { adapter: 'none', open: () => ({}) }
      : {
          adapter: 'hotelbeds',
          open: (deps) => ({
            hotelbeds: createHotelbedsRooms({
              origin: hotelbeds.api,
              credentials: { apiKey: hotelbeds.apiKey, secret: hotelbeds.secret },
              callTimeoutMs: liveSupplyPolicy.callTimeoutMs,
              buyTimeoutMs: liveSupplyPolicy.buyRoomTimeoutMs,
              ...deps,
            }),
          }),
        },

  supplyLog: ({
    natsUrl,
  }: Pick<Env, 'natsUrl'>): Chosen<
    'postgres' | 'nats',
    OptionsOf<typeof createPostgresSupplyLog>,
    Promise<PrunableSupplyLog>
  > =>
    natsUrl === null
      ? { adapter: 'postgres', open: async (deps) => createPostgresSupplyLog(deps) }
      : { adapter: 'nats', open: ({ db, report }) => openNatsSupplyLog({ db, url: natsUrl, report }) },

  priceHistory: () => ({ adapter: 'postgres', open: createPostgresPriceHistory }) as const,

  exchangeRates: ({
    exchangeRates: place,
  }: Pick<Env, 'exchangeRates'>): Chosen<'none' | 'table' | 'ecb', void, ExchangeRatesPort | null> =>
    place === null
      ? { adapter: 'none', open: () => null }
      : { adapter: isRateTable(place) ? 'table' : 'ecb', open: () => openRateSource(place) },

  offers: ({ isSharded, natsUrl, searchThreads }: Pick<Env, 'isSharded' | 'natsUrl' | 'searchThreads'>) =>
    isSharded
      ? ({
          adapter: 'shards',
          open: (deps: Omit<OptionsOf<typeof openShardRouter>, 'natsUrl'>) =>
            openShardRouter({ ...deps, natsUrl: natsUrl ?? '' }),
        } as const)
      : ({
          adapter: 'shared memory',
          open: (deps: Omit<SharedOffersOptions, 'readers'>) =>
            openSharedOffers({ ...deps, readers: searchThreads }),
        } as const),

  payment: ({
    payment,
  }: Pick<Env, 'payment'>): Chosen<
    'embedded' | 'datatrans' | 'adyen',
    PaymentDeps,
    Promise<OpenPayments>
  > => {
    switch (payment.provider) {
      case 'embedded':
        return {
          adapter: 'embedded',
          open: async ({ embeddedOptions }) => openEmbeddedPayment(await embeddedOptions()),
        };
      case 'datatrans':
        return {
          adapter: 'datatrans',
          open: async ({ optionsOf, openAccounts }) =>
            openAccounts('DATATRANS_MERCHANT_ID', payment.accounts, (account, id) =>
              openDatatransPayment({ ...optionsOf(id), account }),
            ),
        };
      case 'adyen':
        return {
          adapter: 'adyen',
          open: async ({ optionsOf, openAccounts }) =>
            openAccounts('ADYEN_MERCHANT_ACCOUNT', payment.accounts, (account, id) =>
              openAdyenPayment({ ...optionsOf(id), account }),
            ),
        };
    }
  },

  mail: ({
    smtpUrl,
  }: Pick<Env, 'smtpUrl'>): Chosen<
    'outbox' | 'smtp',
    { readonly db: Db; readonly clock: Clock; readonly report: Report },
    /** The outbox is there with a mail server, too, and has what was sent before. */
    { readonly mail: MailPort; readonly outbox: Outbox }
  > => ({
    adapter: smtpUrl === null ? 'outbox' : 'smtp',
    open: ({ db, clock, report }) => {
      const outbox = openOutboxMail(db, clock);
      return {
        mail: smtpUrl === null ? outbox : createSmtpMail({ url: smtpUrl, db, clock, report }),
        outbox,
      };
    },
  }),

  inboundMail: ({
    inboundMail: { port, host },
  }: Pick<Env, 'inboundMail'>): Chosen<
    'none' | 'embedded',
    { readonly handler: InboundMailHandler; readonly report: Report },
    Promise<InboundMailPort | null>
  > =>
    port === null
      ? { adapter: 'none', open: async () => null }
      : { adapter: 'embedded', open: (deps) => openInboundSmtp({ port, host, ...deps }) },

  images: (): Chosen<
    'painter and uploads',
    { readonly painted: PainterImagesOptions; readonly uploaded: UploadImagesOptions },
    ImagePort
  > => ({
    adapter: 'painter and uploads',
    open: ({ painted, uploaded }) =>
      chooseImages({ painted: createPainterImages(painted), uploaded: createUploadImages(uploaded) }),
  }),

  mapTiles: ({
    mapStyleUrl,
  }: Pick<Env, 'mapStyleUrl'>): Chosen<
    'natural-earth' | 'map-style',
    { readonly tilesFile: string },
    MapTilesPort
  > =>
    mapStyleUrl === null
      ? { adapter: 'natural-earth', open: ({ tilesFile }) => createNaturalEarthMapTiles(tilesFile) }
      : { adapter: 'map-style', open: () => createVendorMapTiles(mapStyleUrl) },

  newsletter: ({
    newsletter,
  }: Pick<Env, 'newsletter'>): Chosen<
    'postgres' | 'brevo' | 'none',
    NewsletterDeps,
    NewsletterPort | null
  > => {
    switch (newsletter.provider) {
      case 'postgres':
        return { adapter: 'postgres', open: ({ db }) => createPostgresNewsletter(db) };
      case 'brevo':
        return {
          adapter: 'brevo',
          open: ({ allLists, report }) => {
            const missing = allLists.filter((list) => !newsletter.lists.has(list));
            if (missing.length > 0)
              throw new StartupError(
                `BREVO_LISTS has no id for these lists of the brands: ${missing.join(', ')}.`,
              );
            return createBrevoNewsletter({ ...newsletter, report });
          },
        };
      case 'none':
        return { adapter: 'none', open: () => null };
    }
  },

  identity: ({
    identity,
  }: Pick<Env, 'identity'>): Chosen<
    'embedded' | 'none' | 'openid',
    Omit<OptionsOf<typeof openEmbeddedIdentity>, 'issuer'>,
    Promise<OpenIdentity | null>
  > => {
    switch (identity.provider) {
      case 'embedded':
        return {
          adapter: 'embedded',
          open: async (deps) => {
            // On demand: its pages are React, which programs that Node runs without a build cannot load.
            const embedded = await import('../../demo/identity-provider/embedded-identity.server.tsx');
            const opened = await embedded.openEmbeddedIdentity({ ...deps, issuer: identity.origin });
            const { hostname } = new URL(identity.origin);
            return {
              identity: opened.identity,
              embedded: { hostname, app: opened.app },
              close: () => opened.close(),
            };
          },
        };
      case 'none':
        return { adapter: 'none', open: async () => null };
      case 'openid':
        return {
          adapter: 'openid',
          open: async ({ clock }) => ({
            identity: createOpenidIdentity({
              ...identity,
              clock,
              ...(identity.accountUrl === null ? {} : { accountPages: { address: identity.accountUrl } }),
            }),
            embedded: null,
            close: async () => undefined,
          }),
        };
    }
  },

  loyalty: ({
    loyalty,
  }: Pick<Env, 'loyalty'>): Chosen<
    'embedded' | 'none',
    OptionsOf<typeof openEmbeddedLoyalty>,
    Promise<EmbeddedLoyalty | null>
  > =>
    loyalty === 'none'
      ? { adapter: 'none', open: async () => null }
      : { adapter: 'embedded', open: (deps) => openEmbeddedLoyalty(deps) },

  captcha: ({
    captcha,
  }: Pick<Env, 'captcha'>): Chosen<
    'none' | 'altcha' | 'recaptcha',
    OptionsOf<typeof createAltchaCaptcha>,
    CaptchaPort
  > => {
    switch (captcha.provider) {
      case 'none':
        return { adapter: 'none', open: () => createNoCaptcha() };
      case 'altcha':
        return { adapter: 'altcha', open: (deps) => createAltchaCaptcha(deps) };
      case 'recaptcha':
        return { adapter: 'recaptcha', open: ({ report }) => createRecaptchaCaptcha({ ...captcha, report }) };
    }
  },

  virusScan: ({
    clamdAddress,
  }: Pick<Env, 'clamdAddress'>): Chosen<
    'none' | 'clamd',
    { readonly report: (what: string) => void },
    VirusScanPort | null
  > =>
    clamdAddress === null
      ? { adapter: 'none', open: () => null }
      : { adapter: 'clamd', open: ({ report }) => createClamdVirusScan({ address: clamdAddress, report }) },

  analytics: ({ ga4 }: Pick<Env, 'ga4'>): Chosen<'none' | 'ga4', void, AnalyticsQueue | null> => {
    if (ga4 === null) return { adapter: 'none', open: () => null };
    const { apiOrigin, ...account } = ga4;
    const endpoint = apiOrigin === null ? {} : { endpoint: `${apiOrigin}/mp/collect` };
    return {
      adapter: 'ga4',
      open: () => createAnalyticsQueue(createGa4Analytics({ ...account, ...endpoint })),
    };
  },
};
