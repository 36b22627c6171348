/** Length of a text as people count it; a line break of a form is one character. */
export function countCharacters(text: string): number {
  return [...text.replaceAll('\r\n', '\n')].length;
}
