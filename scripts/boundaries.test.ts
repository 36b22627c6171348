import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import config from '../.dependency-cruiser.cjs';

/** A tree that breaks no rule; each case adds one import that breaks one of them. */
const soundTree: Record<string, string> = {
  'src/defaults.ts': 'export const limits = 1;',
  'src/domain/money.ts': "import { limits } from '../defaults.ts'; export const money = limits;",
  'src/database/database-types.ts': 'export const tables = 1;',
  'src/site/visit.ts': 'export const visit = 1;',
  'src/app/boot.ts': "import { card } from '../features/search/card.tsx'; card();",
  'src/app/hero-with-card.tsx':
    "import { Hero } from '../content-modules/hero/hero.tsx'; import { card } from '../features/search/card.tsx'; export const both = () => <Hero>{card()}</Hero>;",
  'src/app/pages/payment-view.tsx': 'export const view = 1;',
  'src/app/pages/payment-clients.ts':
    "import { acmeCards } from '../../ports/payment/acme/browser/acme-cards.ts'; export const handedIn = acmeCards;",
  'src/app/root.tsx': 'export const root = 1;',
  'src/features/search/card.tsx':
    "import { money } from '../../domain/money.ts'; export const card = () => <b>{money}</b>;",
  'src/features/checkout/payment/card/encrypted-card-fields.tsx': 'export const fields = 1;',
  'src/features/hotel/room.ts': 'export const room = 1;',
  'src/features/hotel/load-room.server.ts': 'export const loadRoom = 1;',
  'src/content-modules/faq/faq.tsx': 'export const Faq = () => <p />;',
  'src/content-modules/hero/hero.tsx': 'export const Hero = () => <p />;',
  'src/design/button.tsx': 'export const Button = () => <b />;',
  'src/ports/payment/payment-port.ts':
    "import { limits } from '../../defaults.ts'; import { money } from '../../domain/money.ts'; export const paid = money + limits;",
  'src/ports/payment/acme/acme-payment.server.ts': 'export const acme = 1;',
  'src/ports/payment/acme/acme-rules.ts': 'export const acme = 1;',
  'src/ports/payment/acme/browser/acme-cards.ts':
    "import { acme } from '../acme-rules.ts'; export const acmeCards = acme;",
  'src/ports/flight-supply/acme/acme-flights.server.ts': 'export const flights = 1;',
  'src/ports/offers/offers-port.ts': 'export const offers = 1;',
  'src/jobs/queue.ts': "import { limits } from '../defaults.ts'; export const queue = limits;",
  'src/settings/group.ts': 'export const group = 1;',
  'src/offer-index/memory.ts':
    "import { limits } from '../defaults.ts'; import { offers } from '../ports/offers/offers-port.ts'; export const memory = offers + limits;",
  'src/main/wiring.server.ts':
    "import { acme } from '../ports/payment/acme/acme-payment.server.ts'; export const wired = acme;",
  'src/main/start.ts':
    "import { world } from '../demo/world.ts'; import { calls } from '../api/booking/calls.ts'; export const started = [world, calls];",
  'src/demo/world.ts': 'export const world = 1;',
  'src/content-seeds/build-page.ts': 'export const built = 1;',
  'src/brands/tide/company.ts': 'export const company = 1;',
  'src/brands/tide/brand.ts': "import { company } from './company.ts'; export const brand = company;",
  'src/brands/tide/pages/home.ts':
    "import { built } from '../../../content-seeds/build-page.ts'; import { brand } from '../brand.ts'; export const document = [built, brand];",
  'src/brands/ebb/brand.ts': "import { company } from '../tide/company.ts'; export const brand = company;",
  'src/editor/canvas.tsx':
    "import { Editor } from '@puckeditor/core'; import { Hero } from '../content-modules/hero/hero.tsx'; export const Canvas = () => <Editor><Hero /></Editor>;",
  'src/server/serve.ts': 'export const serve = 1;',
  'src/api/checkout/cart.ts': "import { serve } from '../../server/serve.ts'; export const cart = serve;",
  'src/api/booking/calls.ts': "import { cart } from '../checkout/cart.ts'; export const calls = cart;",
  'src/api/search/list.ts': 'export const list = 1;',
  'src/trip-search/trip.ts': 'export const trip = 1;',
  'node_modules/fastify/package.json':
    '{ "name": "fastify", "version": "1.0.0", "main": "index.js", "types": "index.d.ts" }',
  'node_modules/fastify/index.js': 'export const serve = 1;',
  'node_modules/fastify/index.d.ts': 'export interface Request { readonly url: string }',
  'node_modules/nodemailer/package.json': '{ "name": "nodemailer", "version": "1.0.0", "main": "index.js" }',
  'node_modules/nodemailer/index.js': 'export const send = 1;',
  'node_modules/@adyen/adyen-web/package.json':
    '{ "name": "@adyen/adyen-web", "version": "1.0.0", "main": "index.js" }',
  'node_modules/@adyen/adyen-web/index.js': 'export const pay = 1;',
  'node_modules/@puckeditor/core/package.json':
    '{ "name": "@puckeditor/core", "version": "1.0.0", "main": "index.js" }',
  'node_modules/@puckeditor/core/index.js': 'export const Editor = 1;',
  'tests/factory.ts': 'export const build = 1;',
  'scripts/start.ts': "import { started } from '../src/main/start.ts'; export const run = started;",
  'bench/orders.ts': "import { build } from '../tests/factory.ts'; export const orders = build;",
};

