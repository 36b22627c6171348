import type { UnderstoodPhrase } from './understood-schema.ts';

/** A sentence without the words of a part. The server has read it without the spaces around it. */
export function removePart(keyword: string, ranges: UnderstoodPhrase['parts'][number]['ranges']): string {
  return ranges
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, keyword.trim())
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;])/g, '')
    .replaceAll(/^[\s,.;]+|[\s,;]+$/g, '');
}
