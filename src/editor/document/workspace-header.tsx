import { ArrowLeft, Eye, History, Redo2, Send, Undo2 } from 'lucide-react';
import { useEditor } from '../navigation/editor-context.tsx';
import { PlaceLink } from '../navigation/place-link.tsx';
import { useTitle } from '../navigation/use-title.ts';
import { DocumentStateChip } from '../ui/document-state-chip.tsx';
import buttons from '../ui/editor-button.module.css';
import { EditorButton, IconButton } from '../ui/editor-button.tsx';
import { documentName } from './document-name.ts';
import { CatchUpNotice } from './drafts/catch-up-notice.tsx';
import { SaveIndicator } from './drafts/save-indicator.tsx';
import { PresenceRow } from './presence-row.tsx';
import styles from './workspace-header.module.css';
import type { WorkspaceProps } from './workspace-props.ts';

export interface WorkspaceHeaderProps
  extends Pick<WorkspaceProps, 'autosave' | 'draftState' | 'brand' | 'present' | 'catchUp' | 'onOpen'> {
  /** Leads to the first field with a problem. */
  readonly onProblem: () => void;
  /** Null where there is nothing to take back. */
  readonly history: {
    readonly hasPast: boolean;
    readonly hasFuture: boolean;
    readonly back: () => void;
    readonly forward: () => void;
  } | null;
}

/** The document's name, its state, who else has it open, and the actions on it as a whole. */
export function WorkspaceHeader(props: WorkspaceHeaderProps) {
  const { autosave, draftState, brand, present, catchUp, onOpen, onProblem, history } = props;
  const { texts, language } = useEditor();
  const { line } = draftState.document;
  const name = documentName(line, draftState.content, language, texts);
  useTitle(name);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the page in the preview has a banner too
    <header className={styles.header} aria-label={texts('editor.title')}>
      <PlaceLink
        className={buttons.icon}
        to={{ kind: 'documents', brand: brand.key }}
        aria-label={texts('editor.back')}
        title={texts('editor.back')}
      >
        <ArrowLeft size={18} aria-hidden="true" />
      </PlaceLink>
      <div className={styles.title}>
        <h1>{name}</h1>
        <p>
          {brand.name}
          {line.kind === 'page' ? ` · /${draftState.content.slug}` : ''}
        </p>
      </div>
      <DocumentStateChip line={line} />
      <SaveIndicator autosave={autosave} status={draftState.status} onProblem={onProblem} />
      <CatchUpNotice catchUp={catchUp} />
      <PresenceRow present={present} />
      <div className={styles.actions}>
        {history === null ? null : (
          <>
            <IconButton
              icon={Undo2}
              label={texts('editor.undo')}
              disabled={!history.hasPast}
              onClick={history.back}
            />
            <IconButton
              icon={Redo2}
              label={texts('editor.redo')}
              disabled={!history.hasFuture}
              onClick={history.forward}
            />
          </>
        )}
        <EditorButton
          look="quiet"
          className={styles.secondary}
          icon={History}
          onClick={() => onOpen('versions')}
        >
          {texts('editor.versions.title')}
        </EditorButton>
        {line.kind === 'page' ? (
          <EditorButton
            look="quiet"
            className={styles.secondary}
            icon={Eye}
            onClick={() => onOpen('preview')}
          >
            {texts('editor.preview.title')}
          </EditorButton>
        ) : null}
        <EditorButton look="primary" icon={Send} onClick={() => onOpen('publish')}>
          {texts('editor.publish.open')}
        </EditorButton>
      </div>
    </header>
  );
}
