import { X } from 'lucide-react';
import type { Brand } from '../../brands/brand.ts';
import type { FieldProblem, Palette } from '../../features/editing/editing-calls.ts';
import { useModuleActions } from '../canvas/module-actions.ts';
import { moduleName } from '../canvas/module-name.ts';
import type { StoredModule } from '../canvas/puck-data.ts';
import { useEditorPuck } from '../canvas/use-editor-puck.ts';
import { type FieldScope, useFieldScope } from '../fields/input/field-scope.tsx';
import { WholeForm } from '../fields/whole-form.tsx';
import { useEditor } from '../navigation/editor-context.tsx';
import { IconButton } from '../ui/editor-button.tsx';
import { Note } from '../ui/note.tsx';
import type { DraftState } from './drafts/draft-autosave.ts';
import styles from './module-form.module.css';

export interface ModuleFormProps {
  readonly id: string;
  readonly draftState: DraftState;
  readonly palette: Palette;
  readonly brand: Brand;
  readonly problems: readonly FieldProblem[];
}

/** The fields of the selected module. */
export function ModuleForm({ id, palette, problems }: ModuleFormProps) {
  const { texts } = useEditor();
  const actions = useModuleActions();
  const around = useFieldScope();
  const type = useEditorPuck((puck) => puck.selectedItem?.type);
  const stored = useEditorPuck(
    (puck) => puck.selectedItem?.props.stored as StoredModule['props'] | undefined,
  );
  if (type === undefined || stored === undefined) return null;
  const entry = palette.modules.find((each) => each.type === type);
  const scope: FieldScope = { ...around, problems: problems.filter(({ moduleId }) => moduleId === id) };
  const whole = scope.problems.find(({ path }) => path.length === 0);
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <h2>{moduleName(type, texts)}</h2>
        <IconButton
          icon={X}
          label={texts('editor.fields.leave')}
          onClick={({ currentTarget }) => {
            // The button goes away with the form: a keyboard goes on where the page's own fields come.
            currentTarget.closest('section')?.focus();
            actions.select(null);
          }}
        />
      </div>
      {whole === undefined ? null : <Note tone="error">{texts(whole.problem)}</Note>}
      {entry === undefined ? (
        <Note>{texts('editor.fields.unknown')}</Note>
      ) : (
        <WholeForm
          scope={scope}
          fields={entry.fields}
          value={stored}
          path={[]}
          onChange={(props) => actions.write(id, props)}
        />
      )}
    </div>
  );
}
