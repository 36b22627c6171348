import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Pool } from 'pg';
import { createServer } from 'vite';
import { brand as abendmeer } from '../../src/brands/abendmeer/brand.ts';
import { openKysely } from '../../src/database/open-kysely.server.ts';
import { openEmbeddedPayment } from '../../src/demo/payment-provider/embedded-payment.server.ts';
import { listenAnywhere } from '../../src/demo/payment-provider/provider-under-test.server.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { createBookings } from '../../src/features/booking/create-bookings.server.ts';
import type { DocumentRenderer } from '../../src/features/booking/model/travel-document.ts';
import { noVoucherHolds } from '../../src/features/booking/model/voucher-holds.server.ts';
import { noVoucherSales } from '../../src/features/booking/model/voucher-sales.server.ts';
import { freezeCheckout } from '../../src/features/checkout/freeze-checkout.server.ts';
import { openPdfWorker } from '../../src/main/wiring/pdf-worker.server.ts';
import type { PaymentPort } from '../../src/ports/payment/payment-port.ts';
import type { SupplyPort } from '../../src/ports/supply/supply-port.ts';
import { fakeMails } from '../../tests/factories/booking-fixture.ts';

type Closing<Value> = Value & { close(): Promise<void> };

/** The shop's own documents: texts and brands come through the bundler, as in the product. */
export async function openDocumentRenderer(): Promise<Closing<{ readonly documents: DocumentRenderer }>> {
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  const { createDocumentRenderer } = (await vite.ssrLoadModule(
    '/src/features/booking/documents/document-renderer.server.ts',
  )) as typeof import('../../src/features/booking/documents/document-renderer.server.ts');
  const { noHotelPictures } = (await vite.ssrLoadModule(
    '/src/features/booking/documents/hotel-pictures.server.ts',
  )) as typeof import('../../src/features/booking/documents/hotel-pictures.server.ts');
  const { brandsAsShipped } = (await vite.ssrLoadModule(
    '/src/brands/load-brands.server.ts',
  )) as typeof import('../../src/brands/load-brands.server.ts');
  const { render, close } = openPdfWorker(resolve('src/site/documents/pdf-worker-thread.server.ts'));
  return {
    documents: createDocumentRenderer({ brands: brandsAsShipped, pictures: noHotelPictures, render }),
    close: async () => void (await Promise.all([vite.close(), close()])),
  };
}

/** Bookings at the embedded supplier and provider, whose messages come back over HTTP. */
export async function openBookingServices(pool: Pool, supply: SupplyPort, documents: DocumentRenderer) {
  const db = openKysely(pool);
  const report = (error: unknown) => console.error(error);
  const shop = createHttpServer();
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const payments = await openEmbeddedPayment({
    companyIds: ['default'],
    db,
    clock: systemClock,
    secret: 'for the bench only',
    publicOrigin: null,
    isOwnHost: () => true,
    report,
    webhookUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhooks/payment`,
    listen: async (app) => ({ url: await listenAnywhere(app), close: () => app.close() }),
  });
  const sent: string[] = [];
  const bookings = createBookings({
    db,
    pool,
    clock: systemClock,
    supply: supply.live,
    isPricedAs: () => true,
    payments,
    documents,
    vouchers: noVoucherHolds,
    freezeCheckout,
    sales: noVoucherSales,
    loyalty: null,
    cardRangesOf: () => abendmeer.payment.cardRanges,
    secret: 'for tests only',
    report,
    mails: fakeMails(sent),
  });
  shop.on('request', (request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on(
      'end',
      () =>
        void receiveWebhook(payments.of('default'), bookings, request.headers as never, body).then(() =>
          response.end('ok'),
        ),
    );
  });
  return {
    bookings,
    sent,
    async close() {
      await bookings.close();
      await payments.close();
      await new Promise((resolve) => shop.close(resolve).closeAllConnections());
    },
  };
}

async function receiveWebhook(
  payments: PaymentPort,
  bookings: ReturnType<typeof createBookings>,
  headers: Record<string, string>,
  body: string,
): Promise<void> {
  for (const webhook of (await payments.readWebhooks({ headers, body })) ?? [])
    await bookings.handleWebhook(webhook, 'default');
}
