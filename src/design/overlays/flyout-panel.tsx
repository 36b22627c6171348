import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import styles from './flyout.module.css';

export interface FlyoutPanelProps {
  /** Unique on the page. */
  readonly id: string;
  /** Id of the heading that names the panel. */
  readonly labelledBy: string;
  /** Edge of its button that the panel keeps to. */
  readonly align?: 'start' | 'end';
  /** Replaces the panel's own place and motion, for a panel that is no flyout (the off-canvas menu). */
  readonly className?: string | undefined;
  /** Keeps the page behind from scrolling while the panel is open. */
  readonly locksScroll?: boolean;
  readonly children: ReactNode;
}

/**
 * A panel that opens from a button, takes the focus, and closes on Escape, on a press outside and once focus has left
 * it; focus then returns to the button. The browser's popover does all of it, so it works without script too.
 */
export function FlyoutPanel(props: FlyoutPanelProps) {
  const { id, labelledBy, align = 'start', className, locksScroll = false, children } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link inside by Enter is a click as well
    <dialog
      id={id}
      popover="auto"
      aria-labelledby={labelledBy}
      className={className ?? `${styles.panel} ${styles[align]}`}
      data-locks-scroll={locksScroll ? '' : undefined}
      onBlur={closeWhenFocusLeaves}
      onClick={closeAfterLink}
    >
      {children}
    </dialog>
  );
}

function closeWhenFocusLeaves(event: FocusEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  const next = event.relatedTarget;
  if (!(next instanceof Element) || panel.contains(next) || !panel.matches(':popover-open')) return;
  // A flyout that was opened from inside this one lies over it and gives the focus back.
  if (next.closest(':popover-open') === null) panel.hidePopover();
}

/** A link inside leads to another page of the shop, which does not take the panel away by itself. */
function closeAfterLink(event: MouseEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
  if (isLink && panel.matches(':popover-open')) panel.hidePopover();
}
