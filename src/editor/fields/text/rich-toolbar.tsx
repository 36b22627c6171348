import { Bold, Eye, Link, List } from 'lucide-react';
import type { RefObject } from 'react';
import { RichCopy } from '../../../content-modules/parts/rich-copy.tsx';
import { useEditor } from '../../navigation/editor-context.tsx';
import { IconButton } from '../../ui/editor-button.tsx';
import { type Marked, markBold, markLink, markList } from './mark-words.ts';
import styles from './rich-toolbar.module.css';

export interface RichToolbarProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** Only what has lines has lists. */
  readonly hasLines: boolean;
  readonly onWrite: (text: string) => void;
  readonly isPreviewed: boolean;
  readonly onPreview: (isPreviewed: boolean) => void;
}

/** The little emphasis that rich words have, and how they will look. */
export function RichToolbar({ box, text, hasLines, onWrite, isPreviewed, onPreview }: RichToolbarProps) {
  const { texts } = useEditor();
  const apply = (mark: (marked: Marked) => Marked) => {
    const area = box.current;
    if (area === null) return;
    const next = mark({ text, start: area.selectionStart, end: area.selectionEnd });
    onWrite(next.text);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(next.start, next.end);
    });
  };
  return (
    <>
      <div className={styles.toolbar} role="toolbar" aria-label={texts('editor.rich.toolbar')}>
        <IconButton icon={Bold} label={texts('editor.rich.bold')} onClick={() => apply(markBold)} />
        <IconButton icon={Link} label={texts('editor.rich.link')} onClick={() => apply(markLink)} />
        {hasLines ? (
          <IconButton icon={List} label={texts('editor.rich.list')} onClick={() => apply(markList)} />
        ) : null}
        <IconButton
          icon={Eye}
          label={texts('editor.rich.preview')}
          isPressed={isPreviewed}
          onClick={() => onPreview(!isPreviewed)}
        />
      </div>
      {isPreviewed ? (
        <div className={styles.preview} inert>
          <RichCopy words={text} />
        </div>
      ) : null}
    </>
  );
}
