import type { KnownMoment } from '../../domain/words/describe-moment.ts';

export interface KnownAtProps {
  readonly moment: KnownMoment;
  readonly className?: string | undefined;
}

/** Says when all prices of a page were known. */
export function KnownAt({ moment: { iso, text }, className }: KnownAtProps) {
  return (
    <p className={className}>
      <time dateTime={iso}>{text}</time>
    </p>
  );
}
