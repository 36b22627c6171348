import { expect, journey } from './support/journey.ts';
import type { Shopper } from './support/shopper.ts';
import { button, dialog, inside, nth, part, role, type What } from './support/what.ts';

const mask = part('search');
const destination = /^Destination/;
const departure = /^Departure/;
const dates = /^Travel dates/;
const travellers = /^Travellers/;

/** Opens the home page, on a phone with the mask over the whole screen. */
async function openMask(shopper: Shopper): Promise<void> {
  await shopper.visit('/de-de');
  if (shopper.isNarrow) await shopper.press(part('search button[popovertarget="mask-sheet"]'));
}

/** Opens a field of the mask; returns its picker. */
async function openPicker(shopper: Shopper, name: RegExp): Promise<What> {
  await shopper.press(inside(mask, button(name)));
  const picker = dialog(name);
  await shopper.seeOpened(picker);
  // Until then its buttons do nothing: no shopper is that quick.
  await shopper.waitForReact();
  return picker;
}

/** Takes what is chosen in a picker and waits until nothing of it covers the page. */
async function apply(shopper: Shopper, picker: What): Promise<void> {
  await shopper.press(inside(picker, button(/^Apply/)));
  await shopper.miss(picker);
}

const search = (shopper: Shopper) => shopper.press(inside(mask, button(/^Search/)));

journey('[MASK-001] [DEST-003] a place is typed, chosen by keyboard and found', async ({ shopper }) => {
  await openMask(shopper);
  const picker = await openPicker(shopper, destination);
  // The panel grows once the countries are there.
  await shopper.see(inside(picker, role('checkbox')));
  await shopper.type(inside(picker, role('combobox')), 'Cret');
  await shopper.read(inside(picker, role('option')), /Crete/);
  await shopper.pressKey('ArrowDown');
  await shopper.pressKey('Enter');
  // What is picked moves the buttons below it.
  await shopper.see(inside(picker, button('Remove Crete')));
  await apply(shopper, picker);
  await shopper.read(inside(mask, button(destination)), /Crete/);
  await search(shopper);
  await shopper.arriveAt(/^\/de-de\/search\?destinations=\d+&airports=DE$/);
  await shopper.see(part('[data-hotel]'));
});

journey(
  '[AIRPORT-001] [AIRPORT-019] an airport takes the place of Germany and is in the address',
  async ({ shopper }) => {
    await openMask(shopper);
    const picker = await openPicker(shopper, departure);
    await shopper.type(inside(picker, role('textbox')), 'muc');
    await shopper.press(inside(picker, role('checkbox', /^Munich/)));
    await apply(shopper, picker);
    await shopper.read(inside(mask, button(departure)), /Munich/);
    await search(shopper);
    await shopper.arriveAt(/airports=MUC/);
  },
);

journey('[PERIOD-007] [PERIOD-014] two days are picked and are in the address', async ({ shopper }) => {
  await openMask(shopper);
  const picker = await openPicker(shopper, dates);
  await shopper.press(inside(picker, role('switch', 'Flexible dates')));
  const days = inside(picker, part('button[data-day]:enabled:not([aria-disabled=true])'));
  await shopper.press(nth(days, 9));
  await shopper.see(inside(picker, part('[role=tab][aria-selected=true]', /^Return/)));
  await shopper.press(nth(days, 9));
  await apply(shopper, picker);
  await search(shopper);
  await shopper.arriveAt(/departureDate=.*returnDate=.*exact=1/);
});

journey('[TRAV-004] [TRAV-014] a party with a child of a known age travels', async ({ shopper }) => {
  await openMask(shopper);
  const picker = await openPicker(shopper, travellers);
  await shopper.press(inside(picker, button('Add an adult')));
  await shopper.press(inside(picker, button('Add a child')));
  await shopper.choose(inside(picker, role('combobox', /^Day/)), '9');
  await shopper.choose(inside(picker, role('combobox', /^Month/)), 'March');
  await shopper.choose(inside(picker, role('combobox', /^Year/)), 8);
  await apply(shopper, picker);
  await shopper.read(inside(mask, button(travellers)), /3 adults, 1 child/);
  await search(shopper);
  await shopper.arriveAt(/adults=3.*children=\d{4}-03-09/);
});

/** Pickers and dialogs, except for the mask itself, that would take a press somewhere in the window. */
const listCovers = `[...Array(144).keys()]
  .map((at) => document.elementFromPoint((at % 12 + 0.5) * innerWidth / 12, (Math.floor(at / 12) + 0.5) * innerHeight / 12))
  .map((hit) => hit?.closest('[role=dialog], dialog')?.id)
  .filter((id) => id !== undefined && id !== 'mask-sheet')`;

journey('every picker opens whole at every height and leaves nothing over the page', async ({ shopper }) => {
  for (const height of shopper.isNarrow ? [shopper.size.height] : [900, 768, 720, 600]) {
    await shopper.resize({ ...shopper.size, height });
    await openMask(shopper);
    for (const name of [destination, departure, dates, travellers]) {
      const picker = await openPicker(shopper, name);
      const day = nth(inside(picker, part('button[data-day]:enabled:not([aria-disabled=true])')), 3);
      if (name === dates) await shopper.see(day);
      const { top, bottom } = await shopper.boxOf(picker);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
      expect(bottom - top).toBeGreaterThan(240);
      if (name === dates) await shopper.press(day);
      await shopper.press(inside(picker, button(/^Cancel/)));
      await shopper.miss(picker);
      expect(await shopper.evaluate(listCovers)).toEqual([]);
    }
  }
});
