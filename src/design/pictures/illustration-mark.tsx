import { findPictureMark } from '../../domain/pictures/picture-key.ts';
import { useTexts } from '../../site/visit-context.tsx';
import styles from './illustration-mark.module.css';

export interface IllustrationMarkProps {
  readonly scene: string;
  /** The picture stands for a hotel. */
  readonly isOfHotel?: boolean | undefined;
  readonly className: string | undefined;
}

/** Says that a picture shows nothing that exists: one of a hotel that is painted, and any that a program has generated. Nothing for a photograph. */
export function IllustrationMark({ scene, isOfHotel, className }: IllustrationMarkProps) {
  const texts = useTexts();
  const mark = findPictureMark(scene, isOfHotel);
  return mark && <span className={`${styles.mark} ${className}`}>{texts(`frame.${mark}`)}</span>;
}
