import { expect, test } from 'vitest';
import { renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { ChangeReviewPage } from './change-review-page.tsx';
import type { ChangeReviewState } from './review-props.ts';

const render = (kind: Extract<ChangeReviewState['kind'], 'working' | 'done'>) =>
  renderInShop(
    <ChangeReviewPage
      checkoutId="checkout-of-a-test-123"
      address="/review"
      tripPath="/trip"
      choicePath="/change"
      editPath="/change/names"
      linkKey={null}
      right="act"
      isForCaller={false}
      codeState={null}
      signInPath={null}
      maskedEmail="a…@example.com"
      hotel="Hotel Cala Blava"
      bookingNumber="AB7K-Q2M9"
      chosenMarket={undefined}
      state={{ kind }}
      place={{ id: 'draft', page: '/review', state: '/state', pay: '/pay', finalize: '/finalize' }}
      query={{}}
      Payment={() => null}
      Challenge={() => null}
      findBankFaults={async () => ({})}
    />,
  );

test('a change that takes its time moves on by itself, before its traveller touches anything', async () => {
  expect(await render('working')).toContain('data-interactive');
  expect(await render('done')).not.toContain('data-interactive');
});
