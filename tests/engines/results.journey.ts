import { expect, journey } from './support/journey.ts';
import { button, inside, link, part, role } from './support/what.ts';

const chipOf = (stars: number) => link(`Remove filter ${stars} stars`);

journey(
  '[LIST-004] [LIST-005] [LIST-006] filters narrow the list in place, with the panel open and the focus kept, and their chips widen it again',
  async ({ shopper }) => {
    const unfiltered = '/de-de/search?airports=DE&duration=7';
    await shopper.visit(unfiltered);
    const hotels = part('[data-hotel]');
    await shopper.see(hotels);
    if (shopper.isNarrow) await shopper.press(button(/^Filters/));
    const isSameDocument = await shopper.markDocument();
    const panel = part('#result-filters');
    await shopper.seeOpened(panel);
    for (const stars of [4, 5]) {
      const box = inside(panel, role('checkbox', new RegExp(`^${stars} stars`)));
      await shopper.press(box);
      await shopper.arriveAt(new RegExp(`stars=.*${stars}`));
      await shopper.see(chipOf(stars));
      expect(await shopper.isChecked(box)).toBe(true);
      expect(await shopper.isFocused(box)).toBe(true);
      await shopper.seeOpened(panel);
    }
    await shopper.press(inside(panel, role('checkbox', /^4 stars/)));
    await shopper.miss(chipOf(4));
    await shopper.arriveAt(/stars=5$/);
    expect(await isSameDocument()).toBe(true);
    if (shopper.isNarrow) await shopper.press(button(/^Show \d+ hotels?$/));
    const shown = await shopper.count(hotels);
    expect(await shopper.count(inside(hotels, role('img', 'Hotel category: 5 stars')))).toBe(shown);
    const chip = chipOf(5);
    await shopper.press(chip);
    await shopper.miss(chip);
    expect(await shopper.address()).toBe(unfiltered);
    await shopper.back();
    await shopper.arriveAt(/stars=5/);
    await shopper.see(chip);
  },
);
