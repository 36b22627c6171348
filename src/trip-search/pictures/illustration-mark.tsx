import { parseUploadId } from '../../domain/pictures/picture-key.ts';
import { useTexts } from '../../site/visit-context.tsx';
import styles from './illustration-mark.module.css';

/** Says that a picture of a hotel is painted by a program and shows nothing that exists; nothing for a photograph. */
export function IllustrationMark({
  scene,
  className,
}: {
  readonly scene: string;
  readonly className?: string | undefined;
}) {
  const texts = useTexts();
  if (parseUploadId(scene) !== null) return null;
  return <span className={`${styles.mark} ${className ?? ''}`}>{texts('frame.illustration')}</span>;
}
