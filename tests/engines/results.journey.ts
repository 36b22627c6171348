import { expect, journey } from './support/journey.ts';
import { button, inside, link, part, role } from './support/what.ts';

journey(
  '[LIST-004] [LIST-005] [LIST-006] a filter narrows the list at once, and its chip widens it again',
  async ({ shopper }) => {
    const unfiltered = '/de-de/search?airports=DE&duration=7';
    await shopper.visit(unfiltered);
    const hotels = part('[data-hotel]');
    await shopper.see(hotels);
    if (shopper.isNarrow) await shopper.press(button(/^Filters/));
    const box = role('checkbox', /^5 stars/);
    await shopper.press(box);
    await shopper.arriveAt(/stars=5/);
    expect(await shopper.isChecked(box)).toBe(true);
    if (shopper.isNarrow) await shopper.press(button(/^Show \d+ hotels?$/));
    const shown = await shopper.count(hotels);
    expect(await shopper.count(inside(hotels, role('img', '5 stars')))).toBe(shown);
    const chip = link('Remove filter 5 stars');
    await shopper.press(chip);
    await shopper.miss(chip);
    expect(await shopper.address()).toBe(unfiltered);
    await shopper.back();
    await shopper.arriveAt(/stars=5/);
    await shopper.see(chip);
  },
);
