import type { ModuleInstance } from '../module-instance.ts';
import type { StructuredData } from '../page-data.ts';

interface Section {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** The questions that a page answers, in the words of schema.org; none for a page without any. */
export function describeQuestions(modules: readonly ModuleInstance[]): readonly StructuredData[] {
  const questions = modules
    .filter(({ type }) => type === 'faq')
    .flatMap(({ props }) => (props.sections as readonly Section[] | undefined) ?? [])
    .flatMap((section) => section.questions);
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: dropMarks(answer) },
      })),
    },
  ];
}

/** Editors' words without their emphasis and the addresses of their links, see `rich-words.tsx`. */
function dropMarks(words: string): string {
  return words.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
}
