import type { ReactNode } from 'react';
import type { Texts } from '../../texts/texts.ts';

export interface WideTableProps {
  readonly texts: Texts;
  readonly label: string;
  readonly caption?: string;
  /** Last part of the text ids of the column headings. */
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A table that scrolls sideways in its own box on narrow pages; the box takes the focus for the arrow keys. */
export function WideTable({ texts, label, caption, columns, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: axe asks for it (scrollable-region-focusable)
    <section className="wide" tabIndex={0} aria-label={label}>
      <table>
        {caption === undefined ? null : <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {texts(`office.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
