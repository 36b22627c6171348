import type { ReactNode } from 'react';
import type { UspIconName } from './schema.ts';

/** Our own pictograms, on a 24 px grid with the stroke of the icon set; they show no trade mark. */
const drawings: Readonly<Record<UspIconName, ReactNode>> = {
  // A traveller's word: a speech bubble with a horizon and a sun.
  tripadvisor: (
    <>
      <path d="M21 11.5a8.5 8.5 0 0 1-12.4 7.6L4 20.5l1.3-4.3A8.5 8.5 0 1 1 21 11.5Z" />
      <path d="M7.5 13.5h10M9.5 13.5a3 3 0 0 1 6 0" />
    </>
  ),
  // A house that was looked at: a sun with a tick.
  holidaycheck: (
    <>
      <circle cx="12" cy="12" r="5" />
      <path d="m9.8 12 1.6 1.6 2.9-3.1M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </>
  ),
  // A small part now: a coin with a slice.
  deposit: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3v9l6.4 6.4M15.5 6.8v2.4M18 9.8h-2.4" />
    </>
  ),
  // Money that is safe: an umbrella over a coin.
  supplierFailureInsurance: (
    <>
      <path d="M12 3v1.5M3.5 12a8.5 8.5 0 0 1 17 0c-1.4-1.2-3-1.2-4.3 0-1.3-1.2-2.9-1.2-4.2 0-1.3-1.2-2.9-1.2-4.2 0-1.3-1.2-2.9-1.2-4.3 0Z" />
      <circle cx="12" cy="17.5" r="3.5" />
    </>
  ),
};

/** Decorative: the text next to it says the same. */
export function UspIcon({ name, className }: { name: UspIconName; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
    >
      {drawings[name]}
    </svg>
  );
}
