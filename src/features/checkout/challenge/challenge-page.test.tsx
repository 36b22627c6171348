import { expect, test } from 'vitest';
import { renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import type { PaymentAction } from '../../../ports/payment/payment-port.ts';
import { buildExampleSummary } from '../frame/example-summary.ts';
import ChallengePage from './challenge-page.tsx';

const render = (action: PaymentAction) =>
  renderInShop(<ChallengePage summary={buildExampleSummary({})} action={action} returned={null} />);
const dialog = /<dialog[^>]*aria-labelledby="challenge-title".*<h2 id="challenge-title" tabindex="-1"/;

test('[TDS-001] [TDS-003] a challenge of the bank and a step of the provider’s script share a dialog that starts on its heading', async () => {
  expect(await render({ kind: 'challenge', url: '/bank' })).toMatch(dialog);
  const step = await render({ kind: 'component', data: {}, isSilent: false });
  expect(step).toMatch(dialog);
  expect(step).not.toContain('<iframe');
});

test('[TDS-001] a silent step of the provider’s script opens no dialog', async () => {
  expect(await render({ kind: 'component', data: {}, isSilent: true })).not.toMatch(/challenge-title/);
});
