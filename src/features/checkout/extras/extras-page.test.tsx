import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { matchPath } from '../../../url.ts';
import { buildExampleSummary } from '../frame/example-summary.ts';
import { exampleExtras } from './example-extras.ts';
import ExtrasPage, { type ExtrasPageProps } from './extras-page.tsx';

const unchanged = { dropped: [], repriced: [] } as const;
const plain: ExtrasPageProps = {
  summary: buildExampleSummary(),
  offered: exampleExtras,
  change: null,
  isGone: false,
  review: unchanged,
  notice: null,
  codeRefused: null,
  next: '/de-de/booking/x/info',
};
const render = (different: Partial<ExtrasPageProps> = {}) =>
  renderInShop(<ExtrasPage {...plain} {...different} />);
const read = async (different: Partial<ExtrasPageProps> = {}) => readWords(await render(different));

describe('the extras step', () => {
  test('[EXTRA-017] [EXTRA-018] [EXTRA-020] has a radio button for each transfer and for no transfer, and shows the lowest price', async () => {
    const markup = await render();
    expect(markup.match(/name="transfer"/g)).toHaveLength(4);
    const words = readWords(markup);
    expect(words).toContain('No transfer');
    expect(words).toMatch(/from 76\.00\s€/);
    expect(words).toMatch(/Bus Stops at several hotels\. 76\.00\s€ for all travellers/);
  });

  test('a transfer in the price is chosen from the beginning, and other vehicles cost more', async () => {
    const { trip } = buildExampleSummary();
    const summary = buildExampleSummary({ trip: { ...trip, includesTransfer: true } });
    const words = await read({ summary });
    expect(words).toMatch(/Transfer included From the airport to the hotel and back/);
    expect(words).toMatch(/Another vehicle costs from 76\.00\s€/);
    expect(words).not.toContain('No transfer');
    const extras = exampleExtras.extras.filter(({ kind }) => kind !== 'transfer');
    const alone = await read({ summary, offered: { ...exampleExtras, extras } });
    expect(alone).toContain('Transfer included From the airport to the hotel and back');
  });

  test('the ticket says of a room on request that nothing is booked before the hotel agrees', async () => {
    const { trip } = buildExampleSummary();
    const note = 'On request: nothing is booked or charged until the hotel has agreed.';
    expect(await read({ summary: buildExampleSummary({ trip: { ...trip, isOnRequest: true } }) })).toContain(
      note,
    );
    expect(await read()).not.toContain(note);
  });

  test('[EXTRA-004] insurer, product sheet and conditions come before the insurances', async () => {
    const markup = await render();
    const insurer = markup.indexOf('The insurer is Reiseversicherung Musterstadt AG');
    expect(insurer).toBeGreaterThan(0);
    expect(insurer).toBeLessThan(markup.indexOf('name="insurance"'));
    for (const part of ['product-sheet', 'conditions'])
      expect(markup).toMatch(
        new RegExp(
          `href="/de-de/reiseversicherung#${part}"[^>]*>[^(]*<span[^>]*> \\(opens in a new window\\)`,
        ),
      );
  });

  test('no paid extra is preselected', async () => {
    const markup = await render();
    const checked = [...markup.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => input);
    expect(checked.filter((input) => /name="(transfer|rental_car|insurance)"/.test(input))).toHaveLength(3);
    for (const input of checked) if (!input.includes('name="sitting-')) expect(input).toContain('value=""');
    expect(markup).not.toMatch(/type="checkbox"[^>]*checked/);
  });

  test('a voucher that a link has redeemed is named, with where it can be removed', async () => {
    const note = 'Your voucher has already been deducted. You can remove it when you pay.';
    expect(await read()).not.toContain(note);
    const vouchers = [{ hint: 'K7QX', balance: 10_000 }];
    expect(await read({ summary: buildExampleSummary({ vouchers }) })).toContain(note);
  });

  test('[EXTRA-003] rental cars show their conditions', async () => {
    const words = await read();
    expect(words).toContain('Small car Corvina S or similar · 4 seats · 1 suitcase · manual');
    expect(words).toMatch(/Rental company Küstenwagen Deposit, blocked on a credit card 600\.00\s€/);
    expect(words).toContain('from 21 years of age, licence held for 1 year');
  });

  test('[EXTRA-004] shows the insurances of the selected country of residence', async () => {
    const markup = await render();
    expect(markup).toMatch(/<option[^>]*value="de"[^>]*selected/);
    expect(readWords(markup)).toContain('Full cover for families');
  });

  test('[EXTRA-026] [EXTRA-027] an infant is offered neither luggage nor priority boarding, seat or fast track', async () => {
    const words = await read();
    expect(words).not.toContain('Baby');
    expect(words).toMatch(
      /Luggage Checked luggage, per person and per flight\. For everyone, both ways .*? Adult 1 Outbound/,
    );
    expect(words).toMatch(/Priority boarding Outbound flight · 9\.00\s€ per person Adult 1 Adult 2 Child/);
  });

  test('one suitcase for everyone on both ways is the first choice, at the price of all', async () => {
    expect(await read()).toMatch(
      /For everyone, both ways No suitcase 20 kg, 192\.00\s€ 25 kg, 264\.00\s€ Adult 1/,
    );
  });

  test('suitcases that differ are not said to be the same for everyone', async () => {
    const luggage = { id: '20kg outbound', kind: 'luggage', variant: '20kg', leg: 'outbound' } as const;
    const choose = (travellers: readonly number[]) =>
      read({ summary: buildExampleSummary({ extras: [{ ...luggage, travellers, amount: 3_200 }] }) });
    expect(await choose([0])).toContain('For everyone, both ways Different choices');
  });

  test('without a suitcase that is offered on every flight there is no choice for everyone', async () => {
    const extras = exampleExtras.extras.filter(
      ({ kind, leg, variant }) => kind !== 'luggage' || (leg === 'outbound') === (variant === '20kg'),
    );
    const words = await read({ offered: { ...exampleExtras, extras } });
    expect(words).not.toContain('For everyone');
    expect(words).toMatch(/Checked luggage, per person and per flight\. Adult 1 Outbound/);
  });

  test('[EXTRA-008] shows fast track at an airport that offers it', async () => {
    expect(await read()).toMatch(/Fast track FRA Outbound flight · 12\.00\s€ per person/);
  });

  test('[EXTRA-019] [EXTRA-002] hides the sections for transfers and seats when none are offered', async () => {
    const words = await read({
      offered: {
        ...exampleExtras,
        seats: [],
        extras: exampleExtras.extras.filter(({ kind }) => kind !== 'transfer'),
      },
    });
    expect(words).not.toContain('Transfer to the hotel');
    expect(words).not.toContain('Seats');
  });

  test('extras chosen earlier are selected and included in the total', async () => {
    const luggage = { id: '20kg outbound', kind: 'luggage', variant: '20kg', leg: 'outbound' } as const;
    const summary = buildExampleSummary({ extras: [{ ...luggage, travellers: [0, 2], amount: 6_400 }] });
    const markup = await render({ summary });
    expect(markup.match(/<option value="20kg outbound" selected/g)).toHaveLength(2);
    expect(readWords(markup)).toMatch(/Total price 1\s064\.01\s€/);
  });

  test('no click before hydration is lost: every button waits for hydration or submits a form to the server', async () => {
    const seat = { id: '3B outbound', kind: 'seat', variant: '3B', leg: 'outbound' } as const;
    const summary = buildExampleSummary({ extras: [{ ...seat, travellers: [0], amount: 1_100 }] });
    const markup = await render({ summary });
    expect(readWords(markup)).toContain('Remove seat 3B');
    const open = markup.replaceAll(/<dialog\b.*?<\/dialog>/gs, '');
    expect(open).toMatch(/<form[^>]*action="[^"]*\/choose-ancillaries"[^>]*method="post"/);
    const buttons = open.match(/<button\b[^>]*>/g) ?? [];
    expect(buttons.filter((tag) => !/data-needs-script|popovertarget|type="submit"/i.test(tag))).toEqual([]);
  });

  test('[EXTRA-020] [CONST-026] when the supplier does not answer, the shopper can retry or continue without extras', async () => {
    const words = await read({ offered: null });
    expect(words).toContain('Extras are not available right now');
    expect(words).toMatch(/transfer \(from 90\.00\s€\)/);
    expect(words).toContain('Try again');
    expect(words).toContain('Continue without extras');
  });

  test('[CREATE-007] [CREATE-008] [CREATE-011] a price change shows old price, new price and reason, and hides the extras until it is accepted', async () => {
    const markup = await render({ change: { oldTotal: 100_001, newTotal: 104_001 } });
    const words = readWords(markup);
    expect(words).toMatch(/The price has changed Before 1\s000\.01\s€ Now 1\s040\.01\s€/);
    expect(words).toMatch(/price is now 40\.00\s€ higher/);
    expect(words).toMatch(/Continue for 1\s040\.01\s€ Back to the hotel/);
    expect(markup).toContain(`href="${plain.summary.trip.hotel.path}"`);
    expect(words).not.toContain('No transfer');
    expect(words).not.toContain('Continue to travellers');
  });

  test('a price decrease is shown, too', async () => {
    expect(await read({ change: { oldTotal: 100_001, newTotal: 100_000 } })).toMatch(
      /price is now 0\.01\s€ lower/,
    );
  });

  test('[CREATE-003] [FLOW-021] [FLOW-022] an unavailable trip links to its hotel and to the other hotels of the search', async () => {
    const trip = { ...plain.summary.trip };
    trip.hotel = { ...trip.hotel, path: `${trip.hotel.path}?adults=2&offer=x` };
    const markup = await render({ offered: null, isGone: true, summary: { ...plain.summary, trip } });
    expect(markup).toContain(`href="${trip.hotel.path.replaceAll('&', '&amp;')}"`);
    expect(matchPath(plain.summary.trip.hotel.path, ['de-de'])?.name).toBe('hoteldetail');
    expect(markup).toContain('href="/de-de/search?adults=2"');
    const words = readWords(markup);
    expect(words).toContain('This trip is no longer available');
    expect(words).toContain('Other offers of this hotel');
    expect(words).not.toContain('Continue');
  });

  test('the texts of a hotel-only stay do not mention flights', async () => {
    const trip = { ...plain.summary.trip, outbound: null, inbound: null };
    const summary = { ...plain.summary, trip };
    expect(await read({ offered: null, summary })).toContain('have extras added later');
    const gone = await read({ offered: null, isGone: true, summary });
    expect(gone).toContain('other dates or rooms');
    expect(gone).not.toMatch(/flights/i);
  });

  test('extras that were removed or repriced are listed', async () => {
    const car = {
      id: 'car',
      kind: 'rental_car',
      variant: 'small',
      leg: null,
      travellers: [],
      amount: 1,
    } as const;
    const seat = { ...car, kind: 'seat', variant: '12A', leg: 'outbound' } as const;
    const words = await read({ review: { dropped: [seat], repriced: [car] } });
    expect(words).toContain('No longer available and removed: Seat (12A · Outbound flight).');
    expect(words).toContain('At a new price: Rental car');
  });
});
