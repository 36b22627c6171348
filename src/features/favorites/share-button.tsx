import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { useTexts } from '../../site/visit-context.tsx';

export interface ShareButtonProps {
  /** Path and query of the page to share. */
  readonly path: string;
}

/** Shares an address by what the device offers, else copies it; says which of both was done. */
export function ShareButton({ path }: ShareButtonProps) {
  const texts = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);

  async function share(): Promise<void> {
    const url = new URL(path, location.origin).href;
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
      <span role="status">{outcome === null ? '' : texts(`comparison.${outcome}`)}</span>
      <Button
        look="secondary"
        icon={<Icon icon={Share2} />}
        data-needs-script=""
        onClick={() => void share()}
      >
        {texts('comparison.share')}
      </Button>
    </>
  );
}
