import { Search } from 'lucide-react';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** What the box searches: its label and its placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters a list while the editor types. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <label className={styles.search}>
      <Search size={16} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
