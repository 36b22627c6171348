import type { ReactNode } from 'react';
import { NewWindowNote } from '../../design/controls/new-window-note.tsx';
import { useContentHref } from './use-content-href.ts';

export interface ContentLinkProps {
  /** As the editor wrote it. */
  readonly to: string;
  readonly opensNewWindow?: boolean;
  readonly className?: string | undefined;
  /** Removes the link from the tab order, because the same link exists elsewhere. */
  readonly isSkipped?: boolean;
  readonly children: ReactNode;
}

/** A link written by an editor (SHELL-047 to SHELL-050): always an ordinary anchor, one listener follows it inside the shop. */
export function ContentLink({
  to,
  opensNewWindow = false,
  className,
  isSkipped = false,
  children,
}: ContentLinkProps) {
  const href = useContentHref(to);
  const target = opensNewWindow ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={className} href={href} tabIndex={isSkipped ? -1 : undefined} {...target}>
      {children}
      {opensNewWindow ? <NewWindowNote /> : null}
    </a>
  );
}
