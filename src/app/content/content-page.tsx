import { ModuleList } from '../../features/content/module-list.tsx';
import { PricesKnownAt } from '../../features/content/prices-known-at.tsx';
import type { ContentPageProps } from '../../site/content-page-props.ts';
import { moduleComponents } from './module-components.ts';

/** A content page as the server draws it, and as it is come to inside the shop. */
export default function ContentPage({ modules, pricesKnownAt }: ContentPageProps) {
  return (
    <>
      <ModuleList modules={modules} components={moduleComponents} />
      <PricesKnownAt pricesKnownAt={pricesKnownAt} />
    </>
  );
}
