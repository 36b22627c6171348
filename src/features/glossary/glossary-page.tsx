import { useTexts } from '../../site/visit-context.tsx';
import type { GlossaryType } from './glossary.ts';
import styles from './glossary-page.module.css';

export interface GlossaryPageProps {
  /** The letter shown, in lower case. */
  readonly prefix: string;
  /** Letters that have entries (SEO-006). */
  readonly letters: readonly { readonly letter: string; readonly path: string }[];
  /** Groups that have entries under this letter, in their order (SEO-007). */
  readonly groups: readonly {
    readonly type: GlossaryType;
    readonly places: readonly {
      readonly name: string;
      /** What it is or lies in, where several of the letter have one name; null for the only one. */
      readonly within: string | null;
      readonly path: string;
    }[];
  }[];
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly glossary: GlossaryPageProps;
  }
}

/** Places by their first letter, for people and search engines (SEO-004 to SEO-009). */
export default function GlossaryPage({ prefix, letters, groups }: GlossaryPageProps) {
  const texts = useTexts();
  const letter = prefix.toUpperCase();
  return (
    <div className={styles.glossary}>
      <h1>{texts('glossary.title')}</h1>
      <nav aria-label={texts('glossary.letters')}>
        <ul className={styles.letters}>
          {letters.map((each) => (
            <li key={each.letter}>
              <a href={each.path} aria-current={each.letter === prefix ? 'page' : undefined}>
                {each.letter.toUpperCase()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ type, places }) => (
        <section key={type} aria-labelledby={`glossary-${type}`}>
          <h2 id={`glossary-${type}`} className={styles.group}>
            {letter} - {texts(`glossary.${type}`)}
          </h2>
          <ul className={styles.places}>
            {places.map(({ name, within, path }) => (
              <li key={path}>
                <a href={path}>{within === null ? name : texts('glossary.within', { name, within })}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
