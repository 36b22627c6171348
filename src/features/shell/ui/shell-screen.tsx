import type { ReactNode } from 'react';
import { Picture } from '../../../design/pictures/picture.tsx';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import {
  buildSceneKey,
  type SceneHour,
  type SceneLight,
  type SceneMotif,
  type SceneRegion,
} from '../../../domain/pictures/scene.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import styles from './shell-screen.module.css';

export interface ShellScreenProps {
  readonly motif: SceneMotif;
  readonly region: SceneRegion;
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
}

/** When a brand's light is at its best. */
const hours: Readonly<Record<SceneLight, SceneHour>> = { warm: 'dusk', noon: 'noon' };

/** A screen of the shop itself, in the brand's own light: one picture, one sentence, one way on. */
export function ShellScreen({ motif, region, title, text, actions }: ShellScreenProps) {
  const { brand } = useVisit();
  const scene = buildSceneKey({
    motif,
    region,
    season: 'summer',
    hour: hours[brand.light],
    light: brand.light,
    seed: 'off-the-map',
  });
  return (
    <section className={styles.screen} data-hero="">
      <Picture
        scene={scene}
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
