import { formatNumber } from '../../../domain/words/format-number.ts';
import type { Language } from '../../../domain/words/language.ts';
import { useIsTakenOver } from '../../../site/use-is-taken-over.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './complaint-form.module.css';
import { errorText } from './error-text.ts';
import type { ChosenFile, FileChoice } from './use-file-choice.ts';

/** The chosen files: how far each is, and a button that removes it. Without script a file that has arrived has a box instead. */
export function ChosenFiles({ files, remove }: Pick<FileChoice, 'files' | 'remove'>) {
  const texts = useTexts();
  const isTakenOver = useIsTakenOver();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={texts('complaint.files.chosen')}>
      {files.map((file) => (
        <li key={file.key} className={styles.chosen} data-state={file.state}>
          <span className={styles.name}>{file.name}</span>
          <FileState file={file} />
          {isTakenOver ? (
            <button type="button" className={styles.remove} onClick={() => remove(file.key)}>
              <span aria-hidden="true">×</span>
              <span className="visually-hidden">{texts('complaint.files.remove', { name: file.name })}</span>
            </button>
          ) : (
            <label className={styles.keep}>
              <input type="checkbox" name="file[]" value={file.id} defaultChecked />
              {texts('complaint.files.keep')}
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}

function FileState({ file }: { readonly file: ChosenFile }) {
  const texts = useTexts();
  const { language } = useVisit();
  const { name, bytes, sent, state, error } = file;
  const percent = bytes === 0 ? 0 : Math.floor((100 * sent) / bytes);
  if (state === 'refused')
    return <span className={styles.refused}>{errorText(error ?? 'genericError', texts)}</span>;
  if (state === 'ready')
    return (
      <span className={styles.state}>
        {texts('complaint.files.ready', { size: formatBytes(bytes, language) })}
      </span>
    );
  return (
    <span className={styles.state}>
      <progress max={100} value={percent} aria-label={texts('complaint.files.progress', { name })} />
      {state === 'waiting' ? texts('complaint.files.waiting') : null}
      {state === 'sending' ? `${percent} %` : null}
      {state === 'stuck' ? texts('complaint.files.stuck') : null}
    </span>
  );
}

/** Megabytes as in the limits: 1,048,576 bytes each. */
function formatBytes(bytes: number, language: Language): string {
  const megabytes = bytes / 1_048_576;
  const [value, unit] = megabytes >= 0.1 ? [megabytes, 'MB'] : [Math.max(1, bytes / 1024), 'kB'];
  return `${formatNumber(value, language, unit === 'MB' ? 1 : 0)} ${unit}`;
}
