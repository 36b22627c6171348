import Bell from 'lucide-react/icons/bell';
import { Button } from '../../design/controls/button.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import type { Query } from '../../url.ts';
import { useLink, useTexts } from '../visit-context.tsx';

export interface PriceAlertLinkProps {
  /** What is watched, as the page of the alert reads it: a search, with `hotel` and `offer` for the trip of a hotel. */
  readonly query: Query;
  readonly className?: string | undefined;
}

/** Leads to the form that asks for a price alert. No search engine follows it: there is one for each search. */
export function PriceAlertLink({ query, className }: PriceAlertLinkProps) {
  const texts = useTexts();
  const link = useLink();
  return (
    <Button
      look="quiet"
      className={className}
      icon={<Icon icon={Bell} />}
      href={link('price_alert', {}, query)}
      rel="nofollow"
    >
      {texts('share.priceAlert')}
    </Button>
  );
}
