import { Upload as UploadDrawing } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { UploadList } from './upload-list.tsx';
import styles from './upload-zone.module.css';
import type { Uploads } from './use-uploads.ts';

/** What the file chooser offers; the server looks at the bytes. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export interface UploadZoneProps {
  readonly uploads: Uploads;
  /** Content next to the button, such as a search field. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that takes files: by its button, or dropped anywhere on it. */
export function UploadZone({ uploads, bar, children }: UploadZoneProps) {
  const { texts } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button next to it does the same
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        uploads.add(event.dataTransfer.files);
      }}
    >
      <div className={styles.bar}>
        {bar}
        <input
          ref={input}
          type="file"
          accept={accepted}
          multiple
          hidden
          aria-label={texts('library.upload')}
          onChange={(event) => {
            uploads.add(event.target.files ?? []);
            event.target.value = '';
          }}
        />
        <EditorButton look="primary" icon={UploadDrawing} onClick={() => input.current?.click()}>
          {texts('library.upload')}
        </EditorButton>
      </div>
      <p className={styles.hint}>{texts('library.uploadHint')}</p>
      <UploadList uploads={uploads} />
      {children}
      {isOver ? (
        <p className={styles.drop} aria-hidden="true">
          <UploadDrawing size={28} />
          {texts('library.drop')}
        </p>
      ) : null}
    </div>
  );
}
