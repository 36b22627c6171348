import { diffWords } from 'diff';
import type { Difference } from '../../features/editing/editing-calls.ts';
import { moduleName } from '../canvas/module-name.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { describePath } from './describe-path.ts';
import styles from './difference-list.module.css';

/** What differs between two states, line by line, with the very words. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  const { texts } = useEditor();
  if (differences.length === 0) return <p className={styles.none}>{texts('editor.difference.none')}</p>;
  return (
    <ul className={styles.list}>
      {differences.map((difference) => (
        <li
          key={JSON.stringify([difference.kind, difference.moduleId, difference.path])}
          data-kind={difference.kind}
        >
          <p className={styles.head}>
            <span className={styles.kind}>{texts(`editor.difference.${difference.kind}`)}</span>{' '}
            {describeField(difference)}
          </p>
          <ChangedWords {...difference} />
        </li>
      ))}
    </ul>
  );

  function describeField({ moduleId, moduleType, path }: Difference): string {
    const modules = moduleId === null || moduleType === null ? [] : [{ id: moduleId, type: moduleType }];
    const words = describePath({ moduleId, path }, modules, texts);
    return words === '' && moduleType !== null ? moduleName(moduleType, texts) : words;
  }
}

function ChangedWords({ kind, before, after }: Pick<Difference, 'kind' | 'before' | 'after'>) {
  if (kind === 'moved') return before === null ? null : <p className={styles.text}>{after ?? before}</p>;
  const parts = diffWords(before ?? '', after ?? '');
  if (parts.every(({ value }) => value === '')) return null;
  return (
    <p className={styles.text}>
      {parts.map(({ value, added, removed }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
        if (added) return <ins key={at}>{value}</ins>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
        if (removed) return <del key={at}>{value}</del>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
        return <span key={at}>{value}</span>;
      })}
    </p>
  );
}
