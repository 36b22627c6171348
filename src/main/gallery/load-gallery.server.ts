import { brands } from '../../brands/load-brands.server.ts';
import { isLanguage } from '../../domain/words/language.ts';
import { findExample } from '../../gallery/example-groups.tsx';
import type { GalleryPayload } from '../../gallery/gallery.client.tsx';
import type { Visit } from '../../site/visit.ts';

/**
 * Loads `/_gallery`, in the brand and language of the visit unless the query selects others.
 * @returns null when the query names an example that does not exist
 */
export function loadGallery(visit: Visit, query: URLSearchParams): GalleryPayload | null {
  const brand = brands.get(query.get('brand') ?? '') ?? visit.brand;
  const asked = query.get('language');
  const language = isLanguage(asked) ? asked : visit.language;
  const example = query.get('example') || null;
  if (example !== null && findExample(example) === null) return null;
  return {
    visit: { ...visit, brand, language },
    page: { choice: { example, brand: brand.key, language }, brandKeys: [...brands.keys()] },
  };
}
