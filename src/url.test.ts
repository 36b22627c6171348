import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parameterShapes, type RouteName, routes } from './routes.ts';
import { buildPath, buildQuery, matchPath } from './url.ts';

const locales = ['de-de'];
const checkoutId = 'AAAAAAAAAAAAAAAAAAAAAA';

test.each([
  ['[ROUTE-006]', '/de-de', 'homepage', {}],
  ['[ROUTE-007]', '/de-de/kreta', 'homepage', { slug: 'kreta' }],
  ['[ROUTE-008]', '/de-de/winter-sun-2', 'homepage', { slug: 'winter-sun-2' }],
  ['[ROUTE-009][LIST-001]', '/de-de/search', 'resultlist', {}],
  ['[ROUTE-010][ROUTE-012]', '/de-de/gallery/AllDestinations', 'all_destinations', {}],
  ['[ROUTE-011]', '/de-de/gallery/griechenland', 'rah_legacy_resultlist', { slugPath: 'griechenland' }],
  [
    '[ROUTE-013]',
    '/de-de/hotel/kreta/blue-bay-12',
    'hoteldetail',
    { slugPath: 'kreta', slugName: 'blue-bay', g: '12' },
  ],
  [
    '[ROUTE-013]',
    '/de-de/hotel/kreta/hotel-9-7',
    'hoteldetail',
    { slugPath: 'kreta', slugName: 'hotel-9', g: '7' },
  ],
  [
    '[ROUTE-017][HOTEL-006]',
    '/de-de/hotel/kreta/12/blue-bay',
    'rah_legacy_hoteldetail',
    { slugPath: 'kreta', g: '12', slugName: 'blue-bay' },
  ],
  [
    '[ROUTE-018][FLIGHT-001]',
    '/de-de/flight/kreta/12/blue-bay',
    'rah_legacy_flightchanger',
    { slugPath: 'kreta', g: '12', slugName: 'blue-bay' },
  ],
  ['[ROUTE-020]', '/de-de/login', 'login', {}],
  ['[ROUTE-021]', '/de-de/favorites', 'favorites', {}],
  ['[ROUTE-022]', '/de-de/verification-required', 'verification_required', {}],
  [
    '[ROUTE-023][FLOW-008]',
    `/de-de/booking/${checkoutId}/ancillaries`,
    'checkout_ancillaries',
    { checkoutId },
  ],
  ['[ROUTE-024][FLOW-009]', `/de-de/booking/${checkoutId}/info`, 'checkout_info', { checkoutId }],
  [
    '[ROUTE-025][FLOW-010]',
    `/de-de/booking/${checkoutId}/customer_payment`,
    'checkout_customer_payment',
    { checkoutId },
  ],
  ['[ROUTE-026][FLOW-011]', `/de-de/booking/${checkoutId}/payment`, 'checkout_payment', { checkoutId }],
  ['[ROUTE-027][FLOW-012]', `/de-de/booking/${checkoutId}/process`, 'checkout_processing', { checkoutId }],
  ['[ROUTE-028][FLOW-013]', `/de-de/booking/${checkoutId}/success`, 'checkout_success', { checkoutId }],
  ['[ROUTE-029][FLOW-014]', `/de-de/booking/${checkoutId}/fail`, 'checkout_fail', { checkoutId }],
  [
    '[ROUTE-030][FLOW-015]',
    `/de-de/booking/${checkoutId}/soft_booked`,
    'checkout_soft_booked',
    { checkoutId },
  ],
  ['[ROUTE-031][FLOW-016]', `/de-de/voucher/${checkoutId}/success`, 'voucher', { checkoutId }],
  ['[ROUTE-033]', '/de-de/voucher', 'voucher_form', {}],
  ['[ROUTE-034][SEO-001]', '/de-de/k.html', 'seoDestinationGlossary', { prefix: 'k' }],
  [
    '[ROUTE-036]',
    '/de-de/griechenland/kreta.html',
    'seoDestinationContent',
    { group: 'griechenland', path: 'kreta' },
  ],
  [
    '[ROUTE-037]',
    '/de-de/europa/griechenland/kreta.html',
    'seoDestinationContent',
    { group: 'europa', path: 'griechenland/kreta' },
  ],
  ['[ROUTE-038]', '/de-de/logged-in', 'logged_in_redirect', {}],
  ['[ROUTE-039]', '/de-de/logged-out', 'logged_out_redirect', {}],
  ['[ROUTE-040]', '/verification', 'email_verification_redirect', {}],
  [
    '[ROUTE-042][ROUTE-044]',
    '/de-de/destinations-gallery/her',
    'integration_search_link',
    { arrivalTlc: 'her' },
  ],
  [
    '[ROUTE-044][GALLERY-004]',
    '/de-de/destinations-gallery/HER',
    'integration_search_link',
    { arrivalTlc: 'HER' },
  ],
] as const)('%s %s is the route %s', (_id, path, name, params) => {
  const match = matchPath(path, locales);
  expect(match?.name).toBe(name);
  expect(match?.params).toEqual(
    name === 'email_verification_redirect' ? {} : { _locale: 'de-de', ...params },
  );
});

