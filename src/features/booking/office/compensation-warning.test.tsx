import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import type { BookingFile } from '../model/booking-file.ts';
import { CompensationWarning } from './compensation-warning.tsx';

const texts = await loadTexts('en');
const booking = buildBooking();
const paid = totalOf(booking.order.price);
const movement = (kind: 'compensation' | 'payout' | 'capture', shopper: number) => ({
  at: new Date(0),
  kind,
  document: 'x',
  currency: 'EUR',
  entries: [
    { account: 'shopper', amount: shopper },
    { account: 'bank', amount: -shopper },
  ] as const,
});
const render = (ledger: BookingFile['ledger'], refund: number, chargedBack = 0) =>
  renderToStaticMarkup(
    <CompensationWarning
      texts={texts}
      file={{ booking: { ...booking, chargedBack }, ledger }}
      refund={refund}
    />,
  );

test('a booking without compensations has no warning', () => {
  expect(render([movement('capture', -paid)], paid)).toBe('');
});

test('compensations are added up, paid out or not', () => {
  const markup = render(
    [movement('compensation', -5_000), movement('payout', 5_000), movement('compensation', -1_050)],
    0,
  );
  expect(markup).toContain('60.50');
  expect(markup).not.toContain('more than');
});

test('a refund that leaves exactly what was paid is no excess, one cent more is', () => {
  const ledger = [movement('compensation', -5_000)];
  expect(render(ledger, paid - 5_000)).not.toContain('more than');
  expect(render(ledger, paid - 4_999)).toMatch(/0\.01.* more than/);
  expect(render(ledger, paid - 5_000, 100)).toMatch(/1\.00.* more than/);
});
