import { readFileSync, writeFileSync } from 'node:fs';
import {
  admission,
  complaintFiles,
  complaintPolicy,
  inboundMailLimits,
  mediaLimits,
  newsletterPolicy,
  orderLimits,
  priceAlertPolicy,
  requestLimits,
  requestsPerMinute,
  retention,
  sessionLifetimes,
  sessionRequestsPerMinute,
  staffPolicy,
  tripCodes,
  withdrawalPolicy,
} from '../../src/defaults.ts';

const document = 'docs/security.md';
const heading = '## Limits';

/** What bounds an attacker, and how long data is kept. */
const groups: Readonly<Record<string, Readonly<Record<string, number | readonly number[]>>>> = {
  requestsPerMinute,
  sessionRequestsPerMinute,
  admission,
  requestLimits,
  orderLimits,
  newsletterPolicy,
  priceAlertPolicy,
  withdrawalPolicy,
  sessionLifetimes,
  tripCodes,
  staffPolicy,
  mediaLimits,
  complaintFiles,
  complaintPolicy,
  inboundMailLimits,
  retention,
};

/** The text of docs/security.md with the limits of `src/defaults.ts` at its end. */
export function writeLimits(text: string): string {
  const end = text.indexOf('|', text.indexOf(heading));
  const before = end === -1 ? text : text.slice(0, end);
  const rows = Object.entries(groups).flatMap(([group, limits]) =>
    Object.entries(limits).map(
      ([name, value]) =>
        `| \`${group}.${name}\` | ${formatLimit(name, value)} | ${readReason(group, name)} |`,
    ),
  );
  return `${before.trimEnd()}\n\n${['| limit | value | why |', '| --- | --- | --- |', ...rows].join('\n')}\n`;
}

const second = 1_000;
const times = [
  [86_400 * second, 'd'],
  [3_600 * second, 'h'],
  [60 * second, 'min'],
  [second, 's'],
  [1, 'ms'],
] as const;
const sizes = [
  [1024 ** 2, 'MB'],
  [1024, 'kB'],
  [1, 'bytes'],
] as const;

function formatLimit(name: string, value: number | readonly number[]): string {
  if (typeof value !== 'number') return value.map((each) => formatLimit(name, each)).join(', ');
  if (name.endsWith('Ms')) return inLargest(value, times);
  if (name.endsWith('Seconds')) return inLargest(value * second, times);
  if (name.endsWith('Days')) return inLargest(value * 86_400 * second, times);
  if (name.endsWith('Bytes')) return inLargest(value, sizes);
  return value.toLocaleString('en');
}

function inLargest(value: number, units: readonly (readonly [number, string])[]): string {
  const [size, unit] = units.find(([each]) => value % each === 0) ?? [1, ''];
  return `${(value / size).toLocaleString('en')} ${unit}`;
}

const source = readFileSync('src/defaults.ts', 'utf8');

/** The comment above a limit; `find-default-faults.ts` requires one. */
function readReason(group: string, name: string): string {
  const start = source.indexOf(`export const ${group} = {`);
  const part = source.slice(start, source.indexOf('\n}', start));
  const [, comment = ''] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${name}:`).exec(part) ?? [];
  return comment
    .replaceAll(/\s*\n\s*\*\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
}

if (import.meta.main) writeFileSync(document, writeLimits(readFileSync(document, 'utf8')));
