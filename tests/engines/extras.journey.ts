import { beginCheckout } from './support/checkout.ts';
import { expect, journey } from './support/journey.ts';
import type { Shopper } from './support/shopper.ts';
import { button, inside, part, role } from './support/what.ts';

const totalOnPage = `[...document.querySelectorAll('dt')]
  .find(({ textContent }) => textContent === 'Total price')?.nextElementSibling?.textContent ?? ''`;

/** The total of the trip in minor units. */
async function readTotal(shopper: Shopper): Promise<number> {
  return Number((await shopper.evaluate<string>(totalOnPage)).replaceAll(/\D/g, ''));
}

journey(
  '[EXTRA-017] [EXTRA-021] a rental car replaces the transfer, and stays after a reload',
  async ({ shopper }) => {
    const checkout = await beginCheckout(shopper);
    await shopper.visit(`${checkout}/ancillaries`);
    const total = () => readTotal(shopper);
    const before = await total();
    await shopper.press(part('label', /^Holiday taxi/));
    await expect.poll(total).toBeGreaterThan(before);
    const withTaxi = await total();
    await shopper.press(part('label', /^Compact car/));
    const notification = role('alertdialog', 'Notification');
    await shopper.press(inside(notification, button('Ok')));
    await shopper.miss(notification);
    // The taxi leaves the total before the car enters it.
    await expect.poll(async () => [before, withTaxi].includes(await total())).toBe(false);
    const withCar = await total();
    expect(withCar).toBeGreaterThan(before);
    await shopper.visit(`${checkout}/ancillaries`);
    await expect.poll(total).toBe(withCar);
    await shopper.press(button('Continue to travellers'));
    await shopper.arriveAt(/\/info$/);
  },
);

journey('a transfer that is chosen before React is there counts', async ({ shopper }) => {
  const checkout = await beginCheckout(shopper);
  await shopper.visit(`${checkout}/ancillaries`);
  const before = await readTotal(shopper);
  const taxi = inside(part('label', /^Holiday taxi/), role('radio'));
  // The script that loads React takes no notice of what another script presses.
  await shopper.evaluate(
    `[...document.querySelectorAll('label')].find(({ textContent }) => /^Holiday taxi/.test(textContent)).click()`,
  );
  await shopper.pressKey('Tab');
  await expect.poll(() => readTotal(shopper)).toBeGreaterThan(before);
  expect(await shopper.isChecked(taxi)).toBe(true);
});
