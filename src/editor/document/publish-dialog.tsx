import { type ReactNode, useState } from 'react';
import type { Brand } from '../../brands/brand.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { FieldProblem, PlannedPublishing } from '../../features/editing/editing-calls.ts';
import { readLocal, zoneOfMarket } from '../fields/market-time.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { Note } from '../ui/note.tsx';
import { describePath } from '../versions/describe-path.ts';
import { countSamples } from './count-samples.ts';
import type { DraftAutosave, DraftState } from './drafts/draft-autosave.ts';
import styles from './publish-dialog.module.css';
import { type PublishChoice, PublishFields } from './publish-fields.tsx';
import { RemovalActions } from './removal-actions.tsx';
import { type PublishError, useDocumentChange } from './use-document-change.ts';

export interface PublishDialogProps {
  readonly autosave: DraftAutosave;
  readonly draftState: DraftState;
  readonly brand: Brand;
  readonly onClose: () => void;
}

/** Publishes the draft now or at a chosen time, and lists the problems that prevent it. */
export function PublishDialog({ autosave, draftState, brand, onClose }: PublishDialogProps) {
  const { texts, member, client } = useEditor();
  const { line, schedule, linkedFrom } = draftState.document;
  const zone = zoneOfMarket(brand.market);
  const [choice, setChoice] = useState<PublishChoice>({ when: 'now', moment: '', note: '' });
  const { isBusy, error, change } = useDocumentChange(autosave, onClose);
  const mayPublish = member.role !== 'editor';
  const publish = () =>
    change((revision) => {
      const { when, moment, note } = choice;
      if (when === 'now') return client.publish(line.id, { revision, note });
      return client.schedule(line.id, {
        revision,
        note,
        at: new Date(readLocal(moment, zone)).toISOString(),
      });
    });
  const cancelSchedule = () =>
    change((revision) => client.schedule(line.id, { revision, note: '', at: null }));
  const actions = (
    <>
      <EditorButton onClick={onClose}>{texts('editor.cancel')}</EditorButton>
      {mayPublish ? (
        <EditorButton
          look="primary"
          isBusy={isBusy}
          disabled={choice.when === 'later' && choice.moment === ''}
          onClick={() => void publish()}
        >
          {texts(choice.when === 'now' ? 'editor.publish.now' : 'editor.publish.plan')}
        </EditorButton>
      ) : null}
    </>
  );
  return (
    <EditorDialog title={texts('editor.publish.title')} onClose={onClose} actions={actions}>
      <div className={styles.form}>
        {mayPublish ? null : <Note>{texts('editor.publish.notYours')}</Note>}
        {schedule === null ? null : (
          <ScheduleNote schedule={schedule} draftState={draftState} zone={zone}>
            {mayPublish ? (
              <EditorButton isBusy={isBusy} onClick={() => void cancelSchedule()}>
                {texts('editor.publish.cancelSchedule')}
              </EditorButton>
            ) : null}
          </ScheduleNote>
        )}
        <DraftWarnings draftState={draftState} />
        {mayPublish ? <PublishFields choice={choice} zone={zone} onChange={setChoice} /> : null}
        {error === null ? null : <ErrorNote error={error} draftState={draftState} />}
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

interface ScheduleNoteProps {
  readonly schedule: PlannedPublishing;
  readonly draftState: DraftState;
  readonly zone: string;
  readonly children: ReactNode;
}

/** When the document goes live, or why it did not at its time. */
function ScheduleNote({ schedule, draftState, zone, children }: ScheduleNoteProps) {
  const { texts, language } = useEditor();
  const { problems } = schedule;
  return (
    <Note tone={problems === null ? 'plain' : 'error'}>
      <p>
        {texts(problems === null ? 'editor.publish.planned' : 'editor.publish.planFailed', {
          when: formatDateTime(new Date(schedule.at), language, zone),
          by: schedule.by,
        })}
      </p>
      {schedule.isBehindDraft ? <p>{texts('editor.publish.behind')}</p> : null}
      {problems === null ? null : <ProblemList problems={problems} draftState={draftState} />}
      {children}
    </Note>
  );
}

/** Sample texts that are still in the draft, and the address that the page leaves. */
function DraftWarnings({ draftState: { document, content } }: { readonly draftState: DraftState }) {
  const { texts } = useEditor();
  const sample = texts('editor.sampleWords');
  const samples = countSamples(content.body, sample);
  const publishedSlug = document.versions[0]?.slug;
  const isMoved =
    document.line.version !== null && publishedSlug !== undefined && publishedSlug !== content.slug;
  return (
    <>
      {samples === 0 ? null : (
        <Note tone="warning">{texts('editor.publish.samples', { n: samples, sample })}</Note>
      )}
      {isMoved ? <Note>{texts('editor.page.moved', { before: `/${publishedSlug}` })}</Note> : null}
    </>
  );
}

function ErrorNote({ error, draftState }: { readonly error: PublishError; readonly draftState: DraftState }) {
  const { texts } = useEditor();
  return (
    <Note tone="error" isAnnounced>
      {error.kind === 'failed' ? (
        <p>{texts(`editor.failure.${error.reason}`)}</p>
      ) : (
        <>
          <p>{texts('editor.publish.refused')}</p>
          <ProblemList problems={error.problems} draftState={draftState} />
        </>
      )}
    </Note>
  );
}

interface ProblemListProps {
  readonly problems: readonly FieldProblem[];
  readonly draftState: DraftState;
}

/** The first eight problems, each with the path to its field. */
function ProblemList({ problems, draftState }: ProblemListProps) {
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
