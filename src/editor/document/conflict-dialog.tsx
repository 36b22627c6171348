import { useState } from 'react';
import { compareStates } from '../../features/editing/compare-states.ts';
import type { Draft } from '../../features/editing/editing-calls.ts';
import { moduleName } from '../canvas/module-name.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { Segments } from '../ui/segments.tsx';
import { DifferenceList } from '../versions/difference-list.tsx';
import styles from './conflict-dialog.module.css';
import type { DraftAutosave, DraftState } from './drafts/draft-autosave.ts';
import { type DraftContent, listParts, mergeDrafts, type PartKey, type Side } from './drafts/merge-drafts.ts';

export interface ConflictDialogProps {
  readonly autosave: DraftAutosave;
  readonly draftState: DraftState;
  readonly theirs: Draft;
}

/**
 * Another editor has saved meanwhile: both sides' changes are shown, and where both changed the same, one is chosen.
 */
export function ConflictDialog({ autosave, draftState, theirs }: ConflictDialogProps) {
  const { texts, language } = useEditor();
  const [choices, setChoices] = useState<ReadonlyMap<PartKey, Side>>(new Map());
  const their: DraftContent = { slug: theirs.slug, body: theirs.body };
  const sides = { base: draftState.base, mine: draftState.content, theirs: their };
  const disputed = listParts(sides).filter(({ changed }) => changed === 'both');
  const changesOf = (side: DraftContent) => compareStates(draftState.base, side, language);
  const modules = [...(draftState.content.body.modules ?? []), ...(their.body.modules ?? [])];
  const partLabel = (key: PartKey) => {
    if (!key.startsWith('module:')) return texts(`editor.conflict.${key}`);
    const type = modules.find(({ id }) => `module:${id}` === key)?.type;
    return type === undefined ? key : moduleName(type, texts);
  };
  const keepBoth = () => autosave.resolveConflict(mergeDrafts(sides, choices), theirs);
  return (
    <EditorDialog
      title={texts('editor.conflict.title', { name: theirs.editedBy ?? '' })}
      shape="wide"
      isAlert
      onClose={keepBoth}
      actions={
        <>
          <EditorButton onClick={() => autosave.resolveConflict(their, theirs)}>
            {texts('editor.conflict.takeTheirs')}
          </EditorButton>
          <EditorButton look="primary" onClick={keepBoth}>
            {texts('editor.conflict.keepBoth')}
          </EditorButton>
        </>
      }
    >
      <div className={styles.conflict}>
        <p>{texts('editor.conflict.text')}</p>
        {disputed.length === 0 ? null : (
          <ul className={styles.parts}>
            {disputed.map(({ key }) => (
              <li key={key}>
                <strong>{partLabel(key)}</strong>
                <Segments
                  label={partLabel(key)}
                  value={choices.get(key) ?? 'mine'}
                  options={(['mine', 'theirs'] as const).map((value) => ({
                    value,
                    label: texts(`editor.conflict.${value}`),
                  }))}
                  onChange={(side) => setChoices(new Map(choices).set(key, side))}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.sides}>
          <section>
            <h3>{texts('editor.conflict.theirChanges')}</h3>
            <DifferenceList differences={changesOf(their)} />
          </section>
          <section>
            <h3>{texts('editor.conflict.myChanges')}</h3>
            <DifferenceList differences={changesOf(draftState.content)} />
          </section>
        </div>
      </div>
    </EditorDialog>
  );
}
