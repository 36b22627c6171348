import type { ComponentType } from 'react';
import type { ModuleInstance } from '../../site/module-instance.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { EditorNote } from '../parts/editor-note.tsx';
import type { ModuleComponents } from './frame-components.ts';
import { isInteractive } from './is-interactive.ts';

export interface ModuleSlotProps {
  readonly module: ModuleInstance | null;
  /** The types allowed in this slot. The caller passes them so that the frame does not import the modules of pages. */
  readonly components: ModuleComponents;
  /** True where a module that does not act stays as it was served. Not in the frame, which is there for every page. */
  readonly mayStay?: boolean;
}

/**
 * Shows one placed module; a type this version does not know, or cannot show, is a note to editors and nothing to visitors. Where an editor
 * looks, an empty mark follows it: the chunk for editors draws the way into the editor there (`app/render-edit-marks.ts`).
 */
export function ModuleSlot({ module, components, mayStay = false }: ModuleSlotProps) {
  if (module === null) return null;
  const { type, id, documentId } = module;
  const shown =
    mayStay && !isInteractive(type) ? (
      <Staying module={module} components={components} />
    ) : (
      <Shown module={module} components={components} />
    );
  if (documentId === undefined) return shown;
  return (
    <>
      {shown}
      <span
        data-edit={id}
        data-document={documentId}
        data-type={type}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty mark is filled by render-edit-marks.ts and never by React
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}

interface ShownProps {
  readonly module: ModuleInstance;
  readonly components: ModuleComponents;
}

function Shown({ module: { type, props }, components }: ShownProps) {
  const Module = Object.hasOwn(components, type) ? components[type] : undefined;
  const Known = Module as ComponentType<object> | undefined;
  return Known === undefined ? <UnknownModuleNote type={type} /> : <Known {...props} />;
}

/** React never changes the content of the box: the server rendered it, or the client renders it once per page. */
function Staying({ module, components }: ShownProps) {
  if (module.isServed !== true) {
    return (
      <div className="stays">
        <Shown module={module} components={components} />
      </div>
    );
  }
  return (
    <div
      className="stays"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; React preserves the server's markup
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

function UnknownModuleNote({ type }: { type: string }) {
  const { isEditor } = useVisit();
  const texts = useTexts();
  return isEditor ? <EditorNote>{texts('content.unknownModule', { type })}</EditorNote> : null;
}
