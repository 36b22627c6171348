import History from 'lucide-react/icons/history';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { useLink, useTexts } from '../../../../site/visit-context.tsx';
import { useLastSearch } from './use-last-search.ts';

/** Links to the last search made on this device, or by the member in another browser, if any (STORE-011). */
export function LastSearchLink({ className }: { readonly className: string | undefined }) {
  const texts = useTexts();
  const link = useLink();
  const search = useLastSearch();
  if (search === null) return null;
  return (
    <a className={className} href={link(search.pageType, {}, search.productSearch)}>
      <Icon icon={History} size={16} />
      {texts('mask.continue')}
      {search.locationName === '' ? null : <strong>{search.locationName}</strong>}
    </a>
  );
}
