import { AdyenCheckout } from '@adyen/adyen-web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AdyenSetup, describeCheckout } from './describe-checkout.ts';

const setup: AdyenSetup = { clientKey: 'test_ABC', environment: 'test', countryCode: 'DE' };
/** Asked though it is off: the content security policy of the payment pages stops it. */
const analytics = 'https://checkoutanalytics-test.adyen.com';
const asked: string[] = [];

beforeEach(() => {
  asked.splice(0);
  // The package looks for a page when it begins, and takes nothing from it before fields are mounted.
  const element = { appendChild() {}, setAttribute() {} };
  vi.stubGlobal('window', { location: { href: 'https://shop.test/' }, screen: { width: 390 } });
  vi.stubGlobal('document', { querySelector: () => null, createElement: () => element, body: element });
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(String(address));
    return Response.json({ id: 'an attempt' });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Where the package itself would load from. */
async function addressesOf(given: AdyenSetup): Promise<readonly string[]> {
  const { loadingContext = '', cdnImagesUrl } = (await AdyenCheckout({
    ...describeCheckout(given, 'de'),
    risk: { enabled: false },
    srConfig: { enabled: false },
  })) as {
    loadingContext?: string;
    cdnImagesUrl?: string;
  };
  return [
    ...new Set([loadingContext, cdnImagesUrl ?? '', ...asked].map((address) => new URL(address).origin)),
  ];
}

test('the package loads from the addresses of its environment', async () => {
  expect(await addressesOf(setup)).toEqual([
    'https://checkoutshopper-test.adyen.com',
    'https://checkoutshopper-test.cdn.adyen.com',
    analytics,
  ]);
  expect(asked).not.toEqual([]);
});

test('the package loads everything from the address of the settings, texts and pictures too', async () => {
  const pageOrigin = 'https://adyen-test.example.com';
  expect(await addressesOf({ ...setup, pageOrigin })).toEqual([pageOrigin, analytics]);
  expect(asked).not.toEqual([]);
});

test('the package takes no test key at an address without the word', async () => {
  const asking = addressesOf({ ...setup, pageOrigin: 'https://adyen.example.com' });
  await expect(asking).rejects.toThrow('test clientKey');
});
