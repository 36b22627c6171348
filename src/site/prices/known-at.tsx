import type { KnownMoment } from '../../domain/words/describe-moment.ts';
import { useTexts } from '../visit-context.tsx';

export interface KnownAtProps {
  readonly moment: KnownMoment;
  readonly className?: string | undefined;
}

/** Says when all prices of a page were known. */
export function KnownAt({ moment: { iso, words }, className }: KnownAtProps) {
  const texts = useTexts();
  return (
    <p className={className}>
      <time dateTime={iso}>{texts('price.knownAt', { moment: words })}</time>
    </p>
  );
}
