import type { NamedField } from '../../content-modules/definition/field-shape.ts';
import { VisitProvider } from '../../site/visit-context.tsx';
import { describeVisit } from '../canvas/canvas-choice.ts';
import { WholeForm } from '../fields/whole-form.tsx';
import { useEditor } from '../navigation/editor-context.tsx';
import { Note } from '../ui/note.tsx';
import { focusProblem } from './focus-problem.ts';
import styles from './values-workspace.module.css';
import { WorkspaceHeader } from './workspace-header.tsx';
import type { WorkspaceProps } from './workspace-props.ts';

export interface ValuesWorkspaceProps extends WorkspaceProps {
  readonly fields: readonly NamedField[];
}

/** Switches and settings of a brand: a form without a canvas. */
export function ValuesWorkspace(props: ValuesWorkspaceProps) {
  const { autosave, draftState, brand, choice, onChoice, present, catchUp, onOpen, fields } = props;
  const { texts } = useEditor();
  const { status, content, document, round } = draftState;
  const problems = status.kind === 'refused' ? status.problems : [];
  const scope = {
    brand,
    problems,
    writtenLanguage: choice.language,
    onLanguage: (language: typeof choice.language) => onChoice({ ...choice, language }),
  };
  const [first] = problems;
  return (
    <VisitProvider visit={describeVisit(brand, choice)} texts={texts}>
      <div className={styles.workspace}>
        <WorkspaceHeader
          autosave={autosave}
          draftState={draftState}
          brand={brand}
          present={present}
          catchUp={catchUp}
          onOpen={onOpen}
          history={null}
          onProblem={() => {
            if (first !== undefined) focusProblem(first);
          }}
        />
        <main className={styles.main}>
          <Note>{texts(`editor.kindHint.${document.line.kind}`)}</Note>
          <WholeForm
            scope={scope}
            key={round}
            fields={fields}
            isOpen
            value={content.body.values ?? {}}
            path={['values']}
            onChange={(values) => autosave.change({ slug: content.slug, body: { ...content.body, values } })}
          />
        </main>
      </div>
    </VisitProvider>
  );
}
