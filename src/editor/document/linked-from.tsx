import type { LinkingDocument } from '../../features/editing/editing-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { PlaceLink } from '../navigation/place-link.tsx';
import { documentName } from './document-name.ts';

/** Documents that link to a page, each a way to it. */
export function LinkedFrom({ documents }: { readonly documents: readonly LinkingDocument[] }) {
  const { texts, language } = useEditor();
  return (
    <ul>
      {documents.map(({ id, kind, slug, title }) => (
        <li key={id}>
          <PlaceLink to={{ kind: 'document', documentId: id, moduleId: null }}>
            {kind === 'page' && title === null
              ? `/${slug}`
              : documentName(
                  { kind },
                  { slug, body: title === null ? {} : { meta: { title, description: title } } },
                  language,
                  texts,
                )}
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}
