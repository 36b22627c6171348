import type { Day } from '../../../domain/time/calendar-day.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { type DescribedAnswer, describeSaleAnswer } from '../describe-answer.ts';
import type { PricePreview } from './price-preview.ts';
import { type PriceField, type PriceForm, readPriceQuestion } from './read-price-question.ts';
import type { PlacePricePreview, SoldPricePreview } from './sale-price-preview.ts';

/** What the page shows of a question. */
export interface AskedPrice {
  /** Null before something is asked, and where it is not sold. */
  readonly preview: SoldPricePreview | null;
  /** Null where no place is asked for. */
  readonly placePreview: PlacePricePreview | null;
  /** Why nothing is sold; null otherwise. */
  readonly unsold: Pick<DescribedAnswer, 'sentence' | 'source'> | null;
  /** The field that cannot be read. */
  readonly refused: PriceField | null;
}

const nothing: AskedPrice = { preview: null, placePreview: null, unsold: null, refused: null };

/** Answers a form of the preview. One without hotel, place and day asks nothing yet. */
export async function askPricePreview(
  previews: PricePreview,
  form: PriceForm,
  { texts, language, today }: { readonly texts: Texts; readonly language: Language; readonly today: Day },
): Promise<AskedPrice> {
  if (form.hotel === '' && form.place === '' && form.from === '') return nothing;
  const read = readPriceQuestion(form, today);
  if (!read.ok) return { ...nothing, refused: read.field };
  const { site, question } = read;
  const preview =
    'place' in question
      ? await previews.previewPlace(site, question)
      : await previews.preview(site, question);
  if (preview === 'no-place') return { ...nothing, refused: 'place' };
  if (preview === null) return { ...nothing, refused: 'site' };
  if (preview === 'no-rate')
    return { ...nothing, unsold: { sentence: texts('office.prices.noRate'), source: '' } };
  if ('trips' in preview) return { ...nothing, placePreview: preview };
  if (preview.isSold) return { ...nothing, preview };
  const words = { texts, language, currency: 'EUR' } as const;
  return { ...nothing, unsold: describeSaleAnswer(preview.answer, words) };
}
