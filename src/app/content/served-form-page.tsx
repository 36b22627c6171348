import { ModuleList } from '../../features/content/module-list.tsx';
import { PricesKnownAt } from '../../features/content/prices-known-at.tsx';
import type { ContentPageProps } from '../../site/content-page-props.ts';
import { formComponents } from './form-components.tsx';
import { actingComponents } from './interactive-components.ts';

const components = { ...actingComponents, ...formComponents };

/** The same as `ServedContentPage` for a page with a form, whose code other pages do not load. */
export default function ServedFormPage({ modules, pricesKnownAt }: ContentPageProps) {
  return (
    <>
      <ModuleList modules={modules} components={components} />
      <PricesKnownAt pricesKnownAt={pricesKnownAt} />
    </>
  );
}
