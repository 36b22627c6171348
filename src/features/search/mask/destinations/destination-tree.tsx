import { Skeleton } from '../../../../design/feedback/skeleton.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import { LoadFailure } from '../panel/load-failure.tsx';
import styles from '../panel/mask-panel.module.css';
import type { ChosenDestination } from '../panel/mask-props.ts';
import { hasRoom } from './choose-destinations.ts';
import { DestinationBranch } from './destination-branch.tsx';
import { filterDestinations } from './filter-destinations.ts';
import { useDestinationTree } from './use-destination-tree.ts';

export interface DestinationTreeProps {
  readonly keyword: string;
  readonly picked: readonly ChosenDestination[];
  readonly onToggle: (destination: ChosenDestination) => void;
}

/** Countries, to be opened down to their cities; what is typed narrows them (DEST-018). */
export function DestinationTree({ keyword, picked, onToggle }: DestinationTreeProps) {
  const texts = useTexts();
  const { answer, hasFailed, retry } = useDestinationTree();
  if (hasFailed) return <LoadFailure onRetry={retry} />;
  if (answer === null) return <Skeleton lines={10} />;
  const shown = filterDestinations(answer.model, keyword);
  if (shown.length === 0) {
    return (
      <p role="status" className={styles.hint}>
        {texts('mask.noDestinations')}
      </p>
    );
  }
  const pickedIds = new Set(picked.map(({ id }) => id));
  return (
    <ul className={styles.tree}>
      {shown.map((node) => (
        <DestinationBranch
          key={node.id}
          node={node}
          holders={[]}
          isFiltered={keyword.trim() !== ''}
          pickedIds={pickedIds}
          isFull={!hasRoom(picked)}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}
