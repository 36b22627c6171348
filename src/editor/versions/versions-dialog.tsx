import { useEffect, useState } from 'react';
import type { Brand } from '../../brands/brand.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Difference, VersionLine } from '../../features/editing/editing-calls.ts';
import { type ComparedStateKey, EditingFailure } from '../calls/editing-client.ts';
import type { DraftAutosave, DraftState } from '../document/drafts/draft-autosave.ts';
import { zoneOfMarket } from '../fields/market-time.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import control from '../ui/control.module.css';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { Note } from '../ui/note.tsx';
import { DifferenceList } from './difference-list.tsx';
import { VersionActions } from './version-actions.tsx';
import styles from './versions-dialog.module.css';

export interface VersionsDialogProps {
  readonly autosave: DraftAutosave;
  readonly draftState: DraftState;
  readonly brand: Brand;
  readonly onClose: () => void;
}

/** What visitors have seen so far: any two states compared, and a version brought back into the draft or live. */
export function VersionsDialog({ autosave, draftState, brand, onClose }: VersionsDialogProps) {
  const { texts, client, member, language } = useEditor();
  const { document } = draftState;
  const { versions, line } = document;
  const [from, setFrom] = useState<ComparedStateKey>(versions[0]?.version ?? 'draft');
  const [to, setTo] = useState<ComparedStateKey>('draft');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const differences = useDifferences(line.id, from, to);
  const restore = async (version: number, target: 'draft' | 'live') => {
    setIsBusy(true);
    setFailure(null);
    try {
      if (draftState.status.kind !== 'saved' && !(await autosave.saveNow()))
        throw new EditingFailure('failed', '');
      const { revision } = autosave.read().document.draft;
      const note = texts('editor.versions.restoredNote', { version });
      const answer = await client.restore(line.id, { revision, version, to: target, note });
      if (answer.outcome !== 'done') {
        setFailure(answer.outcome === 'conflict' ? 'conflict' : 'failed');
        return;
      }
      autosave.accept(answer.document);
      onClose();
    } catch (error) {
      setFailure(error instanceof EditingFailure ? error.reason : 'failed');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <EditorDialog title={texts('editor.versions.title')} shape="side" onClose={onClose}>
      <div className={styles.versions}>
        {versions.length === 0 ? <Note>{texts('editor.versions.none')}</Note> : null}
        <ol className={styles.list}>
          {versions.map((version, at) => (
            <li key={version.version}>
              <VersionHead
                version={version}
                brand={brand}
                language={language}
                isLive={version.version === line.version}
              />
              {at === 0 && line.state === 'published' ? null : (
                <VersionActions
                  version={version.version}
                  isLive={version.version === line.version}
                  mayPublish={member.role !== 'editor'}
                  isBusy={isBusy}
                  hasDraft={line.state !== 'published' || draftState.status.kind !== 'saved'}
                  onRestore={(target) => void restore(version.version, target)}
                />
              )}
            </li>
          ))}
        </ol>
        {failure === null ? null : (
          <Note tone="error" isAnnounced>
            {texts(`editor.failure.${failure}`)}
          </Note>
        )}
        <section className={styles.compare} aria-labelledby="compare">
          <h3 id="compare">{texts('editor.versions.compare')}</h3>
          <div className={styles.states}>
            <StateChoice
              label={texts('editor.versions.from')}
              versions={versions}
              value={from}
              onChange={setFrom}
            />
            <StateChoice
              label={texts('editor.versions.to')}
              versions={versions}
              value={to}
              onChange={setTo}
            />
          </div>
          {differences === null ? (
            <p role="status">{texts('editor.loading')}</p>
          ) : (
            <DifferenceList differences={differences} />
          )}
        </section>
      </div>
    </EditorDialog>
  );
}

interface VersionHeadProps {
  readonly version: VersionLine;
  readonly brand: Brand;
  readonly language: ReturnType<typeof useEditor>['language'];
  readonly isLive: boolean;
}

function VersionHead({ version, brand, language, isLive }: VersionHeadProps) {
  const { texts } = useEditor();
  const by = version.by === '' ? texts('editor.versions.product') : version.by;
  return (
    <div>
      <strong>{texts('editor.versions.version', { version: version.version })}</strong>{' '}
      {isLive ? <span className={styles.live}>{texts('editor.versions.live')}</span> : null}
      <p className={styles.soft}>
        {by}, {formatDateTime(new Date(version.at), language, zoneOfMarket(brand.market))}
      </p>
      {version.note === '' ? null : <p>{version.note}</p>}
    </div>
  );
}

interface StateChoiceProps {
  readonly label: string;
  readonly versions: readonly VersionLine[];
  readonly value: ComparedStateKey;
  readonly onChange: (state: ComparedStateKey) => void;
}

function StateChoice({ label, versions, value, onChange }: StateChoiceProps) {
  const { texts } = useEditor();
  return (
    <label>
      <span className={control.label}>{label}</span>
      <select
        className={control.control}
        value={String(value)}
        onChange={({ target }) => onChange(target.value === 'draft' ? 'draft' : Number(target.value))}
      >
        <option value="draft">{texts('editor.versions.draft')}</option>
        {versions.map(({ version }) => (
          <option key={version} value={version}>
            {texts('editor.versions.version', { version })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Null while the server has not said. */
function useDifferences(
  documentId: string,
  from: ComparedStateKey,
  to: ComparedStateKey,
): readonly Difference[] | null {
  const { client, language } = useEditor();
  const [found, setFound] = useState<readonly Difference[] | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    setFound(null);
    client
      .compare(documentId, { from, to, language }, leaving.signal)
      .then(({ differences }) => setFound(differences))
      .catch(() => {
        if (!leaving.signal.aborted) setFound([]);
      });
    return () => leaving.abort();
  }, [client, documentId, from, to, language]);
  return found;
}