test.each([
  ['[ROUTE-002]', '/en-gb'],
  ['[ROUTE-002]', '/de-at/search'],
  ['[FLOW-006]', `/de-at/booking/${checkoutId}/info`],
  ['[FLOW-005]', `/booking/${checkoutId}/info`],
  ['[ROUTE-002]', '/DE-DE'],
  ['[ROUTE-001]', '/search'],
  ['[ROUTE-016][HOTEL-005]', '/de-de/hotel/kreta/blue-bay-12a'],
  ['[ROUTE-016]', '/de-de/hotel/kreta/blue-bay'],
  ['[ROUTE-016]', '/de-de/hotel/kreta/blue-bay-1234567890'],
  ['[ROUTE-035]', '/de-de/K.html'],
  ['[ROUTE-035]', '/de-de/kk.html'],
  ['[ROUTE-035]', '/de-de/1.html'],
  ['[ROUTE-043][GALLERY-005]', '/de-de/destinations-gallery/he'],
  ['[ROUTE-043][GALLERY-005]', '/de-de/destinations-gallery/hera'],
  ['[ROUTE-043][GALLERY-005]', '/de-de/destinations-gallery/h3r'],
  ['[ROUTE-037]', '/de-de/booking/short/info'],
  ['[ROUTE-008]', '/de-de/a/b'],
  ['[ROUTE-045]', '/de-de/UPPER'],
  ['[ROUTE-045]', '/de-de/kreta-'],
  ['[ROUTE-045]', '/de-de/../etc'],
] as const)('%s %s matches no route', (_id, path) => {
  expect(matchPath(path, locales)).toBeNull();
});

test('[ROUTE-002] the allow-list of locales decides which segments match', () => {
  expect(matchPath('/de-at', ['de-de', 'de-at'])?.params).toEqual({ _locale: 'de-at' });
});

test('[ROUTE-014][ROUTE-015][HOTEL-002][HOTEL-003] a hotel link without slugs uses detail and hotel', () => {
  expect(buildPath('hoteldetail', { _locale: 'de-de', g: 4711 })).toBe('/de-de/hotel/detail/hotel-4711');
});

test('[ROUTE-032] the voucher form carries the checkout id as a query parameter', () => {
  expect(buildPath('voucher_form', { _locale: 'de-de' }, { checkoutId })).toBe(
    `/de-de/voucher?checkoutId=${checkoutId}`,
  );
});

test('a link that its own route would not match is refused', () => {
  expect(() => buildPath('hoteldetail', { _locale: 'de-de', g: 'x' })).toThrow("'x' is no valid g");
});

test('a query repeats lists and leaves out what is not set', () => {
  expect(buildQuery({ dest: ['1', '2'], from: null, to: undefined, direct: false })).toBe(
    '?dest=1&dest=2&direct=false',
  );
});

const examples = Object.fromEntries(
  Object.entries(parameterShapes).map(([name, shape]) => [name, fc.stringMatching(new RegExp(`^${shape}$`))]),
) as Record<keyof typeof parameterShapes, fc.Arbitrary<string>>;

test('every route matches every link built to it', () => {
  const names = (Object.keys(routes) as RouteName[]).filter((name) => name !== 'homepage');
  const anyLink = fc.constantFrom(...names).chain((name) =>
    fc.record({
      name: fc.constant(name),
      params: fc.record({ ...examples, _locale: fc.constant('de-de') }),
    }),
  );
  fc.assert(
    fc.property(anyLink, ({ name, params }) => {
      // `params` has every parameter there is, whichever the route needs.
      expect(matchPath(buildPath(name, params as never), locales)?.name).toBe(name);
    }),
    { numRuns: 500 },
  );
});
