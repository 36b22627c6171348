import { expect, journey } from './support/journey.ts';
import type { Shopper } from './support/shopper.ts';
import { button, heading, inside, link, nth, part, toSource, type What } from './support/what.ts';

journey(
  '[LIST-022] [CAL-002] [HOTEL-011] [HOTEL-012] [OFFER-026] a hotel is opened, another day and room are taken, and the trip goes to the checkout',
  async ({ shopper }) => {
    const offer = async () => /offer=([\w-]+)/.exec(await shopper.address())?.[1];
    await shopper.visit('/de-de/search?duration=7&sort=rating');
    await shopper.press(nth(inside(part('[data-hotel] h2, [data-hotel] h3'), link(/./)), 0));
    await shopper.arriveAt(/\/hotel\/.+offer=/);
    const ticket = part('#trip');
    await shopper.see(ticket);

    const dates = part('#customize-dates');
    if (shopper.isNarrow) await shopper.press(inside(dates, button('Show other dates')));
    await shopper.press(inside(dates, link('Price calendar')));
    const [first, seen] = [await offer(), await shopper.textOf(ticket)];
    await shopper.press(
      inside(dates, part('button[data-day][aria-pressed=false]:not([aria-disabled]):enabled')),
    );
    await expect.poll(offer).not.toBe(first);
    await expect.poll(() => shopper.textOf(ticket)).not.toBe(seen);

    const second = await offer();
    await shopper.press(part('a[href*="offer="]:not([aria-current])', /p\.p\./));
    await expect.poll(offer).not.toBe(second);
    const third = await offer();
    await shopper.back();
    await shopper.arriveAt(/^\/de-de\/search/);
    await shopper.forward();
    await expect.poll(offer).toBe(third);
    await shopper.press(inside(ticket, button('Continue to booking')));
    await shopper.arriveAt(/\/booking\/[\w-]+\/ancillaries/);
    await shopper.see(heading('Make it your trip'));
  },
);

journey(
  '[OFFER-010] a room that was on its way when the page was left is on the ticket after forward',
  async ({ shopper }) => {
    await openHotel(shopper);
    const room = part('a[href*="offer="]:not([aria-current])', /p\.p\./);
    await shopper.see(room);
    await shopper.pressKey('Tab');
    await shopper.waitForReact();
    // Nobody is fast enough to leave before the answer each time, but a script is.
    const chosen = await shopper.evaluate<string>(`(() => {
      const link = pageTools.findAll(${toSource(room)})[0];
      link.click();
      history.back();
      return new URL(link.href).searchParams.get('offer');
    })()`);
    await shopper.arriveAt(/^\/de-de\/search/);
    await shopper.forward();
    await shopper.arriveAt(new RegExp(`offer=${chosen}`));
    await shopper.press(inside(part('#trip'), button('Continue to booking')));
    await shopper.arriveAt(/\/booking\/[\w-]+\/ancillaries/);
  },
);

/** Opens the first hotel of a list with a trip of a week. */
async function openHotel(shopper: Shopper): Promise<void> {
  await shopper.visit('/de-de/search?duration=7&sort=rating');
  const first = `document.querySelector('[data-hotel] :is(h2, h3) a').getAttribute('href')`;
  await shopper.visit(await shopper.evaluate(first));
  await shopper.see(part('#trip'));
}

/** Takes a choice and checks that the page was turned in place: the choice is where it was in the window, and has the focus. */
async function takeInPlace(shopper: Shopper, choice: What): Promise<void> {
  const ticket = part('#trip');
  const isSameDocument = await shopper.markDocument();
  await shopper.see(choice);
  const pressed = await shopper.scrollTo(choice);
  const [seen, before] = [await shopper.textOf(ticket), await shopper.boxOf(pressed)];
  await shopper.press(pressed);
  await expect.poll(() => shopper.textOf(ticket)).not.toBe(seen);
  const after = await shopper.boxOf(pressed);
  // Browsers scroll by whole pixels.
  expect(Math.abs(after.top - before.top)).toBeLessThan(1);
  expect(await isSameDocument()).toBe(true);
  expect(await shopper.isFocused(pressed)).toBe(true);
}

journey(
  '[HOTEL-011] [FLIGHT-003] another flight is taken in place, with the flights open and the focus on it',
  async ({ shopper }) => {
    await openHotel(shopper);
    const flights = part('#change-flights');
    await shopper.press(inside(flights, button('Change your flights')));
    await shopper.seeOpened(inside(flights, heading('Outbound flight')));
    await takeInPlace(shopper, inside(flights, part('li a[href]:not([aria-current])', /€/)));
    await shopper.seeOpened(inside(flights, heading('Outbound flight')));
  },
);

journey(
  '[HOTEL-012] [CAL-002] another day is taken in place, with the dates open and the focus in them',
  async ({ shopper }) => {
    await openHotel(shopper);
    const dates = part('#customize-dates');
    if (shopper.isNarrow) await shopper.press(inside(dates, button('Show other dates')));
    await shopper.press(inside(dates, link('Price calendar')));
    const day = part('button[data-day][aria-pressed=false]:not([aria-disabled]):enabled');
    await takeInPlace(shopper, inside(dates, day));
    await shopper.seeOpened(inside(dates, part('button[data-day][aria-pressed=true]')));
  },
);
