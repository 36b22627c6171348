import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

export interface IconProps {
  readonly icon: LucideIcon;
  /** Height in CSS pixels at the default type size. */
  readonly size?: 16 | 20 | 24 | 32;
}

/** A pictogram of the one set, in the brand's stroke. Always decoration: the words are next to it or on its button. */
export function Icon({ icon: Drawing, size = 20 }: IconProps) {
  return <Drawing className={styles.icon} size={size} aria-hidden="true" focusable="false" />;
}
