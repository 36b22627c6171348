import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../pictures/icon.tsx';
import styles from './notice.module.css';

export type NoticeKind = 'information' | 'success' | 'warning' | 'error';

const icons: Readonly<Record<NoticeKind, LucideIcon>> = {
  information: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: OctagonAlert,
};

export interface NoticeProps {
  readonly kind?: NoticeKind;
  readonly title?: ReactNode;
  /** What can be done about it: a button or a link. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A message in the page. Errors are announced at once, everything else when there is a pause. */
export function Notice({ kind = 'information', title, action, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon icon={icons[kind]} size={24} />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <p>{children}</p> : null}
        {action}
      </div>
    </div>
  );
}
