import { LANGUAGES } from '../domain/words/language.ts';
import { buildPath } from '../url.ts';
import { exampleGroups, findExample } from './example-groups.tsx';
import styles from './gallery.module.css';

/** What the gallery's address asks for. */
export interface GalleryChoice {
  /** Key of the one example that is shown alone; null shows them all. */
  readonly example: string | null;
  readonly brand: string;
  readonly language: string;
}

export interface GalleryPageProps {
  readonly choice: GalleryChoice;
  readonly brandKeys: readonly string[];
}

/** Every primitive and module in every state, in one brand and language; each state also has an address of its own. */
export function GalleryPage({ choice, brandKeys }: GalleryPageProps) {
  const alone = choice.example === null ? null : findExample(choice.example);
  if (alone !== null) {
    return (
      <main>
        <h1 className={styles.unseen}>{alone.name}</h1>
        {alone.render()}
      </main>
    );
  }
  return (
    <main>
      <div className={styles.top}>
        <h1>Gallery</h1>
        <nav aria-label="Brand and language" className={styles.choices}>
          {brandKeys.map((brand) => (
            <ChoiceLink
              key={brand}
              choice={{ ...choice, brand }}
              label={brand}
              isChosen={brand === choice.brand}
            />
          ))}
          {LANGUAGES.map((language) => (
            <ChoiceLink
              key={language}
              choice={{ ...choice, language }}
              label={language}
              isChosen={language === choice.language}
            />
          ))}
        </nav>
      </div>
      {exampleGroups.map((group) => (
        <section key={group.key} aria-labelledby={`gallery-${group.key}`} className={styles.group}>
          <h2 id={`gallery-${group.key}`}>{group.title}</h2>
          <ul className={styles.choices}>
            {group.examples.map(({ key, name }) => (
              <li key={key}>
                <ChoiceLink choice={{ ...choice, example: key }} label={name} isChosen={false} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function ChoiceLink(props: { choice: GalleryChoice; label: string; isChosen: boolean }) {
  const { choice, label, isChosen } = props;
  return (
    <a href={buildPath('gallery', {}, { ...choice })} aria-current={isChosen || undefined}>
      {label}
    </a>
  );
}
