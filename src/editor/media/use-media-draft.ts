import { useState } from 'react';
import { type Framing, WHOLE_PICTURE } from '../../domain/pictures/frame-picture.ts';
import type { Language } from '../../domain/words/language.ts';
import type { AltTexts, MediaItem } from '../../features/media/media-calls.ts';
import { EditingFailure, type FailureReason } from '../calls/editing-client.ts';
import type { MediaClient } from './media-client.ts';

/** Why what was changed has not been saved, or that it has. */
export type SaveState =
  | { readonly kind: 'begun' | 'saving' | 'saved' | 'alt-text-needed' }
  | { readonly kind: 'conflict'; readonly theirs: MediaItem }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

/** An item with the editor's unsaved changes. */
export interface MediaDraft {
  readonly name: string;
  readonly alt: AltTexts;
  readonly isGenerated: boolean;
  readonly framing: Framing;
  readonly state: SaveState;
  readonly isChanged: boolean;
  setName(name: string): void;
  setAlt(language: Language, text: string): void;
  setGenerated(isGenerated: boolean): void;
  setFraming(framing: Framing): void;
  showWhole(): void;
  /** @param revision saves on top of theirs, after a conflict */
  save(revision?: number): Promise<MediaItem | null>;
  /** Starts again from what another editor saved. */
  take(theirs: MediaItem): void;
}

const framingOf = ({ crop, focal }: MediaItem): Framing => ({ crop, focal });

export function useMediaDraft(item: MediaItem, client: MediaClient): MediaDraft {
  const [base, setBase] = useState(item);
  const [name, setName] = useState(item.name);
  const [alt, setAlt] = useState<AltTexts>(item.alt);
  const [isGenerated, setGenerated] = useState(item.isGenerated);
  const [framing, setFraming] = useState(framingOf(item));
  const [state, setState] = useState<SaveState>({ kind: 'begun' });
  const begin = (from: MediaItem, kind: 'begun' | 'saved') => {
    setBase(from);
    setName(from.name);
    setAlt(from.alt);
    setGenerated(from.isGenerated);
    setFraming(framingOf(from));
    setState({ kind });
  };

  async function save(revision = base.revision): Promise<MediaItem | null> {
    setState({ kind: 'saving' });
    try {
      const answer = await client.change(item.id, {
        revision,
        name,
        alt: dropEmptyAltTexts(alt),
        isGenerated,
        ...framing,
      });
      if (answer.outcome === 'done') {
        begin(answer.item, 'saved');
        return answer.item;
      }
      setState(
        answer.outcome === 'conflict'
          ? { kind: 'conflict', theirs: answer.item }
          : { kind: 'alt-text-needed' },
      );
    } catch (error) {
      setState({ kind: 'failed', reason: error instanceof EditingFailure ? error.reason : 'failed' });
    }
    return null;
  }

  const written = { name, alt: dropEmptyAltTexts(alt), isGenerated, framing };
  const before = {
    name: base.name,
    alt: base.alt,
    isGenerated: base.isGenerated,
    framing: framingOf(base),
  };
  return {
    name,
    alt,
    isGenerated,
    framing,
    state,
    setName,
    setGenerated,
    setFraming,
    save,
    isChanged: JSON.stringify(sort(written)) !== JSON.stringify(sort(before)),
    setAlt: (language, text) => setAlt({ ...alt, [language]: text }),
    showWhole: () => setFraming({ ...framing, crop: WHOLE_PICTURE }),
    take: (theirs) => begin(theirs, 'begun'),
  };
}

function dropEmptyAltTexts(alt: AltTexts): AltTexts {
  return Object.fromEntries(Object.entries(alt).filter(([, text]) => text.trim() !== ''));
}

/** Texts come in no order. */
function sort<T extends { readonly alt: AltTexts }>(draft: T): T {
  return {
    ...draft,
    alt: Object.fromEntries(Object.entries(draft.alt).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
