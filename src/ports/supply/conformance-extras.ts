import { describe, expect, it } from 'vitest';
import { chooseExtras } from '../../domain/extras/choose-extras.ts';
import type { ChosenExtra, ExtraKind } from '../../domain/extras/extra.ts';
import { listTravellerKinds } from '../../domain/travellers/list-traveller-kinds.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import type { OfferRequest, SupplyExtra } from './supply-port.ts';
import {
  buildTravellers,
  holdNow,
  noExtras,
  type SupplyUnderTest,
  supplyCallOptions,
  verifyNow,
} from './supply-under-test.ts';

/** Extras from their offer to their cancellation. */
export function proveExtras(under: () => SupplyUnderTest): void {
  const live = () => under().supply.live;

  async function offerOf(request: OfferRequest, insuranceMarket: 'de' | 'at' | null = 'de') {
    const answer = await live().extras({ ...request, insuranceMarket }, supplyCallOptions());
    if (answer.outcome !== 'confirmed') throw new Error(JSON.stringify(answer));
    return answer;
  }

  async function find(request: OfferRequest, kind: ExtraKind): Promise<SupplyExtra> {
    const extra = (await offerOf(request)).extras.find((each) => each.kind === kind);
    if (extra === undefined) throw new Error(`No ${kind} is offered`);
    return extra;
  }

  async function tryHold(request: OfferRequest, extras: readonly ChosenExtra[]) {
    const { total } = await verifyNow(under(), request);
    const wanted = { ...request, extras, insuranceMarket: 'de' as const, expectedTotal: total };
    return { total, answer: await live().hold(wanted, supplyCallOptions()) };
  }

  const gone = { outcome: 'refused', reason: 'extra-gone' };

  describe('extras', () => {
    it('[EXTRA-004] offers insurances of a market, and none without one', async () => {
      const request = await under().findOffer();
      const insurances = async (market: 'de' | 'at' | null) =>
        (await offerOf(request, market)).extras
          .filter(({ kind }) => kind === 'insurance')
          .map(({ id }) => id);
      const [german, austrian] = [await insurances('de'), await insurances('at')];
      expect(german.length).toBeGreaterThan(0);
      expect(german.some((id) => austrian.includes(id))).toBe(false);
      expect(await insurances(null)).toEqual([]);
    });

    it('[EXTRA-007] offers only seats that its seat maps have', async () => {
      const { extras, seatMaps } = await offerOf(await under().findOffer());
      const seats = extras.filter(({ kind }) => kind === 'seat');
      expect(seats.length).toBeGreaterThan(0);
      for (const { leg, variant } of seats) {
        const map = seatMaps.find((each) => each.leg === leg);
        const [, row, letter = ''] = /^(\d+)([A-Z])$/.exec(variant) ?? [];
        expect(Number(row)).toBeGreaterThan(0);
        expect(Number(row)).toBeLessThanOrEqual(map?.rows ?? 0);
        expect(map?.letters).toContain(letter);
      }
    });

    it('returns the conditions of each rental car, and of nothing else', async () => {
      const { extras } = await offerOf(await under().findOffer());
      for (const { kind, car } of extras) expect(car !== undefined).toBe(kind === 'rental_car');
    });

    it('[EXTRA-002] says when and where a transfer picks up, in every language, and of nothing else', async () => {
      const { extras } = await offerOf(await under().findOffer());
      const said = extras.filter(({ pickUp }) => pickUp !== undefined);
      expect(said.length).toBeGreaterThan(0);
      for (const { kind, pickUp } of said) {
        expect(kind).toBe('transfer');
        for (const language of LANGUAGES) expect(pickUp?.meetingPoint[language]).toMatch(/\S/);
        expect(pickUp?.waitMinutes).toBeGreaterThanOrEqual(0);
        expect(pickUp?.returnMinutes).toBeGreaterThan(0);
      }
    });

    it('holds a transfer with what was said of its pick-up', async () => {
      const request = await under().findOffer();
      const { extras } = await offerOf(request);
      const transfer = extras.find(({ pickUp }) => pickUp !== undefined);
      if (transfer === undefined) throw new Error('No transfer says when it picks up');
      const travellers = listTravellerKinds(request.party, request.key.outbound?.day ?? request.key.checkIn);
      const chosen = chooseExtras([{ id: transfer.id, travellers: [] }], extras, travellers, []);
      if (!chosen.ok) throw new Error(chosen.reason);
      expect(chosen.extras).toMatchObject([{ pickUp: transfer.pickUp }]);
      expect((await tryHold(request, chosen.extras)).answer).toMatchObject({ outcome: 'confirmed' });
    });

    it('holds extras at their amounts, with the total of everything', async () => {
      const request = await under().findOffer();
      const chosen = [
        choose(await find(request, 'rental_car')),
        choose(await find(request, 'priority_boarding'), [0, 1]),
      ];
      const { total, answer } = await tryHold(request, chosen);
      const amounts = chosen.reduce((sum, { amount }) => sum + amount, 0);
      expect(answer).toMatchObject({ outcome: 'confirmed', total: total + amounts });
    });

    it('holds nothing when an extra costs another amount, one cent more or less', async () => {
      const request = await under().findLastRoomOffer();
      const car = choose(await find(request, 'rental_car'));
      for (const amount of [car.amount + 1, car.amount - 1]) {
        const { answer } = await tryHold(request, [{ ...car, amount }]);
        expect(answer).toEqual({ outcome: 'refused', reason: 'price-changed' });
      }
      expect((await tryHold(request, [car])).answer).toMatchObject({ outcome: 'confirmed' });
    });

    it('holds nothing that is not on offer', async () => {
      const request = await under().findOffer();
      const car = choose(await find(request, 'rental_car'));
      const boarding = await find(request, 'priority_boarding');
      const never = [
        { ...car, id: 'never offered' },
        { ...car, kind: 'transfer' as const },
        { ...car, variant: 'limousine' },
        { ...choose(boarding, [0]), leg: null },
        choose(boarding, [9]),
        choose(boarding, [-1]),
        choose(boarding, [0, 0]),
        choose(boarding, []),
      ];
      for (const each of never) expect((await tryHold(request, [each])).answer).toEqual(gone);
      expect((await tryHold(request, [car, car])).answer).toEqual(gone);
    });

    it('[EXTRA-026] [EXTRA-027] holds nothing on board for an infant, and an exit row for adults only', async () => {
      const family = await withChildren(under());
      const { extras, seatMaps } = await offerOf(family);
      const infant = family.party.adults + 1;
      for (const kind of ['luggage', 'priority_boarding', 'seat', 'fast_track'] as const) {
        const extra = extras.find((each) => each.kind === kind);
        if (extra !== undefined)
          expect((await tryHold(family, [choose(extra, [infant])])).answer).toEqual(gone);
      }
      const isAtExit = ({ kind, leg, variant }: SupplyExtra): boolean =>
        kind === 'seat' && isExit(seatMaps, leg, variant);
      const exit = extras.find(isAtExit);
      const inside = extras.find((each) => each.kind === 'seat' && !isAtExit(each));
      if (exit === undefined || inside === undefined) throw new Error('No seat is free');
      const child = family.party.adults;
      expect((await tryHold(family, [choose(exit, [child])])).answer).toEqual(gone);
      const both = [choose(exit, [0]), choose(inside, [child])].filter(
        (each, at) => at === 0 || each.leg === inside.leg,
      );
      expect((await tryHold(family, both)).answer).toMatchObject({ outcome: 'confirmed' });
    });

    it('gives a seat to one of three concurrent requests, and offers it to no other', async () => {
      const request = await under().findOffer();
      const seat = await find(request, 'seat');
      const { total } = await verifyNow(under(), request);
      const wanted = { ...request, ...noExtras, extras: [choose(seat, [0])], expectedTotal: total };
      const answers = await Promise.all([1, 2, 3].map(() => live().hold(wanted, supplyCallOptions())));
      expect(answers.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(1);
      expect(answers.filter(({ outcome }) => outcome === 'refused')).toEqual([gone, gone]);
      expect((await offerOf(request)).extras.some(({ id }) => id === seat.id)).toBe(false);
    });

    it('offers a seat again when its hold is released or expires, or its booking is cancelled', async () => {
      const request = await under().findOffer();
      const seat = await find(request, 'seat');
      const isFree = async () => (await offerOf(request)).extras.some(({ id }) => id === seat.id);
      const take = () => holdNow(under(), request, [choose(seat, [0])]);

      const released = await take();
      expect(await isFree()).toBe(false);
      await live().release({ holdId: released.holdId }, supplyCallOptions());
      expect(await isFree()).toBe(true);

      const expired = await take();
      under().clock.set(new Date(expired.expiresAt));
      expect(await isFree()).toBe(true);

      const { holdId } = await take();
      const booked = await live().confirm(
        { holdId, travellers: buildTravellers(request) },
        supplyCallOptions(),
      );
      if (booked.outcome !== 'confirmed') throw new Error(booked.outcome);
      expect(await isFree()).toBe(false);
      await live().cancel({ bookingNumber: booked.bookingNumber }, supplyCallOptions());
      expect(await isFree()).toBe(true);
    });

    it('books for as many travellers as are held, and the same ones when called again', async () => {
      const request = await under().findOffer();
      const { holdId } = await holdNow(under(), request);
      const travellers = buildTravellers(request);
      await expect(
        live().confirm({ holdId, travellers: travellers.slice(1) }, supplyCallOptions()),
      ).rejects.toThrow(RangeError);
      const booked = await live().confirm({ holdId, travellers }, supplyCallOptions());
      expect(await live().confirm({ holdId, travellers }, supplyCallOptions())).toEqual(booked);
      const others = buildTravellers(request, 'Grace');
      await expect(live().confirm({ holdId, travellers: others }, supplyCallOptions())).rejects.toThrow(
        RangeError,
      );
    });
  });
}

/** An extra for travellers, at the amount that follows from its price. */
function choose(
  { id, kind, variant, leg, price, per }: SupplyExtra,
  travellers: readonly number[] = [],
): ChosenExtra {
  const amount = per === 'party' ? price : price * Math.max(1, travellers.length);
  return { id, kind, variant, leg, travellers, amount };
}

function isExit(
  seatMaps: readonly { readonly leg: string; readonly exitRows: readonly number[] }[],
  leg: string | null,
  seat: string,
): boolean {
  return seatMaps.some((map) => map.leg === leg && map.exitRows.includes(Number.parseInt(seat, 10)));
}

/** An offer for a party with a child of eight and, last, an infant of one. */
async function withChildren(under: SupplyUnderTest): Promise<OfferRequest> {
  const request = await under.findOffer();
  const { adults } = request.party;
  const born = (years: number): number => request.key.checkIn - Math.round(years * 365.25);
  return { ...request, party: { adults, childrenBorn: [born(8.5), born(1.5)] } };
}
