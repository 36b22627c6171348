import { describe, expect, test } from 'vitest';
import type { ChildBand } from '../../../../domain/search/supply-facts.ts';
import { doubleHalfBoard, fakeFeedDirectory } from '../fake-feed-directory.ts';
import { changesOf, readAll, refusalsOf, streamOf } from '../samples/read-all.ts';
import { readOtaMessage } from './read-ota-message.server.ts';

const infant = '<AdditionalGuestAmount AgeQualifyingCode="7" MaxAge="1" Percent="0"/>';
const child = '<AdditionalGuestAmount AgeQualifyingCode="8" MinAge="2" MaxAge="11" Percent="50"/>';
const teen = '<AdditionalGuestAmount AgeQualifyingCode="8" MinAge="12" MaxAge="15" Percent="70"/>';
const firstChild =
  'AgeQualifyingCode="8" MinAge="2" MaxAge="11" FirstQualifyingPosition="1" LastQualifyingPosition="1"';

function offer(guest: string, percent = 100, inside = ''): string {
  return `<Offer>${inside}<Discount Percent="${percent}"/><Guests><Guest ${guest}/></Guests></Offer>`;
}

/** A message of one plan, in which one night costs two adults 100.00; the offers are line 4. */
async function read(
  type: 'New' | 'Overlay',
  offers: string,
  children = infant + child,
  childBands: readonly ChildBand[] = doubleHalfBoard.occupancy.childBands,
) {
  const guests = `<AdditionalGuestAmounts>${children}</AdditionalGuestAmounts>`;
  const base =
    '<BaseByGuestAmts><BaseByGuestAmt NumberOfGuests="2" AmountAfterTax="100.00"/></BaseByGuestAmts>';
  const xml = `<OTA_HotelRatePlanNotifRQ><RatePlans HotelCode="100">
<RatePlan RatePlanNotifType="${type}" CurrencyCode="EUR" RatePlanCode="HB">
<Rates><Rate InvTypeCode="DBL" Start="2027-05-01" End="2027-05-01">${base}${guests}</Rate></Rates>
<Offers>${offers}</Offers>
</RatePlan></RatePlans></OTA_HotelRatePlanNotifRQ>`;
  return readAll(
    readOtaMessage(
      streamOf(xml),
      'rates.xml',
      fakeFeedDirectory({ plans: [{ occupancy: { ...doubleHalfBoard.occupancy, childBands } }] }),
    ),
  );
}

describe('family offers of OTA_HotelRatePlanNotifRQ', () => {
  test('are prices of children by position, before those of all others', async () => {
    const secondChild = firstChild.replaceAll('"1"', '"2"');
    const [, plan] = changesOf(await read('New', offer(firstChild) + offer(secondChild, 40)));
    expect(plan).toMatchObject({
      plan: {
        occupancy: {
          childBands: [
            { fromAge: 2, toAge: 11, percent: 0, positions: { first: 1, last: 1 } },
            { fromAge: 2, toAge: 11, percent: 30, positions: { first: 2, last: 2 } },
            ...doubleHalfBoard.occupancy.childBands,
          ],
        },
      },
    });
  });

  test('come next to offers for early booking, which are counted without them', async () => {
    const early = '<Offer><OfferRules><OfferRule/></OfferRules><Discount Percent="10"/></Offer>';
    const [, plan] = changesOf(await read('New', early + offer(firstChild) + early));
    expect(plan).toMatchObject({ plan: { earlyBookings: [{ percent: 10 }, { percent: 10 }] } });
  });

  test.each([
    [
      'a discount that gives no whole per cent',
      offer(firstChild, 33),
      infant + child,
      /33 % on 50 % is no whole/,
    ],
    [
      'an age without a price of its own',
      offer(firstChild),
      infant,
      /children from 2 to 11 have no price of their own/,
    ],
    [
      'a part of an age band',
      offer(firstChild.replace('"11"', '"9"')),
      infant + child,
      /the ages 2 to 9 are only a part of an age band/,
    ],
    [
      'older children with a price of their own, of whom the first could be one',
      offer(firstChild),
      infant + child + teen,
      /children above 11 pay a price for children too/,
    ],
    [
      'children of different prices, where the order decides',
      offer(firstChild.replace('"11"', '"15"')),
      infant + child + teen,
      /children from 2 to 15 pay different prices/,
    ],
    [
      'two discounts for one child',
      offer(firstChild) + offer(firstChild, 50),
      infant + child,
      /for children for whom the rate plan has another Offer/,
    ],
    [
      'a first child that is free only with a second one',
      offer(`${firstChild} MinCount="2"`),
      infant + child,
      /MinCount '2' is above FirstQualifyingPosition '1'/,
    ],
    [
      'no position',
      offer('AgeQualifyingCode="8" MinAge="2" MaxAge="11"'),
      infant + child,
      /Guest has no FirstQualifyingPosition/,
    ],
    [
      'positions the wrong way round',
      offer(firstChild.replace('FirstQualifyingPosition="1"', 'FirstQualifyingPosition="2"')),
      infant + child,
      /'2' is above LastQualifyingPosition '1'/,
    ],
    ['adults', offer(firstChild.replace('"8"', '"10"')), infant + child, /Guest is an adult/],
    [
      'a rule',
      offer(firstChild, 100, '<OfferRules><OfferRule/></OfferRules>'),
      infant + child,
      /OfferRule, which is not taken/,
    ],
    [
      'a limit of children',
      offer(`${firstChild} MaxCount="2"`),
      infant + child,
      /Guest MaxCount '2' is not taken/,
    ],
  ])('are refused with %s', async (_, offers, children, reason) => {
    const records = await read('New', offers, children);
    expect(changesOf(records)).toEqual([]);
    expect(refusalsOf(records)).toEqual([expect.stringMatching(reason)]);
  });

  const forFirst = { fromAge: 2, toAge: 11, percent: 0, positions: { first: 1, last: 1 } };

  test('end with a New message without any, as offers for early booking do', async () => {
    const contracted = [forFirst, ...doubleHalfBoard.occupancy.childBands];
    const [, plan] = changesOf(await read('New', '', '', contracted));
    expect(plan).toMatchObject({
      plan: { occupancy: { childBands: doubleHalfBoard.occupancy.childBands }, earlyBookings: [] },
    });
  });

  test('do not end where children have no other price', async () => {
    const contracted = [forFirst, { ...forFirst, percent: 50, positions: { first: 2, last: 20 } }];
    expect(refusalsOf(await read('New', '', '', contracted))).toEqual([
      '2: children from 2 to 11 have prices by position alone, New needs an AdditionalGuestAmount for them',
    ]);
    expect(refusalsOf(await read('New', '', child, contracted))).toEqual([]);
  });

  test('are changed by New alone', async () => {
    expect(refusalsOf(await read('Overlay', offer(firstChild)))).toEqual([
      '2: Offers give children other prices than the plan: only New changes them',
    ]);
  });
});
