import styles from './form-words.module.css';
import { RichCopy } from './rich-copy.tsx';

export interface FormWordsProps {
  readonly headline: string;
  readonly copytext?: string | undefined;
  /** The headline is the title of its page. */
  readonly isPageTitle?: boolean | undefined;
}

/** Headline and copy of a form, or of what takes its place once it was sent. */
export function FormWords({ headline, copytext, isPageTitle = false }: FormWordsProps) {
  return (
    <div className={styles.words}>
      {isPageTitle ? <h1>{headline}</h1> : <h2>{headline}</h2>}
      {copytext === undefined ? null : (
        <div className={styles.copy}>
          <RichCopy words={copytext} />
        </div>
      )}
    </div>
  );
}
