import { escapeAttribute } from '../../domain/words/escape-html.ts';
import { createObjectMemory } from '../../site/object-memory.ts';
import { numberObject } from '../../site/object-number.ts';
import type { Handover } from '../../site/page-answer.ts';
import { escapeScriptData } from './escape-html.server.ts';
import { joinPieces } from './join-pieces.server.ts';
import { type CompressedEnd, compressEnd, type SplicedEncoding } from './splice-compressed.server.ts';

/** What follows a page's head, for everybody with the same visit; only the path of the address differs. */
export interface SharedBody {
  /** Bytes between which the path stands: in attributes, and the last time in the handover. */
  readonly pieces: readonly Buffer[];
  /** Ends of documents as they were compressed, by encoding and what stands before the body. */
  readonly ends: Map<string, CompressedEnd>;
}

export interface SharedBodies {
  /**
   * The body of a page, rendered unless it is known; null for a page that is not the same for everybody.
   * @param render the body in pieces, for a handover with another path
   */
  find(handover: Handover, render: (handover: Handover) => readonly (string | Buffer)[]): SharedBody | null;
}

/** Cannot come out of a template or an editor's text. */
const pathMark = '\u{f0000}path\u{f0000}';

/** Bodies are found at one address mostly; what is asked for in other ways than these is compressed anew. */
const endsKept = 8;

/**
 * The memory of rendered pages. It has no time to live and nothing to invalidate: a body is found under the very objects that
 * it shows (`PageAnswer.isShared`), and under all that a visit can differ in. A price, a text, a switch of the brand that
 * changes is another object, and so another body.
 * @param room bytes
 */
export function createSharedBodies(room: number): SharedBodies {
  const memory = createObjectMemory<SharedBody>(room, ({ pieces }) => 2 * countBytes(pieces));
  return {
    find(handover, render) {
      const { visit, page } = handover;
      const isShared = page.isShared === true && !visit.isEditor && visit.pretendedNow === undefined;
      if (!isShared) return null;
      const key = writeKey(handover);
      const known = memory.find(page.props, key);
      if (known !== undefined) return known;
      const bytes = joinPieces(render({ ...handover, path: pathMark }));
      const body: SharedBody = { pieces: splitAt(bytes, Buffer.from(pathMark)), ends: new Map() };
      memory.keep(page.props, key, body);
      return body;
    },
  };
}

/** All that a body shows beside the props of its page: each object by itself, all else by what it says. */
function writeKey({ visit, frame, page }: Handover): string {
  const { brand, ...choices } = visit;
  const { props: _, notices, ...answer } = page;
  const objects = [brand, frame.topNavigation, frame.footer, notices].map((each) =>
    each === null || each === undefined ? 0 : numberObject(each),
  );
  return `${objects} ${JSON.stringify(choices)} ${JSON.stringify(answer)}`;
}

/** A shared body in pieces, as the page at a path has it. */
export function fillBody({ pieces }: SharedBody, path: string): (string | Buffer)[] {
  const inAttribute = escapeAttribute(path);
  const inHandover = escapeScriptData(JSON.stringify(path).slice(1, -1));
  const last = pieces.length - 1;
  return pieces.flatMap((piece, at) =>
    at === 0 ? [piece] : [at === last ? inHandover : inAttribute, piece],
  );
}

/**
 * A document's end, compressed: kept for addresses without a query, since of the others there are as many as visitors like.
 * @param before what stands between the last that differs from answer to answer, and the body
 * @returns null where it is not worth keeping
 */
export function findEnd(
  body: SharedBody,
  {
    before,
    path,
    encoding,
  }: { readonly before: string; readonly path: string; readonly encoding: SplicedEncoding },
): CompressedEnd | null {
  if (path.includes('?')) return null;
  const key = `${encoding} ${path} ${before}`;
  const known = body.ends.get(key);
  if (known !== undefined) return known;
  if (body.ends.size >= endsKept) return null;
  const end = compressEnd(joinPieces([before, ...fillBody(body, path)]), encoding);
  body.ends.set(key, end);
  return end;
}

function splitAt(bytes: Buffer, mark: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, from)) {
    pieces.push(bytes.subarray(from, at));
    from = at + mark.length;
  }
  return [...pieces, bytes.subarray(from)];
}

function countBytes(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}
