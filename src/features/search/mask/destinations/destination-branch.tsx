import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { DestinationNode } from '../../../../trip-search/catalogue/destination-tree-schema.ts';
import styles from '../panel/mask-panel.module.css';
import type { ChosenDestination } from '../panel/mask-props.ts';

export interface DestinationBranchProps {
  readonly node: DestinationNode;
  /** What it lies in, from near to far. */
  readonly holders: readonly DestinationNode[];
  /** Countries and their regions are open at first, to show what fits in them. */
  readonly isFiltered: boolean;
  readonly pickedIds: ReadonlySet<number>;
  /** Nothing more can be picked. */
  readonly isFull: boolean;
  readonly onToggle: (destination: ChosenDestination) => void;
}

/** A place of the tree with a box to pick it, and below it, once opened, the places in it. */
export function DestinationBranch(props: DestinationBranchProps) {
  const { node, holders, isFiltered, pickedIds, isFull, onToggle } = props;
  const texts = useTexts();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (isFiltered && holders.length < 2);
  const isPicked = pickedIds.has(node.id);
  const { id, name, type } = node;
  return (
    <li>
      <div className={styles.row}>
        <label className={styles.pick}>
          <input
            type="checkbox"
            checked={isPicked}
            disabled={isFull && !isPicked}
            onChange={() => onToggle({ id, name, type, within: parentNames(holders) })}
          />
          <span>{name}</span>
          <span className={styles.count}>{texts('mask.hotels', { n: node.hotels })}</span>
        </label>
        {node.children.length === 0 ? null : (
          <button
            type="button"
            className={styles.expand}
            aria-expanded={isOpen}
            aria-label={texts('mask.expand', { name })}
            onClick={() => setChosen(!isOpen)}
          >
            <Icon icon={ChevronDown} />
          </button>
        )}
      </div>
      {isOpen && node.children.length > 0 ? (
        <ul className={styles.branch}>
          {node.children.map((child) => (
            <DestinationBranch key={child.id} {...props} node={child} holders={[node, ...holders]} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** As the server writes where a place lies: of regions in one another only the nearest is named. */
function parentNames(holders: readonly DestinationNode[]): string {
  return holders
    .filter(({ type }, at) => holders.findIndex((nearer) => nearer.type === type) === at)
    .map(({ name }) => name)
    .join(', ');
}
