import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces one text of a file by another. @throws where the file does not contain the text, so that no edit goes unnoticed */
export function editFile(file: string, before: string | RegExp, after: string): void {
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(before, after);
  if (edited === text) throw new Error(`${file} does not contain ${before}`);
  writeFileSync(file, edited);
}
