import { buildPath } from '../../url.ts';

/** Where one is in the editors' app; its address says it, so that it can be sent to a colleague. */
export type Place =
  | { readonly kind: 'documents'; readonly brand: string | null }
  | { readonly kind: 'document'; readonly documentId: string; readonly moduleId: string | null }
  | { readonly kind: 'media' };

/** Reads an address of the app; what it does not know is the list of documents. */
export function readPlace({ pathname, searchParams, hash }: URL): Place {
  const name = pathname.slice(buildPath('editor', {}).length + 1);
  if (name.startsWith('edit-')) {
    return { kind: 'document', documentId: name.slice('edit-'.length), moduleId: parseModuleId(hash) };
  }
  return name === 'media' ? { kind: 'media' } : { kind: 'documents', brand: searchParams.get('brand') };
}

/** Null where the fragment names none, also where it was cut off in the middle of a character. */
function parseModuleId(hash: string): string | null {
  if (hash === '') return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}

/** The address of a place. */
export function buildPlacePath(place: Place): string {
  switch (place.kind) {
    case 'documents':
      return buildPath('editor', {}, place.brand === null ? {} : { brand: place.brand });
    case 'document': {
      const path = buildPath('editor', { editorPlace: `edit-${place.documentId}` });
      return place.moduleId === null ? path : `${path}#${encodeURIComponent(place.moduleId)}`;
    }
    case 'media':
      return buildPath('editor', { editorPlace: 'media' });
  }
}
