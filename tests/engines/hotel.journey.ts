import { expect, journey } from './support/journey.ts';
import { button, heading, inside, link, nth, part } from './support/what.ts';

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
