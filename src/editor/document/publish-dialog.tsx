import { useState } from 'react';
import type { Brand } from '../../brands/brand.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { ChangeAnswer, FieldProblem } from '../../features/editing/editing-calls.ts';
import { EditingFailure } from '../calls/editing-client.ts';
import { readLocal, zoneOfMarket } from '../fields/market-time.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { goTo } from '../navigation/use-place.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { Labelled } from '../ui/labelled.tsx';
import { Note } from '../ui/note.tsx';
import { Segments } from '../ui/segments.tsx';
import { describePath } from '../versions/describe-path.ts';
import { countSamples } from './count-samples.ts';
import type { DraftAutosave, DraftState } from './drafts/draft-autosave.ts';
import styles from './publish-dialog.module.css';
import { RemovalActions } from './removal-actions.tsx';

export interface PublishDialogProps {
  readonly autosave: DraftAutosave;
  readonly draftState: DraftState;
  readonly brand: Brand;
  readonly onClose: () => void;
  /** The document is no more: it was only ever a draft. */
  readonly onGone: () => void;
}

type PublishFailure =
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** Brings the draft to visitors, now or at a moment; editors read why they cannot. */
export function PublishDialog({ autosave, draftState, brand, onClose }: PublishDialogProps) {
  const { texts, member, client, language } = useEditor();
  const { document, content } = draftState;
  const { line, schedule, linkedFrom } = document;
  const sample = texts('editor.sampleWords');
  const samples = countSamples(content.body, sample);
  const zone = zoneOfMarket(brand.market);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [local, setLocal] = useState('');
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<PublishFailure | null>(null);
  const mayPublish = member.role !== 'editor';
  const before = document.versions[0]?.slug;
  const isMoved = line.version !== null && before !== undefined && before !== content.slug;

  /** Does what changes the document as a whole; what is unsaved is saved before. */
  const change = async (act: (revision: number) => Promise<ChangeAnswer>) => {
    setIsBusy(true);
    setFailure(null);
    try {
      if (!(await autosave.saveNow())) {
        const { status } = autosave.read();
        setFailure(
          status.kind === 'refused'
            ? { kind: 'refused', problems: status.problems }
            : { kind: 'failed', reason: status.kind === 'conflict' ? 'conflict' : 'offline' },
        );
        return;
      }
      const answer = await act(autosave.read().document.draft.revision);
      if (answer.outcome === 'done') {
        autosave.accept(answer.document);
        onClose();
      } else if (answer.outcome === 'gone') goTo({ kind: 'documents', brand: line.brand });
      else if (answer.outcome === 'refused') setFailure({ kind: 'refused', problems: answer.problems });
      else setFailure({ kind: 'failed', reason: 'conflict' });
    } catch (error) {
      setFailure({ kind: 'failed', reason: error instanceof EditingFailure ? error.reason : 'failed' });
    } finally {
      setIsBusy(false);
    }
  };
  const send = () =>
    change((revision) =>
      when === 'now'
        ? client.publish(line.id, { revision, note })
        : client.schedule(line.id, {
            revision,
            note,
            at: new Date(readLocal(local, zone)).toISOString(),
          }),
    );
  return (
    <EditorDialog
      title={texts('editor.publish.title')}
      onClose={onClose}
      actions={
        <>
          <EditorButton onClick={onClose}>{texts('editor.cancel')}</EditorButton>
          {mayPublish ? (
            <EditorButton
              look="primary"
              isBusy={isBusy}
              disabled={when === 'later' && local === ''}
              onClick={() => void send()}
            >
              {texts(when === 'now' ? 'editor.publish.now' : 'editor.publish.plan')}
            </EditorButton>
          ) : null}
        </>
      }
    >
      <div className={styles.form}>
        {mayPublish ? null : <Note>{texts('editor.publish.notYours')}</Note>}
        {schedule === null ? null : (
          <Note tone={schedule.problems === null ? 'plain' : 'error'}>
            <p>
              {texts(schedule.problems === null ? 'editor.publish.planned' : 'editor.publish.planFailed', {
                when: formatDateTime(new Date(schedule.at), language, zone),
                by: schedule.by,
              })}
            </p>
            {schedule.isBehindDraft ? <p>{texts('editor.publish.behind')}</p> : null}
            {schedule.problems === null ? null : (
              <ProblemList problems={schedule.problems} draftState={draftState} />
            )}
            {mayPublish ? (
              <EditorButton
                isBusy={isBusy}
                onClick={() =>
                  void change((revision) => client.schedule(line.id, { revision, note: '', at: null }))
                }
              >
                {texts('editor.publish.cancelSchedule')}
              </EditorButton>
            ) : null}
          </Note>
        )}
        {samples === 0 ? null : (
          <Note tone="warning">{texts('editor.publish.samples', { n: samples, sample })}</Note>
        )}
        {isMoved ? <Note>{texts('editor.page.moved', { before: `/${before}` })}</Note> : null}
        {mayPublish ? (
          <>
            <Segments
              label={texts('editor.publish.when')}
              value={when}
              options={(['now', 'later'] as const).map((value) => ({
                value,
                label: texts(`editor.publish.${value === 'now' ? 'atOnce' : 'later'}`),
              }))}
              onChange={setWhen}
            />
            {when === 'later' ? (
              <Labelled label={texts('editor.publish.moment')} hint={texts('editor.fields.zone', { zone })}>
                {(links) => (
                  <input
                    {...links}
                    type="datetime-local"
                    value={local}
                    onChange={({ target }) => setLocal(target.value)}
                  />
                )}
              </Labelled>
            ) : null}
            <Labelled label={texts('editor.publish.note')} hint={texts('editor.publish.noteHint')}>
              {(links) => (
                <input
                  {...links}
                  maxLength={200}
                  value={note}
                  onChange={({ target }) => setNote(target.value)}
                />
              )}
            </Labelled>
          </>
        ) : null}
        {failure === null ? null : (
          <Note tone="error" isAnnounced>
            {failure.kind === 'failed' ? (
              <p>{texts(`editor.failure.${failure.reason}`)}</p>
            ) : (
              <>
                <p>{texts('editor.publish.refused')}</p>
                <ProblemList problems={failure.problems} draftState={draftState} />
              </>
            )}
          </Note>
        )}
        <RemovalActions
          line={line}
          linkedFrom={linkedFrom}
          mayPublish={mayPublish}
          isBusy={isBusy}
          change={change}
        />
      </div>
    </EditorDialog>
  );
}

function ProblemList({
  problems,
  draftState,
}: {
  problems: readonly FieldProblem[];
  draftState: DraftState;
}) {
  const { texts } = useEditor();
  return (
    <ul className={styles.problems}>
      {problems.slice(0, 8).map((problem) => (
        <li key={JSON.stringify([problem.moduleId, problem.path])}>
          {[describePath(problem, draftState.content.body.modules ?? [], texts), texts(problem.problem)]
            .filter(Boolean)
            .join(': ')}
        </li>
      ))}
    </ul>
  );
}
