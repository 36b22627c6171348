/** Used again for every document: room for the longest so far. */
let desk = Buffer.allocUnsafeSlow(512 * 1024);

/** Most bytes that one unit of a string takes in UTF-8. */
const BYTES_PER_UNIT = 3;

/**
 * Texts and ready bytes as one UTF-8 document. To measure every text first, as `Buffer.from` does, costs as much as to
 * encode it: so all is written down at once and copied when its length is known.
 */
export function joinPieces(pieces: readonly (string | Buffer)[]): Buffer {
  let most = 0;
  for (const piece of pieces)
    most += typeof piece === 'string' ? piece.length * BYTES_PER_UNIT : piece.length;
  if (most > desk.length) desk = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') end += desk.write(piece, end);
    else {
      desk.set(piece, end);
      end += piece.length;
    }
  }
  return Buffer.from(desk.subarray(0, end));
}
