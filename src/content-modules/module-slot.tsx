import type { ComponentType } from 'react';
import type { ModuleInstance } from '../site/module-instance.ts';
import { useTexts, useVisit } from '../site/visit-context.tsx';
import { moduleComponents } from './module-components.ts';
import styles from './module-slot.module.css';

/** Shows one placed module; a type this version does not know, or cannot show, is a note to editors and nothing to visitors. */
export function ModuleSlot({ module }: { module: ModuleInstance | null }) {
  if (module === null) return null;
  const Module = Object.hasOwn(moduleComponents, module.type) ? moduleComponents[module.type] : undefined;
  if (Module === undefined) return <UnknownModuleNote type={module.type} />;
  const Shown = Module as ComponentType<object>;
  return <Shown {...module.props} />;
}

function UnknownModuleNote({ type }: { type: string }) {
  const { isEditor } = useVisit();
  const texts = useTexts();
  return isEditor ? <p className={styles.note}>{texts('content.unknownModule', { type })}</p> : null;
}
