import type { ReactNode } from 'react';

/** The row of the header, or the off-canvas menu. */
export type AccountPlace = 'row' | 'menu';

export interface AccountSlotProps {
  readonly place: AccountPlace;
  readonly className?: string | undefined;
  /** What the server renders for this request; null in the browser, where it stays as it was served. */
  readonly children: ReactNode;
}

/**
 * The place of login or of the member. Only the server renders it: it works without script, changes with a new document alone, and its code
 * would cost every visitor.
 */
export function AccountSlot({ place, className, children }: AccountSlotProps) {
  if (children !== null)
    return (
      <div className={className} data-account={place}>
        {children}
      </div>
    );
  return (
    <div
      className={className}
      data-account={place}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup of this document itself, for a header that is shown again
      dangerouslySetInnerHTML={{ __html: findServed(place) }}
    />
  );
}

const served: Partial<Record<AccountPlace, string>> = {};

function findServed(place: AccountPlace): string {
  if (typeof document === 'undefined') return '';
  const found = served[place] ?? document.querySelector(`[data-account="${place}"]`)?.innerHTML ?? '';
  served[place] = found;
  return found;
}
