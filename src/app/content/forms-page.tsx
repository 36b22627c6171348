import { ModuleList } from '../../features/content/module-list.tsx';
import { PricesKnownAt } from '../../features/content/prices-known-at.tsx';
import type { ContentPageProps } from '../../site/content-page-props.ts';
import { allComponents } from './all-components.ts';

/** A content page with forms, as the server renders it, and as it is reached inside the shop. */
export default function FormsPage({ modules, pricesKnownAt }: ContentPageProps) {
  return (
    <>
      <ModuleList modules={modules} components={allComponents} />
      <PricesKnownAt pricesKnownAt={pricesKnownAt} />
    </>
  );
}
