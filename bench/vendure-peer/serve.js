/**
 * Vendure with one product, PostgreSQL and a payment method that is paid at once: `node serve.js <port> <database address>`.
 * Prints `ready` once orders can be placed.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, DefaultLogger, dummyPaymentHandler, LanguageCode, LogLevel } from '@vendure/core';
import { populate } from '@vendure/core/cli/index.js';

const [port = '', address = ''] = process.argv.slice(2);
const { pathname, searchParams, username } = new URL(address);

const config = {
  logger: new DefaultLogger({ level: LogLevel.Error }),
  apiOptions: {
    port: Number(port),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: 'for the bench only' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: searchParams.get('host'),
    username,
    database: pathname.slice(1),
    synchronize: true,
    logging: false,
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
};

const initialData = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Europe',
  countries: [{ name: 'Germany', code: 'DE', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 19 }],
  shippingMethods: [{ name: 'Standard', price: 0 }],
  paymentMethods: [
    {
      name: 'Card',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

const products = join(tmpdir(), `vendure-products-${port}.csv`);
writeFileSync(
  products,
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets\n' +
    'Holiday,holiday,A week by the sea,,,,,H1,999.00,standard,100000,false,,\n',
);
await populate(() => bootstrap(config), initialData, products);
rmSync(products);
console.log('ready');
