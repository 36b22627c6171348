import { CalendarClock, Monitor, Smartphone, Tablet, X } from 'lucide-react';
import { useState } from 'react';
import type { Brand } from '../../brands/brand.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { LANGUAGES, type Language } from '../../domain/words/language.ts';
import { readLocal, toLocalTime, zoneOfMarket } from '../fields/market-time.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import control from '../ui/control.module.css';
import { IconButton } from '../ui/editor-button.tsx';
import { focusOnMount } from '../ui/move-focus.ts';
import { Segments } from '../ui/segments.tsx';
import { type CanvasChoice, listCurrencies } from './canvas-choice.ts';
import styles from './canvas-toolbar.module.css';

const devices = [
  { value: 'mobile', icon: Smartphone },
  { value: 'tablet', icon: Tablet },
  { value: 'desktop', icon: Monitor },
] as const;

export interface CanvasToolbarProps {
  readonly brand: Brand;
  readonly choice: CanvasChoice;
  readonly onChoice: (choice: CanvasChoice) => void;
  readonly isStale: boolean;
}

/** As whom, when and on what the page is looked at. */
export function CanvasToolbar({ brand, choice, onChoice, isStale }: CanvasToolbarProps) {
  const { texts } = useEditor();
  const zone = zoneOfMarket(brand.market);
  return (
    <section className={styles.toolbar} aria-label={texts('editor.canvas.view')}>
      <Segments
        label={texts('editor.canvas.language')}
        value={choice.language}
        options={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={(language: Language) => onChoice({ ...choice, language })}
      />
      <Segments
        label={texts('editor.canvas.device')}
        value={choice.device}
        options={devices.map(({ value, icon }) => ({ value, icon, label: texts(`editor.device.${value}`) }))}
        onChange={(device) => onChoice({ ...choice, device })}
      />
      <select
        className={control.control}
        aria-label={texts('editor.canvas.currency')}
        value={choice.currency}
        onChange={({ target }) => onChoice({ ...choice, currency: target.value as CurrencyCode })}
      >
        {listCurrencies(brand).map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      {brand.locales.length > 1 ? (
        <select
          className={control.control}
          aria-label={texts('editor.canvas.locale')}
          value={choice.locale}
          onChange={({ target }) => onChoice({ ...choice, locale: target.value })}
        >
          {brand.locales.map((locale) => (
            <option key={locale}>{locale}</option>
          ))}
        </select>
      ) : null}
      <MomentChoice zone={zone} at={choice.at} onAt={(at) => onChoice({ ...choice, at })} />
      <span role="status" className={styles.stale}>
        {isStale ? texts('editor.canvas.stale') : ''}
      </span>
    </section>
  );
}

interface MomentChoiceProps {
  readonly zone: string;
  readonly at: string | null;
  readonly onAt: (at: string | null) => void;
}

/** Mostly the page is looked at as it is now: the field comes when it is asked for. */
function MomentChoice({ zone, at, onAt }: MomentChoiceProps) {
  const { texts } = useEditor();
  const [wanted, setAsked] = useState<boolean | null>(null);
  const label = texts('editor.canvas.at', { zone });
  if (at === null && wanted !== true) {
    return (
      <IconButton
        ref={wanted === null ? null : focusOnMount}
        icon={CalendarClock}
        label={label}
        onClick={() => setAsked(true)}
      />
    );
  }
  return (
    <>
      <input
        ref={wanted === null ? null : focusOnMount}
        className={control.control}
        type="datetime-local"
        aria-label={label}
        title={label}
        value={at === null ? '' : toLocalTime(at, zone)}
        onChange={({ target }) => {
          setAsked(true);
          onAt(target.value === '' ? null : new Date(readLocal(target.value, zone)).toISOString());
        }}
      />
      <IconButton
        icon={X}
        label={texts('editor.canvas.now')}
        onClick={() => {
          onAt(null);
          setAsked(false);
        }}
      />
    </>
  );
}
