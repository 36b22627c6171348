import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../../design/pictures/icon.tsx';
import styles from './opening-section.module.css';

type Device = 'mobile' | 'desktop';

export interface OpeningSectionProps {
  /** Unique on the page; the section's own id. */
  readonly id: string;
  readonly title: string;
  /** Summary of the choice, shown under the title whether open or closed. */
  readonly summary?: ReactNode;
  /** Whether it is open at first, by device (HOTEL-034, HOTEL-035). */
  readonly startsOpen: Readonly<Record<Device, boolean>>;
  /** Names of the button: what pressing it does. */
  readonly opensLabel: string;
  readonly closesLabel: string;
  /** Opens or closes it from elsewhere, on every device; absent and null leave it to its buttons. */
  readonly isOpen?: boolean | null;
  /** A button was pressed. */
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

const devices: readonly Device[] = ['mobile', 'desktop'];

/**
 * A section that opens and closes, each device with a state of its own: the server cannot know which device it renders
 * for, so it sends both buttons and the style sheet shows the one that is true. Without script it is open.
 */
export function OpeningSection(props: OpeningSectionProps) {
  const { id, title, summary, startsOpen, children } = props;
  const [pressed, setPressed] = useState(startsOpen);
  const isOpen =
    typeof props.isOpen === 'boolean' ? { mobile: props.isOpen, desktop: props.isOpen } : pressed;
  const contentId = `${id}-content`;
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
        {devices.map((device) => (
          <button
            key={device}
            type="button"
            className={`${styles.toggle} ${styles[device]}`}
            aria-expanded={isOpen[device]}
            aria-controls={contentId}
            aria-label={isOpen[device] ? props.closesLabel : props.opensLabel}
            data-needs-script=""
            onClick={() => {
              setPressed({ ...isOpen, [device]: !isOpen[device] });
              props.onToggle?.(!isOpen[device]);
            }}
          >
            <Icon icon={ChevronDown} size={24} />
          </button>
        ))}
      </div>
      <div
        id={contentId}
        className={styles.content}
        data-mobile={isOpen.mobile ? 'open' : 'closed'}
        data-desktop={isOpen.desktop ? 'open' : 'closed'}
      >
        {children}
      </div>
    </section>
  );
}
