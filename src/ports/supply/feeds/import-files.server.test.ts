import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import { fakeFeedDirectory } from './fake-feed-directory.ts';
import { type FeedFile, importFiles } from './import-files.server.ts';
import { formatImportReport } from './import-report.ts';
import type { CatalogueEntry } from './records/catalogue-entry.ts';
import { refuse } from './records/feed-record.ts';
import { streamOf } from './samples/read-all.ts';

async function sampleFile(name: string): Promise<FeedFile> {
  const bytes = await readFile(new URL(`samples/${name}`, import.meta.url));
  return fileOf(name, bytes);
}

function fileOf(name: string, content: string | Uint8Array): FeedFile {
  return { name, open: () => streamOf(content) };
}

function recordingSink() {
  const taken: string[] = [];
  return {
    taken,
    take: async (changes: readonly SupplyChange[], entry?: CatalogueEntry) => {
      if (entry?.kind === 'hotel') taken.push(`entry ${entry.card.id}`);
      taken.push([...new Set(changes.map(({ kind }) => kind))].join(' '));
    },
  };
}

describe('importFiles', () => {
  test('takes files by what is in them, hotels first and schedules last, and reports what is refused', async () => {
    const names = ['schedule.ssim', 'avail-status.xml', 'fares.csv', 'rate-plans.xml', 'hotels.csv'];
    const sink = recordingSink();
    const files = await Promise.all(names.map(sampleFile));
    const report = await importFiles(
      [...files, fileOf('notes.txt', 'hello'), fileOf('nil', '')],
      fakeFeedDirectory(),
      sink,
    );
    expect(sink.taken).toEqual([
      'entry 100',
      'hotel',
      'entry 101',
      'hotel',
      'plan-gone plan nights',
      'rates',
      'plan-gone',
      'availability',
      'arrivals',
      'arrivals',
      'availability',
      'flight',
      'flight',
      'flight',
    ]);
    expect(formatImportReport(report)).toBe(
      [
        'notes.txt:1: the file is none that can be imported.',
        'nil:1: the file is empty.',
        "hotels.csv:4: stars '9' is not from 0 to 5.",
        "rate-plans.xml:63: CurrencyCode 'CHF' is not EUR, in which is charged.",
        "avail-status.xml:25: InvTypeCode 'TENT' with RatePlanCode 'HB' of hotel '100' is unknown.",
        "fares.csv:5: fare '159,50' is written with a comma, write 159.50.",
        "schedule.ssim:15: service type 'F' carries no passengers.",
        `16 records taken with ${report.changes} changes, 7 records refused.`,
      ].join('\n'),
    );
  });

  test('reports fares for which no schedule has a flight', async () => {
    const header = 'airline,from,to,cabin,valid_from,valid_to,weekdays,fare,currency,seats,baggage';
    const fare = 'TW,AAA,BBB,economy,2027-03-01,2027-03-31,1234567,129.50,EUR,20,checked';
    const report = await importFiles(
      [fileOf('f.csv', `${header}\n${fare}`)],
      fakeFeedDirectory(),
      recordingSink(),
    );
    expect(formatImportReport(report)).toBe(
      'f.csv:2: no schedule has a flight TW AAA-BBB on these days.\n1 record taken with 0 changes, 1 record refused.',
    );
  });

  test('reads the next record when the one before is taken', async () => {
    const order: string[] = [];
    const directory = fakeFeedDirectory();
    const sink = {
      take: async () => {
        await new Promise((resolve) => setImmediate(resolve));
        order.push('taken');
      },
    };
    const findHotel = async (code: string) => {
      order.push('read');
      return directory.findHotel(code);
    };
    await importFiles([await sampleFile('avail-status.xml')], { ...directory, findHotel }, sink);
    expect(order.slice(0, 6)).toEqual(['read', 'taken', 'read', 'taken', 'read', 'taken']);
  });

  test('says of a long list how many refusals may follow from others', () => {
    const reportOf = (unknown: number, others: number) =>
      formatImportReport({
        taken: 0,
        changes: 0,
        refusedCount: unknown + others,
        refused: Array.from({ length: unknown + others }, (_, at) => ({
          ok: false,
          file: 'hotels.csv',
          line: at + 2,
          reason: at < others ? "stars '9' is not from 0 to 5" : "hotel_id '1' is unknown",
        })),
      });
    expect(reportOf(20, 1)).toContain(
      '\n20 of these name what is unknown, perhaps because it was refused above: mend the others first.\n',
    );
    for (const report of [reportOf(19, 1), reportOf(21, 0), reportOf(0, 21)])
      expect(report).not.toContain('of these');
  });

  test('reports with file and line what the sink refuses, and continues', async () => {
    const sink = recordingSink();
    const take: typeof sink.take = async (changes, entry) =>
      entry?.kind === 'hotel' && entry.card.id === 100
        ? refuse("city_id '3001' is unknown")
        : sink.take(changes, entry);
    const report = await importFiles([await sampleFile('hotels.csv')], fakeFeedDirectory(), { take });
    expect(sink.taken).toEqual(['entry 101', 'hotel']);
    expect(formatImportReport(report)).toBe(
      [
        "hotels.csv:2: city_id '3001' is unknown.",
        "hotels.csv:4: stars '9' is not from 0 to 5.",
        '1 record taken with 1 change, 2 records refused.',
      ].join('\n'),
    );
  });

  test('what the sink throws ends the import', async () => {
    const sink = { ...recordingSink(), take: () => Promise.reject(new Error('disk full')) };
    await expect(importFiles([await sampleFile('hotels.csv')], fakeFeedDirectory(), sink)).rejects.toThrow(
      'disk full',
    );
  });

  test('reports ten thousand refused records and counts the others', async () => {
    const header = 'airline,from,to,cabin,valid_from,valid_to,weekdays,fare,currency,seats,baggage\n';
    const report = await importFiles(
      [fileOf('f.csv', header + 'x\n'.repeat(10_002))],
      fakeFeedDirectory(),
      recordingSink(),
    );
    expect(report.refused).toHaveLength(10_000);
    expect(formatImportReport(report)).toMatch(
      /\n2 more records refused\.\n0 records taken with 0 changes, 10,002 records refused\.$/,
    );
  });

  test.each([
    ['\ufeff<?xml version="1.0"?><!-- a comment --><ota:OTA_HotelAvailNotifRQ xmlns:ota="urn:o"/>'],
    ['  <OTA_HotelRatePlanNotifRQ/>'],
  ])('recognises %s', async (text) => {
    const report = await importFiles([fileOf('m', text)], fakeFeedDirectory(), recordingSink());
    expect(report.refused).toEqual([]);
  });
});
