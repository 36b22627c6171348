/** A text with what is selected in it. */
export interface Marked {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Makes the selection bold, or plain where it is bold. */
export function markBold({ text, start, end }: Marked): Marked {
  const [before, inner, after] = cut({ text, start, end });
  if (before.endsWith('**') && after.startsWith('**'))
    return { text: before.slice(0, -2) + inner + after.slice(2), start: start - 2, end: end - 2 };
  return { text: `${before}**${inner}**${after}`, start: start + 2, end: end + 2 };
}

/** Makes the selection a link; selected is then where it leads, to be written over. */
export function markLink({ text, start, end }: Marked): Marked {
  const [before, inner, after] = cut({ text, start, end });
  const target = start + inner.length + 3;
  return { text: `${before}[${inner}](/)${after}`, start: target, end: target + 1 };
}

/** Makes the selected lines a list, or plain lines where they are one. */
export function markList({ text, start, end }: Marked): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const written = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  return { text: text.slice(0, from) + written + text.slice(to), start: from, end: from + written.length };
}

const cut = ({ text, start, end }: Marked) =>
  [text.slice(0, start), text.slice(start, end), text.slice(end)] as const;
