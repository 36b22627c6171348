import { Fragment, type ReactNode } from 'react';
import { ContentLink } from './content-link.tsx';

const marks = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)/g;

/** Words with the little emphasis editors need: `**strong**` and `[label](/kreta)`. Everything else is plain text. */
export function RichWords({ words }: { words: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of words.matchAll(marks)) {
    const { strong, label, to = '' } = match.groups ?? {};
    parts.push(words.slice(end, match.index));
    parts.push(strong === undefined ? <ContentLink to={to}>{label}</ContentLink> : <strong>{strong}</strong>);
    end = match.index + match[0].length;
  }
  parts.push(words.slice(end));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
