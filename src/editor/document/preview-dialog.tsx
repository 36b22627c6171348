import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { OpenDocument, PreviewQuery } from '../../features/editing/editing-calls.ts';
import { buildPath } from '../../url.ts';
import { CANVAS_WIDTHS, type CanvasChoice, type CanvasDevice } from '../canvas/canvas-choice.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import buttons from '../ui/editor-button.module.css';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { NewWindowHint } from '../ui/new-window-hint.tsx';
import { Segments } from '../ui/segments.tsx';
import styles from './preview-dialog.module.css';

export interface PreviewDialogProps {
  readonly document: OpenDocument;
  readonly choice: CanvasChoice;
  readonly onClose: () => void;
}

const devices = Object.keys(CANVAS_WIDTHS) as CanvasDevice[];

/** The real page from the draft, with navigation and footer and all that moves, as a visitor or as an editor sees it. */
export function PreviewDialog({ document, choice, onClose }: PreviewDialogProps) {
  const { texts } = useEditor();
  const [device, setDevice] = useState(choice.device);
  const [who, setWho] = useState<'visitor' | 'editor'>('visitor');
  const { language, currency, locale, at } = choice;
  const query: PreviewQuery = {
    language,
    currency,
    locale,
    at: at ?? undefined,
    asEditor: who === 'editor' ? 'true' : undefined,
  };
  const address = buildPath('editor_preview', { documentId: document.line.id }, query);
  return (
    <EditorDialog title={texts('editor.preview.title')} shape="full" onClose={onClose}>
      <div className={styles.bar}>
        <Segments
          label={texts('editor.canvas.device')}
          value={device}
          options={devices.map((value) => ({ value, label: texts(`editor.device.${value}`) }))}
          onChange={setDevice}
        />
        <Segments
          label={texts('editor.preview.who')}
          value={who}
          options={(['visitor', 'editor'] as const).map((value) => ({
            value,
            label: texts(`editor.preview.${value}`),
          }))}
          onChange={setWho}
        />
        <a className={`${buttons.button} ${buttons.plain}`} href={address} target="_blank" rel="noopener">
          <ExternalLink size={16} aria-hidden="true" />
          {texts('editor.preview.tab')}
          <NewWindowHint />
        </a>
      </div>
      <div className={styles.workspace}>
        <iframe
          className={styles.frame}
          title={texts('editor.preview.title')}
          src={address}
          width={CANVAS_WIDTHS[device]}
        />
      </div>
    </EditorDialog>
  );
}
