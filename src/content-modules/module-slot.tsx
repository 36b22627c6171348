import type { ComponentType } from 'react';
import type { ModuleInstance } from '../site/module-instance.ts';
import { useTexts, useVisit } from '../site/visit-context.tsx';
import { EditorNote } from './editor-note.tsx';
import type { ModuleComponents } from './frame-components.ts';

export interface ModuleSlotProps {
  readonly module: ModuleInstance | null;
  /** The types that can stand here. They come from outside so that the frame does not bring the modules of pages along. */
  readonly components: ModuleComponents;
}

/**
 * Shows one placed module; a type this version does not know, or cannot show, is a note to editors and nothing to visitors. Where an editor
 * looks, an empty mark follows it: the chunk for editors draws the way into the editor there (`app/edit-marks.ts`).
 */
export function ModuleSlot({ module, components }: ModuleSlotProps) {
  if (module === null) return null;
  const { type, id, props, documentId } = module;
  const Module = Object.hasOwn(components, type) ? components[type] : undefined;
  const Shown = Module as ComponentType<object> | undefined;
  const shown = Shown === undefined ? <UnknownModuleNote type={type} /> : <Shown {...props} />;
  if (documentId === undefined) return shown;
  return (
    <>
      {shown}
      <span
        data-edit={id}
        data-document={documentId}
        data-type={type}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty mark is filled by edit-marks.ts and never by React
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}

function UnknownModuleNote({ type }: { type: string }) {
  const { isEditor } = useVisit();
  const texts = useTexts();
  return isEditor ? <EditorNote>{texts('content.unknownModule', { type })}</EditorNote> : null;
}
