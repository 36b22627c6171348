import { pageMeta } from '../../defaults.ts';

const separator = ' | ';

/**
 * The title of a document with the brand's name at its end, in the length that search engines show.
 * @param wordings from the fullest to the shortest; the last one is cut between two words where even it is too long
 */
export function fitTitle(wordings: readonly [string, ...string[]], brandName: string): string {
  const ending = separator + brandName;
  const room = pageMeta.titleLength - ending.length;
  const fitting = wordings.find((wording) => wording.length <= room);
  return (fitting ?? cutBetweenWords(wordings.at(-1) ?? '', room)) + ending;
}

/** A title that someone else has worded, with the brand's name in it. */
export function withBrandName(title: string, brandName: string): string {
  const fits = title.length <= pageMeta.titleLength;
  if (fits && title.includes(brandName)) return title;
  const own = title.endsWith(brandName) ? title.slice(0, -brandName.length).replace(/[\s|–-]+$/, '') : title;
  return own === '' ? title : fitTitle([own], brandName);
}

function cutBetweenWords(text: string, room: number): string {
  const cut = text.slice(0, room - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,:;–-]+$/, '')}…`;
}
