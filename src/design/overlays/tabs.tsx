import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  /** Unique in the group. */
  readonly key: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Unique on the page; the ids of tabs and panels begin with it. */
  readonly id: string;
  /** Name of the group for assistive technology. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** A tab group. The first tab is active at first (SHELL-060); arrow keys, Home and End move. */
export function Tabs({ id, label, tabs }: TabsProps) {
  const [activeIndex, setActiveIndex] = useState(0);
  const listRef = useRef<HTMLDivElement>(null);

  function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
    const next = findNextIndex(event.key, activeIndex, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setActiveIndex(next);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div>
      <div ref={listRef} className={styles.list} role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {tabs.map(({ key, label: words }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={index === activeIndex}
            tabIndex={index === activeIndex ? 0 : -1}
            data-needs-script=""
            className={styles.tab}
            onClick={() => setActiveIndex(index)}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          className={index === activeIndex ? styles.panel : `${styles.panel} ${styles.inactive}`}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** Index a key press leads to, wrapping around at both ends; null for keys that mean nothing to tabs. */
export function findNextIndex(key: string, activeIndex: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (activeIndex + 1) % count;
    case 'ArrowLeft':
      return (activeIndex + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
