import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-2';
import Check from 'lucide-react/icons/check';
import Globe2 from 'lucide-react/icons/globe-2';
import Landmark from 'lucide-react/icons/landmark';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { DestinationType } from '../../../../trip-search/catalogue/build-catalogue.ts';
import type { Suggestion } from '../../../../trip-search/catalogue/suggestions-schema.ts';
import styles from '../panel/mask-panel.module.css';

const icons: Readonly<Record<DestinationType, LucideIcon>> = {
  country: Globe2,
  region: MapIcon,
  city: MapPin,
  poi: Landmark,
  hotel: Building2,
};

export interface DestinationOptionProps {
  readonly id: string;
  readonly option: Suggestion;
  /** Where the arrow keys are. */
  readonly isActive: boolean;
  /** Hotels stay listed when they are picked (DEST-012). */
  readonly isPicked: boolean;
  /** Nothing more can be chosen (DEST-021); a hint next to the list says why. */
  readonly isDisabled: boolean;
  readonly onPick: () => void;
}

/** A suggestion: what was typed is marked in its name, below it where it lies. */
export function DestinationOption(props: DestinationOptionProps) {
  const { id, option, isActive, isPicked, isDisabled, onPick } = props;
  const texts = useTexts();
  const { type, within, hotels } = option;
  const details = [within, type === 'hotel' ? '' : texts('mask.hotels', { n: hotels })].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isPicked}
      aria-disabled={isDisabled || undefined}
      className={styles.option}
      data-active={isActive ? '' : undefined}
      ref={isActive ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Icon icon={isPicked ? Check : icons[type]} />
      <span>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the server, with <mark> around what was typed */}
        <span className={styles.name} dangerouslySetInnerHTML={{ __html: option.highlightedLabel }} />
        <span className={styles.details}>{details.join(' · ')}</span>
      </span>
    </div>
  );
}
