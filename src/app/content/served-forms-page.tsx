import { ModuleList } from '../../features/content/module-list.tsx';
import { PricesKnownAt } from '../../features/content/prices-known-at.tsx';
import type { ContentPageProps } from '../../site/content-page-props.ts';
import { formComponents } from './form-components.tsx';
import { interactiveComponents } from './interactive-components.ts';

const components = { ...interactiveComponents, ...formComponents };

/** A content page with forms as React takes it over where it was served: with the code of modules that act. */
export default function ServedFormsPage({ modules, pricesKnownAt }: ContentPageProps) {
  return (
    <>
      <ModuleList modules={modules} components={components} />
      <PricesKnownAt pricesKnownAt={pricesKnownAt} />
    </>
  );
}
