import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Brand } from '../../brands/brand.ts';
import type { DocumentLine, FieldProblem } from '../../features/editing/editing-calls.ts';
import { EditingFailure } from '../calls/editing-client.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { Labelled } from '../ui/labelled.tsx';
import { Note } from '../ui/note.tsx';
import styles from './new-page-dialog.module.css';
import { suggestSlug } from './suggest-slug.ts';

export interface NewPageDialogProps {
  readonly brand: Brand;
  /** Page whose modules the new one begins with. */
  readonly copyOf: DocumentLine | null;
  readonly onCreated: (line: DocumentLine) => void;
  readonly onClose: () => void;
}

/** A new page is a draft that only editors see; its address follows its title until an editor sets one. */
export function NewPageDialog({ brand, copyOf, onCreated, onClose }: NewPageDialogProps) {
  const { texts, client } = useEditor();
  const form = useId();
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // One for as long as the dialog is open: a retry after a lost answer creates no second page.
  const [documentId] = useState(() => crypto.randomUUID());
  const address = slug ?? suggestSlug(title);

  const create = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const answer = await client.create({
        id: documentId,
        brand: brand.key,
        kind: 'page',
        slug: address,
        title: { de: title },
        copyOf: copyOf?.id ?? null,
      });
      if (answer.outcome === 'done') onCreated(answer.document.line);
      else if (answer.outcome === 'refused') {
        flushSync(() => setProblems(answer.problems));
        // What is wrong is read out with the field that it belongs to.
        document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      }
    } catch (error) {
      setFailure(error instanceof EditingFailure ? error.reason : 'failed');
    } finally {
      setIsBusy(false);
    }
  };
  const problemOf = (isSlug: boolean) => {
    const found = problems.find(({ path }) => (path[0] === 'slug') === isSlug);
    return found === undefined ? undefined : texts(found.problem);
  };
  const copied = copyOf?.title?.de ?? '';
  return (
    <EditorDialog
      title={
        copyOf === null ? texts('editor.tree.newPage') : texts('editor.tree.copyTitle', { name: copied })
      }
      onClose={onClose}
      actions={
        <>
          <EditorButton onClick={onClose}>{texts('editor.cancel')}</EditorButton>
          <EditorButton look="primary" type="submit" form={form} isBusy={isBusy}>
            {texts('editor.tree.create')}
          </EditorButton>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Labelled label={texts('editor.page.title')} problem={problemOf(false)}>
          {(links) => (
            <input
              {...links}
              aria-required
              maxLength={120}
              value={title}
              onChange={(event) => {
                setTitle(event.target.value);
                setProblems([]);
              }}
            />
          )}
        </Labelled>
        <Labelled
          label={texts('editor.page.slug')}
          hint={`/${brand.locales[0]}/${address}`}
          problem={problemOf(true)}
        >
          {(links) => (
            <input
              {...links}
              aria-required
              maxLength={100}
              value={address}
              onChange={(event) => {
                setSlug(event.target.value);
                setProblems([]);
              }}
            />
          )}
        </Labelled>
        {failure === null ? null : (
          <Note tone="error" isAnnounced>
            {texts(`editor.failure.${failure}`)}
          </Note>
        )}
      </form>
    </EditorDialog>
  );
}
