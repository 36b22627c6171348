import { createContext, type ReactNode, use } from 'react';
import type { Language } from '../../domain/words/language.ts';

/** What the canvas's own document is like. */
export interface CanvasSettings {
  /** Addresses of the brand's style sheets. */
  readonly styles: readonly string[];
  readonly brandKey: string;
  readonly language: Language;
}

const SettingsContext = createContext<CanvasSettings | null>(null);

export function CanvasSettingsProvider(props: {
  readonly settings: CanvasSettings;
  readonly children: ReactNode;
}) {
  return <SettingsContext value={props.settings}>{props.children}</SettingsContext>;
}

export function useCanvasSettings(): CanvasSettings {
  const settings = use(SettingsContext);
  if (settings === null) throw new Error('CanvasSettingsProvider is missing');
  return settings;
}

const ScaleContext = createContext(1);

/** How much smaller than life the canvas is drawn. */
export function CanvasScaleProvider({ scale, children }: { scale: number; children: ReactNode }) {
  return <ScaleContext value={scale}>{children}</ScaleContext>;
}

export const useCanvasScale = (): number => use(ScaleContext);
