import type { FrameLocator, Page } from '@playwright/test';
import { findBarriers } from './find-barriers.ts';
import { expect, type Shop, test } from './shop.ts';
import { skipPainting } from './skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

/** Asks a call of the shop from its page, with what the browser adds to it. */
function ask(page: Page, path: string, body?: object): Promise<Record<string, never>> {
  return page.evaluate(
    async ([address, sent]) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent };
      return (await fetch(address, sent === '' ? {} : init)).json();
    },
    [path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
}

const traveller = (firstName: string) => ({
  ...{ gender: 'FEMALE', title: '', firstName, lastName: 'Lovelace', dateOfBirth: '10/12/1985' },
  ...{ nationality: 'DE', frequentFlyerNumber: { number: '', type: 'NONE' } },
});

const info = {
  customer: {
    address: { countryCode: 'DE' },
    contact: { email: 'ada@example.com', telephone1: '+4930123456' },
  },
  passengerInfo: { passengers: [traveller('Ada'), traveller('Grace')] },
  infoForm: {
    ...{ confirmEmail: 'ada@example.com', firstPersonBilled: true, newsletterSubscription: false },
    ...{ comments: '', termsAccepted: true },
  },
};

/** A trip that two travellers are about to pay: its payment page, with the card fields in it. */
async function reachCardFields(page: Page, shop: Shop) {
  await shop.visitHome();
  const { results } = (await ask(page, `${shop.home}/ajax/mixed-resultlist?duration=7&adults=2`)) as unknown as {
    results: readonly { readonly offer: { readonly id: string; readonly price: { totalAmount: number } } }[];
  };
  const { id: offer, price } = results[0]?.offer ?? { id: '', price: { totalAmount: 0 } };
  const begun = (await ask(page, `${shop.home}/ajax/booking/create`, {
    ...{ offer, total: price.totalAmount, search: { duration: '7' } },
  })) as unknown as { cart: { checkout: { id: string } } };
  const checkout = `${shop.home}/ajax/booking/${begun.cart.checkout.id}`;
  expect(await ask(page, `${checkout}/set-info`, { data: info })).toMatchObject({ success: true });
  await page.goto(`${shop.home}/booking/${begun.cart.checkout.id}/customer_payment`);
  await shop.takeOver();
  return {
    number: fieldOf(page.frameLocator('iframe[name="secure-fields-cardNumber"]')),
    code: fieldOf(page.frameLocator('iframe[name="secure-fields-cvv"]')),
  };
}

const fieldOf = (frame: FrameLocator) => frame.getByRole('textbox');
