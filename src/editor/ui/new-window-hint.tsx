import { useEditor } from '../navigation/editor-context.tsx';
import styles from './new-window-hint.module.css';

/** Says, as the last words of a link that opens a window of its own, that it does. */
export function NewWindowHint() {
  const { texts } = useEditor();
  return <span className={styles.hidden}> ({texts('frame.newWindow')})</span>;
}
