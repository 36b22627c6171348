import { describe, expect, it } from 'vitest';
import { chooseExtras, type ExtraChoice, hasSharedSeat, type OfferedExtra } from './choose-extras.ts';

const offer = (different: Partial<OfferedExtra> & Pick<OfferedExtra, 'id'>): OfferedExtra => ({
  kind: 'luggage',
  variant: '20kg',
  leg: 'outbound',
  price: 3_200,
  per: 'traveller',
  ...different,
});
const forAll = { leg: null, per: 'party' } as const;

const offered = [
  offer({ id: 'bus', kind: 'transfer', variant: 'bus', leg: null, price: 1_900 }),
  offer({ id: 'taxi', kind: 'transfer', variant: 'holiday_taxi', price: 9_900, ...forAll }),
  offer({ id: 'cover', kind: 'insurance', variant: 'full_cover', leg: null, price: 3_720 }),
  offer({ id: 'bag' }),
  offer({ id: 'heavy', variant: '25kg', price: 4_400 }),
  offer({ id: 'bag back', leg: 'inbound' }),
  offer({ id: '2A', kind: 'seat', variant: '2A', price: 1_100 }),
  offer({ id: '12A', kind: 'seat', variant: '12A', price: 2_900 }),
  offer({ id: '3B', kind: 'seat', variant: '3B', price: 1_100 }),
  offer({ id: 'first', kind: 'priority_boarding', variant: 'priority', price: 900 }),
  offer({ id: 'lane', kind: 'fast_track', variant: 'FRA', price: 1_200 }),
];
const family = ['adult', 'adult', 'child', 'infant'] as const;
const exits = [{ leg: 'outbound', exitRows: [12] }] as const;

const choose = (...choices: ExtraChoice[]) => chooseExtras(choices, offered, family, exits);
const pick = (id: string, ...travellers: number[]): ExtraChoice => ({ id, travellers });
const fault = (id: string, reason: string) => ({ ok: false, reason, id });

describe('a choice of extras', () => {
  it('has the offered prices, in the order of the offer', () => {
    expect(choose(pick('bag', 0, 2), pick('taxi'))).toEqual({
      ok: true,
      extras: [
        { id: 'taxi', kind: 'transfer', variant: 'holiday_taxi', leg: null, travellers: [], amount: 9_900 },
        { id: 'bag', kind: 'luggage', variant: '20kg', leg: 'outbound', travellers: [0, 2], amount: 6_400 },
      ],
    });
  });

  it('charges extras per traveller for everyone, including infants', () => {
    const amounts = (...choices: ExtraChoice[]) => {
      const chosen = choose(...choices);
      return chosen.ok ? chosen.extras.map(({ amount }) => amount) : chosen.reason;
    };
    expect(amounts(pick('bus'), pick('cover'))).toEqual([7_600, 14_880]);
  });

  it('is empty when nothing is chosen', () => {
    expect(choose()).toEqual({ ok: true, extras: [] });
  });

  it.each([[[pick('2A', 0, 1)]], [[pick('2A', 0), pick('2A', 1)]], [[pick('2A', 0), pick('2A', 0)]]])(
    'is refused for one seat that is chosen twice: %j',
    (choices) => {
      expect(choose(...choices)).toEqual(fault('2A', 'same-seat'));
    },
  );

  it('may have the same luggage for two travellers, each by itself', () => {
    expect(choose(pick('bag', 0), pick('bag', 1))).toMatchObject({ ok: true });
  });

  it('is refused for an extra that is not offered', () => {
    expect(choose(pick('bag', 0), pick('limousine'))).toEqual(fault('limousine', 'not-offered'));
  });

  it.each(['bag', 'first', '2A', 'lane'])('[EXTRA-026] [EXTRA-027] is refused for an infant: %s', (id) => {
    expect(choose(pick(id, 3))).toEqual(fault(id, 'wrong-travellers'));
    expect(choose(pick(id, 2))).toMatchObject({ ok: true });
  });

  it('is refused for a child in an exit row and accepted for an adult', () => {
    expect(choose(pick('12A', 2))).toEqual(fault('12A', 'wrong-travellers'));
    expect(choose(pick('12A', 1))).toMatchObject({ ok: true });
  });

  it('is refused for a child in an exit row of its own flight, not of the other one', () => {
    const seats = (['outbound', 'inbound'] as const).map((leg) =>
      offer({ id: leg, kind: 'seat', variant: '12A', leg }),
    );
    const rows = [
      { leg: 'outbound', exitRows: [14] },
      { leg: 'inbound', exitRows: [12] },
    ] as const;
    const sit = (id: string) => chooseExtras([pick(id, 2)], seats, family, rows);
    expect(sit('outbound')).toMatchObject({ ok: true });
    expect(sit('inbound')).toEqual(fault('inbound', 'wrong-travellers'));
  });

  it.each([
    ['no traveller', pick('bag')],
    ['an unknown traveller number', pick('bag', 4)],
    ['a negative number', pick('bag', -1)],
    ['a fraction', pick('bag', 0.5)],
    ['one traveller twice', pick('bag', 0, 0)],
    ['travellers out of order', pick('bag', 1, 0)],
    ['a transfer for part of the party', pick('bus', 0)],
  ])('is refused for %s', (_, choice) => {
    expect(choose(choice)).toEqual(fault(choice.id, 'wrong-travellers'));
  });

  it.each([
    ['two transfers', [pick('bus'), pick('taxi')]],
    ['an insurance twice', [pick('cover'), pick('cover')]],
    ['two suitcases for one traveller on one flight', [pick('bag', 0), pick('heavy', 0)]],
    ['two seats for one traveller', [pick('2A', 0), pick('3B', 0)]],
    ['a second suitcase for one of two travellers', [pick('bag', 0), pick('heavy', 0, 1)]],
  ])('is refused for %s', (_, choices) => {
    expect(choose(...choices)).toEqual(fault(choices[1]?.id ?? '', 'too-many'));
  });

  it('is accepted for one suitcase per traveller and flight', () => {
    expect(choose(pick('bag', 0), pick('heavy', 1), pick('bag back', 0))).toMatchObject({ ok: true });
  });
});

it('two choices of one seat, or two travellers of one choice, share it; seats of their own do not', () => {
  const seat = (id: string, ...travellers: number[]) => ({ id, kind: 'seat', travellers }) as const;
  const bag = { id: 'bag', kind: 'luggage', travellers: [0, 1] } as const;
  expect(hasSharedSeat([seat('2A', 0), seat('2A', 1)])).toBe(true);
  expect(hasSharedSeat([seat('2A', 0, 1)])).toBe(true);
  expect(hasSharedSeat([seat('2A', 0), seat('3B', 1), bag])).toBe(false);
});
