import type { Brand } from '../../brands/brand.ts';
import type { NamedField } from '../../content-modules/definition/field-shape.ts';
import type { DraftBody, FieldProblem } from '../../features/editing/editing-calls.ts';
import { type FieldScope, useFieldScope } from '../fields/input/field-scope.tsx';
import { WholeForm } from '../fields/whole-form.tsx';
import { useEditor } from '../navigation/editor-context.tsx';
import { Labelled } from '../ui/labelled.tsx';
import { Note } from '../ui/note.tsx';
import type { DraftAutosave, DraftState } from './drafts/draft-autosave.ts';
import { LinkedFrom } from './linked-from.tsx';
import styles from './module-form.module.css';

/** What browsers' tabs and search results show of a page. */
const metaFields: readonly NamedField[] = [
  { name: 'title', isRequired: true, shape: { kind: 'words' } },
  { name: 'description', isRequired: true, shape: { kind: 'words' } },
];

export interface PageFormProps {
  readonly autosave: DraftAutosave;
  readonly draftState: DraftState;
  readonly brand: Brand;
  readonly problems: readonly FieldProblem[];
}

/** The page as a whole, while no module is selected. */
export function PageForm({ autosave, draftState, brand, problems }: PageFormProps) {
  const { texts } = useEditor();
  const around = useFieldScope();
  const { document, content } = draftState;
  const { meta } = content.body;
  const own = problems.filter(({ moduleId }) => moduleId === null);
  const scope: FieldScope = { ...around, problems: own };
  if (meta === undefined) return <Note>{texts(`editor.kindHint.${document.line.kind}`)}</Note>;
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <h2>{texts('editor.page.settings')}</h2>
      </div>
      <WholeForm
        scope={scope}
        fields={metaFields}
        value={meta}
        path={['meta']}
        onChange={(next) => {
          const { slug, body } = autosave.read().content;
          // The form changes fields of the metadata it was given and adds none; the server checks them again.
          autosave.change({
            slug,
            body: { ...body, meta: next as NonNullable<DraftBody['meta']> },
          });
        }}
      />
      <SlugField
        autosave={autosave}
        draftState={draftState}
        brand={brand}
        problem={own.find(({ path }) => path[0] === 'slug')}
      />
      {document.linkedFrom.length === 0 ? null : (
        <div>
          <h3>{texts('editor.page.linkedFrom')}</h3>
          <LinkedFrom documents={document.linkedFrom} />
        </div>
      )}
    </div>
  );
}

interface SlugFieldProps extends Pick<PageFormProps, 'autosave' | 'draftState' | 'brand'> {
  readonly problem: FieldProblem | undefined;
}

function SlugField({ autosave, draftState, brand, problem }: SlugFieldProps) {
  const { texts } = useEditor();
  const { document, content } = draftState;
  const isHome = document.draft.slug === '';
  const isMoved =
    document.line.version !== null && content.slug !== (document.versions[0]?.slug ?? content.slug);
  const address = `/${brand.locales[0]}/${content.slug}`;
  return (
    <div data-path={JSON.stringify(['slug'])}>
      <Labelled
        label={texts('editor.page.slug')}
        hint={isHome ? texts('editor.page.home') : address}
        problem={problem === undefined ? undefined : texts(problem.problem)}
      >
        {(links) => (
          <input
            {...links}
            value={isHome ? '/' : content.slug}
            disabled={isHome}
            spellCheck={false}
            onChange={({ target }) =>
              autosave.change({ ...autosave.read().content, slug: target.value.trim() })
            }
          />
        )}
      </Labelled>
      {isMoved ? (
        <Note>{texts('editor.page.moved', { before: `/${document.versions[0]?.slug ?? ''}` })}</Note>
      ) : null}
    </div>
  );
}
