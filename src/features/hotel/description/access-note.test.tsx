import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { AccessNote } from './access-note.tsx';

test('[HOTEL-032] a hotel without accessibility data shows the warning', async () => {
  expect(readWords(await renderInShop(<AccessNote accessibility={null} />))).toBe(
    'This trip is unfortunately not suited for disabled persons or persons with reduced mobility.',
  );
});

test('[HOTEL-032] a hotel with accessibility data shows it and links to the hotline', async () => {
  const facts = {
    stepFreeEntrance: true,
    lift: false,
    doorWidth: 82,
    accessibleBathroom: null,
    accessibleRooms: 0,
  };
  const markup = await renderInShop(<AccessNote accessibility={facts} />);
  expect(readWords(markup)).toMatch(
    /Step-free entrance yes Lift no .* 82 cm Accessible bathroom not known Accessible rooms 0/,
  );
  expect(markup).toContain('href="tel:+493023125200"');
  expect(markup).not.toContain('not suited');
});