/** Writes the tree with the extra lines appended and returns the names of the rules it breaks. */
async function findBrokenRules(extraLines: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    for (const [path, text] of Object.entries(soundTree)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${extraLines[path] ?? ''}\n${text}\n`);
    }
    const { exclude, ...options } = config.options;
    const { output } = await cruise(['src', 'scripts', 'bench'], {
      ...options,
      ...(exclude ? { exclude } : {}),
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: config.forbidden as IForbiddenRuleType[] },
    } as ICruiseOptions);
    return [...new Set((output as ICruiseResult).summary.violations.map((violation) => violation.rule.name))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a valid tree breaks no rule', async () => {
  expect(await findBrokenRules({})).toEqual([]);
});

const cases: readonly (readonly [rule: string, path: string, line: string])[] = [
  ['domain-is-pure', 'src/domain/money.ts', "import '../site/visit.ts';"],
  ['defaults-import-nothing', 'src/defaults.ts', "import './site/visit.ts';"],
  ['database-knows-no-trade', 'src/database/database-types.ts', "import '../domain/money.ts';"],
  ['ports-know-only-the-domain', 'src/ports/payment/payment-port.ts', "import '../../site/visit.ts';"],
  ['settings-know-nobody', 'src/settings/group.ts', "import '../database/database-types.ts';"],
  ['jobs-know-no-trade', 'src/jobs/queue.ts', "import '../features/hotel/room.ts';"],
  ['design-knows-no-trade', 'src/design/button.tsx', "import '../features/hotel/room.ts';"],
  ['features-do-not-meet', 'src/features/search/card.tsx', "import '../hotel/room.ts';"],
  ['trip-search-lies-below-features', 'src/trip-search/trip.ts', "import '../features/hotel/room.ts';"],
  ['features-do-not-reach-up', 'src/trip-search/trip.ts', "import '../server/serve.ts';"],
  ['modules-know-no-feature', 'src/site/visit.ts', "import '../trip-search/trip.ts';"],
  ['server-knows-no-trade', 'src/server/serve.ts', "import '../trip-search/trip.ts';"],
  ['features-do-not-reach-up', 'src/features/hotel/room.ts', "import '../../server/serve.ts';"],
  [
    'use-cases-know-no-transport',
    'src/features/hotel/load-room.server.ts',
    "import type { Request } from 'fastify'; export type Asked = Request;",
  ],
  ['server-knows-no-trade', 'src/server/serve.ts', "import '../features/hotel/room.ts';"],
  ['server-knows-no-trade', 'src/server/serve.ts', "import '../api/search/list.ts';"],
  ['trades-of-the-api-do-not-meet', 'src/api/checkout/cart.ts', "import '../search/list.ts';"],
  ['bookings-of-the-api-know-only-checkouts', 'src/api/booking/calls.ts', "import '../search/list.ts';"],
  ['api-is-put-together-in-main', 'src/app/root.tsx', "import '../api/search/list.ts';"],
  ['nothing-imports-main', 'src/api/search/list.ts', "import '../../main/start.ts';"],
  ['only-main-knows-the-demo', 'src/api/search/list.ts', "import '../../demo/world.ts';"],
  ['first-pages-are-only-written', 'src/site/visit.ts', "import '../brands/tide/pages/home.ts';"],
  ['first-pages-are-only-written', 'src/brands/tide/brand.ts', "import '../../content-seeds/build-page.ts';"],
  ['brands-do-not-meet', 'src/brands/ebb/brand.ts', "import '../tide/brand.ts';"],
  ['packages-of-a-vendor-stay-in-its-adapter', 'src/features/hotel/room.ts', "import 'nodemailer';"],
  [
    'packages-of-a-vendor-stay-in-its-adapter',
    'src/features/checkout/payment/card/encrypted-card-fields.tsx',
    "import '@adyen/adyen-web';",
  ],
  [
    'packages-of-a-vendor-stay-in-its-adapter',
    'src/app/pages/payment-view.tsx',
    "import '@adyen/adyen-web';",
  ],
  ['modules-do-not-meet', 'src/content-modules/faq/faq.tsx', "import '../hero/hero.tsx';"],
  [
    'modules-know-no-feature',
    'src/content-modules/hero/hero.tsx',
    "import '../../features/search/card.tsx';",
  ],
  ['modules-know-no-feature', 'src/site/visit.ts', "import '../features/hotel/room.ts';"],
  ['visitors-load-no-editor', 'src/app/root.tsx', "import '../editor/canvas.tsx';"],
  ['visitors-load-no-editor', 'src/features/hotel/room.ts', "import '@puckeditor/core';"],
  ['features-do-not-reach-up', 'src/features/search/card.tsx', "import '../../app/root.tsx';"],
  [
    'browser-knows-no-server-file',
    'src/features/hotel/room.ts',
    "import type { loadRoom } from './load-room.server.ts'; export type Room = typeof loadRoom;",
  ],
  [
    'vendors-are-wired-once',
    'src/features/hotel/room.ts',
    "import '../../ports/payment/acme/acme-payment.server.ts';",
  ],
  [
    'vendors-are-wired-once',
    'src/features/hotel/room.ts',
    "import '../../ports/payment/acme/browser/acme-cards.ts';",
  ],
  ['vendors-are-wired-once', 'src/app/root.tsx', "import '../ports/payment/acme/browser/acme-cards.ts';"],
  [
    'vendors-are-wired-once',
    'src/app/pages/payment-view.tsx',
    "import '../../ports/payment/acme/browser/acme-cards.ts';",
  ],
  [
    'pages-hand-in-browser-adapters-alone',
    'src/app/pages/payment-clients.ts',
    "import '../../ports/payment/acme/acme-rules.ts';",
  ],
  [
    'browser-knows-no-server-file',
    'src/ports/payment/acme/browser/acme-cards.ts',
    "import '../acme-payment.server.ts';",
  ],
  ['offer-index-stands-alone', 'src/offer-index/memory.ts', "import '../site/visit.ts';"],
  ['offer-index-is-wired-once', 'src/features/hotel/room.ts', "import '../../offer-index/memory.ts';"],
  [
    'ports-do-not-meet',
    'src/ports/payment/acme/acme-payment.server.ts',
    "import '../../offers/offers-port.ts';",
  ],
  [
    'suppliers-meet-suppliers-alone',
    'src/ports/flight-supply/acme/acme-flights.server.ts',
    "import '../../offers/offers-port.ts';",
  ],
  ['product-does-not-import-tests', 'src/site/visit.ts', "import '../../tests/factory.ts';"],
  ['tools-do-not-meet', 'scripts/start.ts', "import '../bench/orders.ts';"],
  ['tools-do-not-meet', 'bench/orders.ts', "import '../scripts/start.ts';"],
  ['tools-look-from-outside', 'bench/orders.ts', "import '../src/api/search/list.ts';"],
  ['packages-of-a-vendor-stay-in-its-adapter', 'scripts/start.ts', "import 'nodemailer';"],
  ['no-cycles', 'src/domain/money.ts', "import '../features/search/card.tsx';"],
  ['not-resolvable', 'src/site/visit.ts', "import './nowhere.ts';"],
];

test('every rule has a case that breaks it', () => {
  const rules = new Set(config.forbidden.map(({ name }) => name));
  expect(new Set(cases.map(([rule]) => rule))).toEqual(rules);
});

test.each(cases)('the rule %s is caught when %s breaks it', async (rule, path, line) => {
  expect(await findBrokenRules({ [path]: line })).toContain(rule);
});
