import type { LocalText } from '../../brands/brand.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/words/language.ts';
import { listLocalTexts } from './clean-body.server.ts';
import { currentOf, type DocumentRecord } from './document-rows.server.ts';
import type { DocumentLine, DraftBody } from './editing-calls.ts';

/** A document's line in the page tree. */
export function describeLine(record: DocumentRecord): DocumentLine {
  const { id, brand, kind, published, draft, schedule } = record;
  const { slug, body } = currentOf(record);
  return {
    id,
    brand,
    kind,
    slug,
    title: titleOf(body),
    state: stateOf(record),
    version: published?.version ?? null,
    publishedAt: published?.at.toISOString() ?? null,
    editedBy: draft?.by ?? null,
    editedAt: draft?.at.toISOString() ?? null,
    scheduledFor: schedule?.dueAt.toISOString() ?? null,
    isScheduleFailed: (schedule?.problems ?? null) !== null,
    missing: countMissing(body),
  };
}

export function titleOf(body: DraftBody): LocalText | null {
  return body.meta?.title ?? null;
}

function stateOf({ published, isChanged }: DocumentRecord): DocumentLine['state'] {
  if (published === null) return 'draft';
  return isChanged ? 'changed' : 'published';
}

/** Texts that are not there in a language; German is what they fall back to. */
function countMissing(body: DraftBody): DocumentLine['missing'] {
  const counts: Partial<Record<Language, number>> = {};
  const texts = listLocalTexts(body);
  for (const language of LANGUAGES) {
    const count = texts.filter((text) => text[language] === undefined).length;
    if (language !== DEFAULT_LANGUAGE && count > 0) counts[language] = count;
  }
  return counts;
}
