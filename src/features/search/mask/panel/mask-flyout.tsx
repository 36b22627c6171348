import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../design/controls/button.tsx';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import { whenIdle } from '../../../../site/when-idle.ts';
import { ActionWords } from './action-words.tsx';
import type { MaskDraft } from './mask-draft.ts';
import styles from './mask-flyout.module.css';
import { placePicker } from './place-picker.ts';
import { useSettledField } from './settle-fields.ts';
import { useMatchSummary } from './use-match-summary.ts';

/** How a flyout was left: with what was picked in it, or as if it had never been opened. */
export type FlyoutOutcome = 'confirmed' | 'cancelled';

export interface MaskFlyoutProps {
  /** Of the panel, unique on the page. */
  readonly id: string;
  readonly icon: LucideIcon;
  /** Small words over the value; they name button and panel. */
  readonly label: string;
  /** What is chosen, in one line. */
  readonly value: ReactNode;
  readonly width?: 'narrow' | 'medium' | 'wide';
  /**
   * The search that the button would confirm; the button shows its number of hotels and lowest price. Null when it
   * cannot be confirmed.
   */
  readonly search: MaskDraft | null;
  /**
   * Called before the panel confirms: false keeps the panel open, having shown and focused what is missing. Left by a press outside,
   * such a panel keeps its content, and the field says that it is unfinished.
   */
  readonly canConfirm?: () => boolean;
  /** Fetches the code of the content: it is there before the panel is opened, and costs nothing the second time. */
  readonly loadContent: () => Promise<unknown>;
  /** Called when the visitor is about to open the panel, so that the caller can preload its data. */
  readonly onIntent?: () => void;
  /** Called when the panel opens, except where it goes on with what was left unfinished. */
  readonly onOpen: () => void;
  readonly onClose: (outcome: FlyoutOutcome) => void;
  /**
   * Content of the panel, made only while it is open. It shows at the bottom of the panel wherever in the content the
   * foot is placed: a panel with a long list puts it before the list, so that the Tab key reaches it first.
   * @param close leaves the panel
   * @param foot the buttons that cancel and confirm, to be placed once
   */
  readonly children: (close: (outcome: FlyoutOutcome) => void, foot: ReactNode) => ReactNode;
}

/**
 * A field of the mask: a button that shows what is chosen and opens a panel to choose in, on mobile over the whole screen.
 * Escape and 'Cancel' cancel; the confirm button, Enter in a field, a press outside and moving the focus on confirm, so
 * that no choice is lost by accident (DEST-007). The focus returns to the button. A search opens an unfinished panel again.
 */
export function MaskFlyout(props: MaskFlyoutProps) {
  const { id, icon, label, value, width = 'medium', canConfirm = () => true, onOpen, onClose } = props;
  const texts = useTexts();
  const prepare = usePreparation(props);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const outcomeRef = useRef<FlyoutOutcome | null>(null);
  const [state, setState] = useState<'closed' | 'open' | 'unfinished'>('closed');
  const isOpen = state === 'open';

  const close = (outcome: FlyoutOutcome) => {
    if (outcome === 'confirmed' && !canConfirm()) return;
    outcomeRef.current = outcome;
    panelRef.current?.hidePopover();
  };
  const follow = ({ newState, oldState }: ToggleEvent<HTMLElement>) => {
    // Closed and opened at once, as when a phone is turned: what is picked stays.
    if (newState === oldState) return;
    // The search has settled it before the browser says so.
    if (newState === (isOpen ? 'open' : 'closed')) return;
    if (newState === 'open') {
      outcomeRef.current = null;
      if (state === 'closed') onOpen();
      setState('open');
      return;
    }
    // The browser gives the focus back only from a popover that does not lie over another one, as on mobile.
    const focused = document.activeElement;
    const isLost = focused === document.body || panelRef.current?.contains(focused);
    if (isLost) triggerRef.current?.focus({ preventScroll: true });
    const outcome = outcomeRef.current ?? (canConfirm() ? 'confirmed' : 'unfinished');
    setState(outcome === 'unfinished' ? outcome : 'closed');
    if (outcome !== 'unfinished') onClose(outcome);
  };
  useSettledField(() => {
    if (state === 'closed') return 'settled';
    const panel = panelRef.current;
    outcomeRef.current = null;
    if (canConfirm()) {
      flushSync(() => {
        setState('closed');
        onClose('confirmed');
      });
      if (panel?.matches(':popover-open')) panel.hidePopover();
      return 'confirmed';
    }
    // Once more with its content back on the screen, where what is missing gets the focus.
    flushSync(() => setState('open'));
    if (panel?.matches(':not(:popover-open)')) panel.showPopover();
    canConfirm();
    return 'refused';
  });
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') outcomeRef.current = 'cancelled';
    // As in a form of its own: a field would submit the search around the panel, without what is picked.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (!event.repeat) close('confirmed');
    }
  };
  return (
    <div className={styles.field}>
      <button
        ref={triggerRef}
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-haspopup="dialog"
        data-needs-script=""
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon icon={icon} />
        <span className={styles.text}>
          <span className={styles.label}>{label}</span>
          {state === 'unfinished' ? (
            <span className={styles.unfinished}>{texts('mask.unfinished')}</span>
          ) : (
            <span className={styles.value}>{value}</span>
          )}
        </span>
      </button>
      <div
        ref={panelRef}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        // What is pressed between its controls takes the focus here: elsewhere, it would close the panel.
        tabIndex={-1}
        className={styles.panel}
        data-width={width}
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState === 'open' && triggerRef.current !== null)
            placePicker(triggerRef.current, currentTarget);
        }}
        onToggle={follow}
        onKeyDown={leaveByKey}
        onBlur={closeWhenFocusLeaves}
      >
        {isOpen ? <FlyoutContent {...props} close={close} /> : null}
      </div>
    </div>
  );
}

/** Code comes when the browser has nothing else to do; at a sign of intent at once, with what else will be needed. */
function usePreparation({ loadContent, onIntent }: MaskFlyoutProps): () => void {
  const load = useRef(() => void loadContent().catch(() => undefined));
  useEffect(() => whenIdle(load.current), []);
  return () => {
    load.current();
    onIntent?.();
  };
}

interface FlyoutContentProps extends MaskFlyoutProps {
  readonly close: (outcome: FlyoutOutcome) => void;
}

function FlyoutContent({ label, search, children, close }: FlyoutContentProps) {
  const texts = useTexts();
  const { text } = useMatchSummary(search);
  const foot = (
    <fieldset className={styles.foot} aria-label={texts('mask.finish')}>
      <Button look="quiet" onClick={() => close('cancelled')}>
        {texts('mask.cancel')}
      </Button>
      <Button onClick={() => close('confirmed')}>
        <ActionWords action={texts('mask.apply')} detail={text} />
      </Button>
    </fieldset>
  );
  return (
    <>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.back}
          aria-label={texts('mask.cancel')}
          onClick={() => close('cancelled')}
        >
          <Icon icon={ArrowLeft} size={24} />
        </button>
        <p className={styles.title}>{label}</p>
      </div>
      <div className={styles.body}>{children(close, foot)}</div>
      <p role="status" className="visually-hidden">
        {text}
      </p>
    </>
  );
}

function closeWhenFocusLeaves(event: FocusEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  const next = event.relatedTarget;
  if (!(next instanceof Element) || panel.contains(next) || !panel.matches(':popover-open')) return;
  panel.hidePopover();
}
