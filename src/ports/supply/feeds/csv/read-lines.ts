import { feedLimits } from '../../../../defaults.ts';
import { FeedError, type FeedStream } from '../records/feed-record.ts';

/** Lines that have come in together, the first with its number. */
export interface LineBatch {
  readonly firstLine: number;
  readonly lines: readonly string[];
}

/**
 * Lines of a text in UTF-8, with or without byte order mark, ended by LF or CR LF.
 * @throws FeedError for other encodings and for a line without end
 */
export async function* readLines(stream: FeedStream): AsyncGenerator<LineBatch> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let firstLine = 1;
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decode(decoder, chunk, firstLine)).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield { firstLine, lines: lines.map(withoutReturn) };
    firstLine += lines.length;
    if (rest.length > feedLimits.maxCsvLineLength) throw new FeedError('the line has no end', firstLine);
  }
  const last = rest + decode(decoder, undefined, firstLine);
  if (last !== '') yield { firstLine, lines: [withoutReturn(last)] };
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, line: number): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw new FeedError('the file is not UTF-8 from about here on', line);
  }
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
