import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { fakeFeedDirectory, ruleKey } from '../fake-feed-directory.ts';
import type { FeedRecord } from '../records/feed-record.ts';
import { changesOf, readAll, refusalsOf, streamOf } from '../samples/read-all.ts';
import { readOtaMessage } from './read-ota-message.server.ts';

function message(...messages: string[]): string {
  return `<OTA_HotelAvailNotifRQ><AvailStatusMessages HotelCode="100">
${messages.join('\n')}
</AvailStatusMessages></OTA_HotelAvailNotifRQ>`;
}

function status(inside: string, control = 'Start="2027-05-03" End="2027-05-04"', attributes = ''): string {
  return `<AvailStatusMessage ${attributes}><StatusApplicationControl ${control} InvTypeCode="DBL" RatePlanCode="HB"/>${inside}</AvailStatusMessage>`;
}

async function read(xml: string, directory = fakeFeedDirectory()): Promise<FeedRecord[]> {
  return readAll(readOtaMessage(streamOf(xml, 50), 'avail.xml', directory));
}

const closed = '<RestrictionStatus Status="Close"/>';

describe('OTA_HotelAvailNotifRQ', () => {
  test('turns the messages of a file into changes and refuses the one with an unknown room', async () => {
    const xml = await readFile(new URL('../samples/avail-status.xml', import.meta.url), 'utf8');
    const records = await read(xml);
    expect(changesOf(records)).toEqual([
      { kind: 'availability', planId: 11, from: '2027-02-01', to: '2027-02-03', state: 'closed' },
      {
        kind: 'arrivals',
        planId: 11,
        from: '2027-02-06',
        to: '2027-02-07',
        minStay: 1,
        closedToArrival: true,
      },
      {
        kind: 'arrivals',
        planId: 11,
        from: '2027-02-13',
        to: '2027-02-14',
        minStay: 1,
        closedToArrival: true,
      },
      {
        kind: 'arrivals',
        planId: 11,
        from: '2027-02-05',
        to: '2027-02-06',
        minStay: 7,
        closedToArrival: false,
      },
      { kind: 'availability', planId: 11, from: '2027-03-01', to: '2027-03-01', state: 'on_request' },
      { kind: 'availability', planId: 13, from: '2027-03-01', to: '2027-03-01', state: 'on_request' },
    ]);
    expect(refusalsOf(records)).toEqual([
      "25: InvTypeCode 'TENT' with RatePlanCode 'HB' of hotel '100' is unknown",
    ]);
  });

  test('leaves the other half of an arrival rule unchanged', async () => {
    const day = requireDay('2027-05-04');
    const rules = new Map([[ruleKey(11, day), { minStay: 5, closedToArrival: true }]]);
    const opened = '<RestrictionStatus Restriction="Arrival" Status="Open"/>';
    const records = await read(message(status(opened)), fakeFeedDirectory({ rules }));
    expect(changesOf(records)).toEqual([
      {
        kind: 'arrivals',
        planId: 11,
        from: '2027-05-03',
        to: '2027-05-03',
        minStay: 1,
        closedToArrival: false,
      },
      {
        kind: 'arrivals',
        planId: 11,
        from: '2027-05-04',
        to: '2027-05-04',
        minStay: 5,
        closedToArrival: false,
      },
    ]);
  });

  test('asks for known rules when the record is read, after the one before was taken', async () => {
    const rules = new Map<string, { minStay: number; closedToArrival: boolean }>();
    const control = 'Start="2027-05-03" End="2027-05-03"';
    const minStay = '<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMinLOS" Time="4"/></LengthsOfStay>';
    const noArrival = '<RestrictionStatus Restriction="Arrival" Status="Close"/>';
    const xml = message(status(minStay, control), status(noArrival, control));
    const records: FeedRecord[] = [];
    for await (const record of readOtaMessage(streamOf(xml), 'a.xml', fakeFeedDirectory({ rules }))) {
      records.push(record);
      rules.set(ruleKey(11, requireDay('2027-05-03')), { minStay: 4, closedToArrival: false });
    }
    expect(changesOf(records).at(-1)).toMatchObject({ minStay: 4, closedToArrival: true });
  });

  test.each([
    ['BookingLimit="1"', '', 'open'],
    ['BookingLimit="0"', '', 'closed'],
    ['BookingLimit="9"', closed, 'closed'],
    ['BookingLimit="0"', '<RestrictionStatus Status="Open"/>', 'closed'],
    ['', '<RestrictionStatus Restriction="Master" Status="OnRequest"/>', 'on_request'],
  ])('message %s with %s makes the nights %s', async (attributes, inside, state) => {
    const records = await read(message(status(inside, undefined, attributes)));
    expect(changesOf(records)).toMatchObject([{ kind: 'availability', state }]);
  });

  test('leaves out days before and after the stored range', async () => {
    const records = await read(message(status(closed, 'Start="2020-01-01" End="2099-12-31"')));
    expect(changesOf(records)).toMatchObject([{ from: '2027-01-01', to: '2028-01-23' }]);
    const past = await read(message(status(closed, 'Start="2020-01-01" End="2026-12-31"')));
    expect(past).toEqual([{ ok: true, line: 2, changes: [] }]);
  });

  test.each([
    [
      'an impossible day',
      status(closed, 'Start="2027-02-30" End="2027-03-01"'),
      /StatusApplicationControl Start '2027-02-30' is not a day/,
    ],
    [
      'an end before its start',
      status(closed, 'Start="2027-03-02" End="2027-03-01"'),
      /ends on 2027-03-01, before it starts on 2027-03-02/,
    ],
    ['no start', status(closed, 'End="2027-03-01"'), /StatusApplicationControl has no Start/],
    [
      'a flag that is none',
      status(closed, 'Start="2027-03-01" End="2027-03-01" Mon="yes"'),
      /Mon 'yes' is neither true nor false/,
    ],
    [
      'days closed to departure',
      status('<RestrictionStatus Restriction="Departure" Status="Close"/>'),
      /'Close' for Restriction 'Departure'/,
    ],
    [
      'a negative limit',
      status('', undefined, 'BookingLimit="-1"'),
      /BookingLimit '-1' is not a whole number/,
    ],
    [
      'an adjusted limit',
      status('', undefined, 'BookingLimit="2" BookingLimitMessageType="AdjustLimit"'),
      /'AdjustLimit' is not SetLimit/,
    ],
    [
      'a minimum stay that does not exist',
      status('<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMinLOS" Time="15"/></LengthsOfStay>'),
      /'15' is no minimum stay/,
    ],
    [
      'a stay in weeks',
      status(
        '<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMinLOS" Time="22" TimeUnit="Week"/></LengthsOfStay>',
      ),
      /'Week' is not Day/,
    ],
    [
      'a longest stay on single days',
      status('<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMaxLOS" Time="13"/></LengthsOfStay>'),
      /SetMaxLOS '13' on single days is below .* 14 nights/,
    ],
    [
      'a pattern of stays',
      status('<LengthsOfStay><LengthOfStay MinMaxMessageType="FullPatternLOS" Time="3"/></LengthsOfStay>'),
      /'FullPatternLOS' is neither/,
    ],
    ['an unknown element', status('<HurdleRate/>'), /AvailStatusMessage has HurdleRate, which is not taken/],
    [
      'an unknown attribute',
      status(closed, 'Start="2027-03-01" End="2027-03-01" InvCode="7"'),
      /StatusApplicationControl InvCode '7' is not taken/,
    ],
    ['no control', '<AvailStatusMessage/>', /needs exactly one StatusApplicationControl/],
    ['another name', '<SomethingElse/>', /SomethingElse is not taken/],
  ])('refuses a message with %s and takes the rest', async (_, wrong, reason) => {
    const records = await read(message(status(closed), wrong, status(closed)));
    expect(records.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(refusalsOf(records)).toEqual([expect.stringMatching(reason)]);
    expect(refusalsOf(records)[0]).toMatch(/^3: /);
  });

  test('refuses every record of an unknown hotel', async () => {
    const records = await read(message(status(closed)).replace('100', 'H-999'));
    expect(refusalsOf(records)).toEqual(["1: HotelCode 'H-999' is unknown"]);
  });

  test('refuses the claim to be a complete set, since only changes are taken', async () => {
    const records = await read(
      `<OTA_HotelAvailNotifRQ><UniqueID Type="16" ID="1" Instance="CompleteSet"/></OTA_HotelAvailNotifRQ>`,
    );
    expect(refusalsOf(records)).toEqual(['1: UniqueID is not taken']);
  });
});
