import { ModuleList } from '../../features/content/module-list.tsx';
import { PricesKnownAt } from '../../features/content/prices-known-at.tsx';
import type { ContentPageProps } from '../../site/content-page-props.ts';
import { interactiveComponents } from './interactive-components.ts';

/** A content page as React takes it over where it was served: with the code of modules that act. */
export default function ServedContentPage({ modules, pricesKnownAt }: ContentPageProps) {
  return (
    <>
      <ModuleList modules={modules} components={interactiveComponents} />
      <PricesKnownAt pricesKnownAt={pricesKnownAt} />
    </>
  );
}
