import { Button } from '../../design/controls/button.tsx';
import { useContentHref } from './use-content-href.ts';

export interface ContentButtonProps {
  /** As the editor wrote it. */
  readonly to: string;
  readonly opensNewWindow?: boolean;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'default' | 'large';
  readonly children: string;
}

/** A link written by an editor in the shape of a button. */
export function ContentButton({
  to,
  opensNewWindow = false,
  look = 'primary',
  size = 'default',
  children,
}: ContentButtonProps) {
  const href = useContentHref(to);
  const target = opensNewWindow ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Button href={href} look={look} size={size} {...target}>
      {children}
    </Button>
  );
}
