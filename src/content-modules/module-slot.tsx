import type { ComponentType } from 'react';
import type { ModuleInstance } from '../site/module-instance.ts';
import { useTexts, useVisit } from '../site/visit-context.tsx';
import type { ModuleComponents } from './frame-components.ts';
import styles from './module-slot.module.css';

export interface ModuleSlotProps {
  readonly module: ModuleInstance | null;
  /** The types that can stand here. They come from outside so that the frame does not bring the modules of pages along. */
  readonly components: ModuleComponents;
}

/** Shows one placed module; a type this version does not know, or cannot show, is a note to editors and nothing to visitors. */
export function ModuleSlot({ module, components }: ModuleSlotProps) {
  if (module === null) return null;
  const Module = Object.hasOwn(components, module.type) ? components[module.type] : undefined;
  if (Module === undefined) return <UnknownModuleNote type={module.type} />;
  const Shown = Module as ComponentType<object>;
  return <Shown {...module.props} />;
}

function UnknownModuleNote({ type }: { type: string }) {
  const { isEditor } = useVisit();
  const texts = useTexts();
  return isEditor ? <p className={styles.note}>{texts('content.unknownModule', { type })}</p> : null;
}
