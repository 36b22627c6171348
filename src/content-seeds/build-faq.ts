import type { LocalText } from '../brands/brand.ts';
import type { SeedModule, SeedQuestions } from './seed-document.ts';

/** Questions under one heading, as the last but one thing on a landing page. */
export function buildFaq(headline: LocalText, title: LocalText, questions: SeedQuestions): SeedModule {
  return { type: 'faq', id: 'questions', props: { headline, sections: [{ title, questions }] } };
}
