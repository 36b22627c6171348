import { brands } from '../../../src/brands/load-brands.server.ts';
import { swissBrand } from '../brands/swiss-brand.ts';
import { type ListeningShop, openListeningShop } from '../listening-shop.ts';
import { writeExchangeTable } from './exchange-table.ts';

/** Rappen for cents at 0.9342 and a margin of 100 basis points, by whole numbers. */
export const toFrancs = (cents: number) => Math.ceil((cents * 943_542) / 1_000_000);

/**
 * A whole shop whose brand Abendmeer charges francs and buys in euros, at a rate and a margin. Members pay what everybody pays.
 * @param settings environment variables in addition to those of such a shop
 */
export async function openFrancsShop(
  settings: Readonly<Record<string, string>> = {},
): Promise<ListeningShop> {
  const francs = { ...swissBrand, membershipDiscountPercent: 0 };
  const table = writeExchangeTable({ CHF: '0.9342' });
  const shop = await openListeningShop(
    { ...table.settings, EXCHANGE_MARGINS: 'CHF:100', ...settings },
    new Map([...brands, [francs.key, francs]]),
  );
  return {
    ...shop,
    async close() {
      await shop.close();
      table.remove();
    },
  };
}
