import { expect, test } from 'vitest';
import { renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { DestinationOption } from './destination-option.tsx';

const crete = {
  id: 11,
  name: 'Crete',
  type: 'region',
  level: 2,
  highlightedLabel: '<mark>Cre</mark>te',
  within: 'Greece',
  hotels: 12,
} as const;

const render = (isDisabled: boolean) =>
  renderInShop(
    <DestinationOption
      id="option"
      option={crete}
      isActive={false}
      isPicked={false}
      isDisabled={isDisabled}
      onPick={() => {}}
    />,
  );

test('[DEST-021] a suggestion beyond the limit is marked as disabled', async () => {
  expect(await render(true)).toContain('aria-disabled="true"');
  expect(await render(false)).not.toContain('aria-disabled');
});
