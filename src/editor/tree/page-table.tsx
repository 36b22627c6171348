import { Copy, SquareArrowOutUpRight } from 'lucide-react';
import type { Brand } from '../../brands/brand.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import type { DocumentLine } from '../../features/editing/editing-calls.ts';
import { buildPath } from '../../url.ts';
import { zoneOfMarket } from '../fields/market-time.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { PlaceLink } from '../navigation/place-link.tsx';
import { DocumentStateChip } from '../ui/document-state-chip.tsx';
import buttons from '../ui/editor-button.module.css';
import { IconButton } from '../ui/editor-button.tsx';
import styles from './page-table.module.css';

export interface PageTableProps {
  readonly brand: Brand;
  readonly pages: readonly DocumentLine[];
  readonly onCopy: (line: DocumentLine) => void;
}

/** The pages of a brand: title, state, who changed them last, and what is not translated. */
export function PageTable({ brand, pages, onCopy }: PageTableProps) {
  const { texts } = useEditor();
  if (pages.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{texts('editor.tree.pages', { count: pages.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{texts('editor.tree.page')}</th>
          <th scope="col">{texts('editor.tree.state')}</th>
          <th scope="col">{texts('editor.tree.languages')}</th>
          <th scope="col">{texts('editor.tree.edited')}</th>
          <th scope="col">
            <span className={styles.unseen}>{texts('editor.tree.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map((line) => (
          <PageRow key={line.id} brand={brand} line={line} onCopy={onCopy} />
        ))}
      </tbody>
    </table>
  );
}

function PageRow({
  brand,
  line,
  onCopy,
}: { brand: Brand; line: DocumentLine } & Pick<PageTableProps, 'onCopy'>) {
  const { texts, language } = useEditor();
  const name = line.title?.[language] ?? line.title?.de ?? texts('editor.tree.untitled');
  const address = buildPath('homepage', {
    _locale: brand.locales[0],
    ...(line.slug === '' ? {} : { slug: line.slug }),
  });
  return (
    <tr className={styles.row}>
      <td>
        <PlaceLink className={styles.name} to={{ kind: 'document', documentId: line.id, moduleId: null }}>
          {name}
        </PlaceLink>
        <span className={styles.slug}>/{line.slug}</span>
      </td>
      <td>
        <DocumentStateChip line={line} />
        {line.scheduledFor === null ? null : (
          <span className={styles.soft}>
            {formatDateTime(new Date(line.scheduledFor), language, zoneOfMarket(brand.market))}
          </span>
        )}
      </td>
      <td>
        <MissingLanguages line={line} />
      </td>
      <td className={styles.soft}>{describeLast(line)}</td>
      <td className={styles.actions}>
        <IconButton icon={Copy} label={texts('editor.tree.copy', { name })} onClick={() => onCopy(line)} />
        {line.version === null ? null : (
          <a
            className={buttons.icon}
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={`${texts('editor.tree.visit', { name })} (${texts('frame.newWindow')})`}
            title={texts('editor.tree.visit', { name })}
          >
            <SquareArrowOutUpRight size={17} aria-hidden="true" />
          </a>
        )}
      </td>
    </tr>
  );

  function describeLast({ editedBy, editedAt, publishedAt }: DocumentLine): string {
    const moment = editedAt ?? publishedAt;
    if (moment === null) return '';
    const when = formatDateTime(new Date(moment), language, zoneOfMarket(brand.market));
    return editedBy === null ? when : `${editedBy}, ${when}`;
  }
}

function MissingLanguages({ line }: { line: DocumentLine }) {
  const { texts } = useEditor();
  const missing = LANGUAGES.filter((each) => (line.missing[each] ?? 0) > 0);
  if (missing.length === 0) return <span className={styles.complete}>{texts('editor.tree.complete')}</span>;
  return (
    <ul className={styles.languages}>
      {missing.map((each) => (
        <li
          key={each}
          title={texts('editor.tree.missing', { language: each, count: line.missing[each] ?? 0 })}
        >
          {each.toUpperCase()} <span aria-hidden="true">−</span>
          {line.missing[each]}
        </li>
      ))}
    </ul>
  );
}
