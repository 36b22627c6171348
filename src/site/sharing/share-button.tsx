import Share2 from 'lucide-react/icons/share-2';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { useTexts } from '../visit-context.tsx';

export interface ShareButtonProps {
  /** Path and query of the page to share, or a query alone, which shares the page that is shown. */
  readonly path: string;
  readonly look?: 'secondary' | 'quiet';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Shares an address by what the device offers, else copies it; says which of both was done. */
export function ShareButton({ path, look = 'secondary', className, children }: ShareButtonProps) {
  const texts = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);

  async function share(): Promise<void> {
    const url = new URL(path, location.href).href;
    if (typeof navigator.share === 'function') {
      // Closing the device's own dialog rejects: then there is nothing to say.
      await navigator.share({ url }).catch(() => undefined);
      return;
    }
    // A browser may refuse the clipboard, and has none on a page without https.
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? 'copied' : 'notCopied');
  }

  return (
    <>
      <span role="status">{outcome === null ? '' : texts(`share.${outcome}`)}</span>
      <Button
        look={look}
        className={className}
        icon={<Icon icon={Share2} />}
        data-needs-script=""
        onClick={() => void share()}
      >
        {children}
      </Button>
    </>
  );
}
