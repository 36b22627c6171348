import type { Brand } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/find-local-text.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';

/** Whom travellers call on their way (directive (EU) 2015/2302, article 7(2)(d)): at any hour in an emergency, else the hotline. */
export function describeEmergency({
  brand: { emergencyPhone, hotline },
  texts,
  language,
}: {
  readonly brand: Pick<Brand, 'emergencyPhone' | 'hotline'>;
  readonly texts: Texts;
  readonly language: Language;
}): { readonly title: string; readonly lines: readonly string[] } {
  const hours = findLocalText(hotline.hours, language);
  return {
    title: texts('documents.emergency'),
    lines: [
      texts('documents.emergency.phone', { phone: emergencyPhone.display }),
      texts('documents.emergency.hotline', { phone: hotline.display, hours }),
    ],
  };
}
