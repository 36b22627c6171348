import type { Language } from '../../domain/words/language.ts';
import type { DocumentLine } from '../../features/editing/editing-calls.ts';
import type { Texts } from '../../texts/texts.ts';
import type { DraftContent } from './drafts/merge-drafts.ts';

/** What people call a document: a page by its title as it is written now, other kinds by what they are. */
export function documentName(
  { kind }: Pick<DocumentLine, 'kind'>,
  { body }: DraftContent,
  language: Language,
  texts: Texts,
): string {
  if (kind !== 'page') return texts(`editor.kind.${kind}`);
  const title = body.meta?.title[language] || body.meta?.title.de;
  return title ? title : texts('editor.tree.untitled');
}
