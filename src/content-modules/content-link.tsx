import type { ReactNode } from 'react';
import { resolveLink } from '../site/resolve-link.ts';
import { useVisit } from '../site/visit-context.tsx';

export interface ContentLinkProps {
  /** As the editor wrote it. */
  readonly to: string;
  readonly opensNewWindow?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link written by an editor (SHELL-047 to SHELL-050): always an ordinary anchor, one listener follows it inside the shop. */
export function ContentLink({ to, opensNewWindow = false, className, children }: ContentLinkProps) {
  const { href } = resolveLink(to, useVisit().locale);
  const target = opensNewWindow ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={className} href={href} {...target}>
      {children}
    </a>
  );
}
