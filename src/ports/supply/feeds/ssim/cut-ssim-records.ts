import { feedLimits } from '../../../../defaults.ts';
import { type FeedStream, refuse } from '../records/feed-record.ts';

/** A record of 200 characters, where it is whole. */
export interface SsimRecord {
  /** Line of the file; in a file without lines the number of the record. */
  readonly line: number;
  readonly text: string;
}

const RECORD_LENGTH = 200;

/**
 * Cuts a schedule into its records, whether they are lines or follow each other in blocks of 1,000. Records of zeros, which fill
 * blocks, and empty lines are left out. @throws FeedError for a line without end
 */
export async function* cutSsimRecords(stream: FeedStream): AsyncGenerator<SsimRecord> {
  // Schedules are ASCII; any other byte becomes one character, so that columns keep their positions.
  const decoder = new TextDecoder('latin1');
  let rest = '';
  let line = 0;
  let cut: ((text: string) => { records: readonly string[]; rest: string }) | null = null;
  for await (const chunk of stream) {
    rest += decoder.decode(chunk, { stream: true });
    if (cut === null && rest.length <= RECORD_LENGTH + 3) continue;
    cut ??= chooseCut(rest);
    const result = cut(line === 0 ? withoutByteOrderMark(rest) : rest);
    rest = result.rest;
    for (const text of result.records) {
      line += 1;
      if (isFilled(text)) yield { line, text };
    }
    if (rest.length > feedLimits.maxSsimLineLength) refuse('the line has no end', line + 1);
  }
  for (const text of lastRecords(line === 0 ? withoutByteOrderMark(rest) : rest)) {
    line += 1;
    if (isFilled(text)) yield { line, text };
  }
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\u00ef\u00bb\u00bf') ? text.slice(3) : text;
}

function chooseCut(beginning: string) {
  return /[\r\n]/.test(beginning.slice(0, RECORD_LENGTH + 4)) ? cutLines : cutBlocks;
}

function cutLines(text: string) {
  const records = text.split('\n');
  const rest = records.pop() ?? '';
  return { records: records.map(withoutReturn), rest };
}

function cutBlocks(text: string) {
  const whole = Math.floor(text.length / RECORD_LENGTH);
  const records = Array.from({ length: whole }, (_, index) =>
    text.slice(index * RECORD_LENGTH, (index + 1) * RECORD_LENGTH),
  );
  return { records, rest: text.slice(whole * RECORD_LENGTH) };
}

function lastRecords(rest: string): readonly string[] {
  return rest.split('\n').map(withoutReturn);
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

function isFilled(text: string): boolean {
  return !/^(0*|\s*)$/.test(text);
}
