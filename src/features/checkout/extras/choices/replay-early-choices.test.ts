import { expect, test, vi } from 'vitest';
import { replayEarlyChoices } from './replay-early-choices.ts';

test('a choice is repeated while its own click is still being handled, when `click()` does nothing', () => {
  vi.stubGlobal('MouseEvent', Event);
  const input = {
    checked: true,
    click: () => undefined,
    dispatchEvent({ type, bubbles }: Event) {
      if (type === 'click' && bubbles) this.checked = !this.checked;
    },
  };
  const root = { contains: () => true, querySelectorAll: () => [] };
  replayEarlyChoices(root as unknown as HTMLElement, [input as unknown as HTMLInputElement]);
  expect(input.checked).toBe(true);
});
