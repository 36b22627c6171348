import { feedLimits } from '../../../defaults.ts';
import { sniffPictureFormat } from '../../../domain/pictures/sniff-picture-format.ts';
import type { FeedStream } from './records/feed-record.ts';

/** Kinds of files in the order in which they are taken: each may need what the ones before bring. */
export const feedKinds = [
  'removals',
  'places',
  'airports',
  'airlines',
  'hotels',
  'rooms',
  'inventory',
  'descriptive-content',
  'hotel-texts',
  'picture-file',
  'pictures',
  'reviews',
  'plans',
  'nights',
  'otds',
  'rate-plans',
  'availability',
  'flights',
  'fares',
  'schedule',
  'transfers',
  'extras',
] as const;
export type FeedKind = (typeof feedKinds)[number];

type DetectedKind = FeedKind | 'archive' | 'empty' | null;

export function isFeedKind(kind: DetectedKind): kind is FeedKind {
  return kind !== null && kind !== 'archive' && kind !== 'empty';
}

/** A column that no table before it has. */
const distinctiveColumns: readonly (readonly [column: string, kind: FeedKind])[] = [
  ['remove', 'removals'],
  ['parent_id', 'places'],
  ['time_zone', 'airports'],
  ['infant_fare', 'airlines'],
  ['allotment', 'rooms'],
  ['section', 'hotel-texts'],
  ['licence', 'pictures'],
  ['review_id', 'reviews'],
  ['board', 'plans'],
  ['rate', 'nights'],
  ['departure', 'flights'],
  ['fare', 'fares'],
  ['transfer_code', 'transfers'],
  ['extra_code', 'extras'],
  ['latitude', 'hotels'],
];

/**
 * Recognises a file by how it begins, whatever its name; null for what is none of ours, `empty` for nothing at all, `archive` for a ZIP
 * archive, whose files `unpackArchives` gives out.
 */
export async function detectFeed(stream: FeedStream): Promise<DetectedKind> {
  const { beginning, isPicture } = await readBeginning(stream);
  if (isPicture) return 'picture-file';
  if (beginning.startsWith('PK\x03\x04') || beginning.startsWith('PK\x05\x06')) return 'archive';
  if (beginning.trim() === '') return 'empty';
  if (/^\s*</.test(beginning)) return detectMessage(beginning);
  if (/^1[ A-Z]/.test(beginning)) return 'schedule';
  const header = /^[^\r\n]*/.exec(beginning)?.[0] ?? '';
  const columns = header.split(/[;,]/).map((column) => column.replaceAll('"', '').trim());
  return distinctiveColumns.find(([column]) => columns.includes(column))?.[1] ?? null;
}

function detectMessage(beginning: string): FeedKind | null {
  if (/<(?:[\w.-]+:)?OTDS[\s>]/.test(beginning)) return 'otds';
  const root = /<(?:[\w.-]+:)?(OTA_\w+)/.exec(beginning)?.[1];
  if (root === 'OTA_HotelDescriptiveContentNotifRQ') return 'descriptive-content';
  if (root === 'OTA_HotelInvNotifRQ') return 'inventory';
  if (root === 'OTA_HotelRatePlanNotifRQ') return 'rate-plans';
  return root === 'OTA_HotelAvailNotifRQ' ? 'availability' : null;
}

async function readBeginning(
  stream: FeedStream,
): Promise<{ readonly beginning: string; readonly isPicture: boolean }> {
  const decoder = new TextDecoder();
  let beginning = '';
  let isPicture: boolean | null = null;
  for await (const chunk of stream) {
    isPicture ??= sniffPictureFormat(chunk) !== null;
    if (isPicture) break;
    beginning += decoder.decode(chunk, { stream: true });
    if (beginning.length >= feedLimits.detectedLength) break;
  }
  return { beginning, isPicture: isPicture ?? false };
}
