import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { severalMarketsBrand } from '../../../tests/factories/brands/several-markets-brand.ts';
import {
  type ListeningShop,
  openListeningShop,
  signUpMember,
} from '../../../tests/factories/listening-shop.ts';
import { writeExchangeTable } from '../../../tests/factories/selling/exchange-table.ts';
import {
  createSoftShopper,
  type ListedOffer,
  swissCustomer,
} from '../../../tests/factories/selling/soft-shopper.ts';
import type { SoftBrowser } from '../../../tests/factories/soft-browser.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';
import { brands } from '../../brands/load-brands.server.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 180_000 });

const table = writeExchangeTable({ CHF: '0.9342', GBP: '0.8721' });
const brand = {
  ...severalMarketsBrand,
  hosts: [...severalMarketsBrand.hosts, 'fr.abendmeer.localhost'],
  localeHosts: { 'fr-ch': 'fr.abendmeer.localhost' },
};

let listening: ListeningShop;
beforeAll(async () => {
  listening = await openListeningShop(table.settings, new Map([...brands, [brand.key, brand]]));
}, 60_000);
afterAll(async () => {
  await listening.close();
  table.remove();
});

const shopIn = (browser: SoftBrowser, locale: string) =>
  createSoftShopper(browser, `${listening.origin}/${locale}`, swissCustomer);
const list = (browser: SoftBrowser, locale: string) =>
  shopIn(browser, locale).list('duration=7&sort=price&airports=any');

test('[SHELL-005] each market charges what it shows: the same offer in euros, francs and pounds at the rate of each', async () => {
  const browser = listening.openBrowser();
  const [german = [], swiss = [], british = []] = [
    await list(browser, 'de-de'),
    await list(browser, 'de-ch'),
    await list(browser, 'en-gb'),
  ];
  const totals = (offers: readonly ListedOffer[]) =>
    new Map(offers.map(({ id, price }) => [id, price.totalAmount] as const));
  expect([german, swiss, british].map(([first]) => first?.price.currency)).toEqual(['EUR', 'CHF', 'GBP']);
  const inFrancs = totals(swiss);
  const inPounds = totals(british);
  for (const [id, euros] of totals(german)) {
    expect(inFrancs.get(id)).toBe(Math.ceil((euros * 9_342) / 10_000));
    expect(inPounds.get(id)).toBe(Math.ceil((euros * 8_721) / 10_000));
  }
});

test('[ROUTE-002] a checkout that was begun in francs is booked under Swiss addresses and found under no other', async () => {
  const browser = await signUpMember(listening, 'urs@traveller.example');
  const shopper = shopIn(browser, 'de-ch');
  const [offer] = await list(browser, 'de-ch');
  if (offer === undefined) throw new Error('Nothing is sold in francs');
  const id = await shopper.begin(offer, { duration: '7', airports: 'any' });
  await browser.open(`${listening.origin}/de-de/booking/${id}/ancillaries`);
  expect(browser.status).toBe(404);
  await browser.postJson(`${listening.origin}/en-gb/ajax/booking/${id}/get-payment`, {});
  expect(browser.status).toBe(404);
  await browser.open(`${listening.origin}/de-ch/booking/${id}/ancillaries`);
  expect(browser.status).toBe(200);
  expect(browser.body).toContain('CHF');

  await shopper.order(id, offer.price.totalAmount);
  const { rows } = await listening.database.pool.query(
    `select "order" ->> 'market' as market, "order" ->> 'currency' as currency, "order" ->> 'locale' as locale
      from booking where checkout_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ market: 'ch', currency: 'CHF', locale: 'de-ch' }]);
  expect(await reconcileLedger(listening.database.pool)).toEqual([]);
  expect(listening.log).toEqual([]);
});

test('[ROUTE-002] a locale with a host of its own is led to there, named there by the others, and in its sitemap alone', async () => {
  const browser = listening.openBrowser();
  const french = `http://fr.abendmeer.localhost:${listening.port}`;
  await browser.open(`${listening.origin}/fr-ch?a=1`);
  expect(browser.url.href).toBe(`${french}/fr-ch?a=1`);
  expect(browser.body).toContain(`<link rel="canonical" href="${french}/fr-ch">`);
  await browser.open(`${listening.origin}/de-ch`);
  expect(browser.body).toContain(`<link rel="alternate" hreflang="fr-CH" href="${french}/fr-ch">`);
  expect(browser.body).toContain(`<link rel="alternate" hreflang="en-GB" href="${listening.origin}/en-gb">`);
  await browser.open(`${listening.origin}/sitemap-content.xml`);
  expect(browser.body).toContain(`<loc>${listening.origin}/de-ch</loc>`);
  expect(browser.body).not.toContain('<loc>http://abendmeer.localhost/fr-ch');
  expect(browser.body).not.toContain(`<loc>${listening.origin}/fr-ch`);
  expect(browser.body).toContain(`hreflang="fr-CH" href="${french}/fr-ch"`);
});
