import type { ReactNode } from 'react';
import { Picture } from '../../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildShellScene, type ShellScreenName } from './shell-scene.ts';
import styles from './shell-screen.module.css';

export interface ShellScreenProps {
  readonly name: ShellScreenName;
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
}

/** A screen of the shop itself, in the brand's own light: one picture, one sentence, one way on. */
export function ShellScreen({ name, title, text, actions }: ShellScreenProps) {
  const { brand } = useVisit();
  return (
    <section className={styles.screen} data-hero="">
      <Picture
        scene={buildShellScene(name, brand.light)}
        alt=""
        variants={IMAGE_SIZES.background}
        sizes="100vw"
        priority
        className={styles.picture}
      />
      <div className={styles.text}>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
