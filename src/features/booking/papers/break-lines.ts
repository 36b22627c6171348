/** Where a line may end: behind spaces, and behind a dash within a word. A no-break space keeps its words together. */
const breaks = /(?<=[ \t]|(?<=\p{L})[-–—](?=\p{L}))(?![ \t])/u;

/**
 * Breaks words into lines as wide as they may be.
 * @param measure width of a piece of text, in the unit of `width`
 * @returns the pieces of each line, spaces at its end among them; a word that is wider than a line is broken anywhere
 */
export function breakLines(
  words: string,
  width: number,
  measure: (piece: string) => number,
): readonly (readonly string[])[] {
  return words.split('\n').flatMap((paragraph) => {
    const lines: string[][] = [[]];
    let left = width;
    for (const piece of paragraph.split(breaks).flatMap((word) => shorten(word, width, measure))) {
      if (measure(piece.trimEnd()) > left && left < width) {
        lines.push([]);
        left = width;
      }
      lines.at(-1)?.push(piece);
      left -= measure(piece);
    }
    return lines;
  });
}

/** Pieces of a word that each fit into a line. */
function shorten(word: string, width: number, measure: (piece: string) => number): readonly string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
