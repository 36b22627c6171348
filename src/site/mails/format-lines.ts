import { escapeAttribute } from '../../domain/words/escape-html.ts';

/** Words of a mail as HTML: each line break of theirs is one. */
export function formatLines(words: string): string {
  return escapeAttribute(words).replaceAll('\n', '<br>');
}
