import '@puckeditor/core/no-external.css';
import { Puck } from '@puckeditor/core';
import { useMemo, useRef } from 'react';
import { VisitProvider } from '../../site/visit-context.tsx';
import { CanvasBar } from '../canvas/canvas-bar.tsx';
import { describeVisit } from '../canvas/canvas-choice.ts';
import { CanvasFrame } from '../canvas/canvas-frame.tsx';
import { CanvasProvider } from '../canvas/canvas-provider.tsx';
import { CanvasSettingsProvider } from '../canvas/canvas-settings.tsx';
import { findLeftModule } from '../canvas/find-left-module.ts';
import type { ModuleActions } from '../canvas/module-actions.ts';
import { createPuckConfig } from '../canvas/puck-config.tsx';
import { fromPuckData, toPuckData } from '../canvas/puck-data.ts';
import { useCanvasTexts } from '../canvas/use-canvas-texts.ts';
import { usePreparedModules } from '../canvas/use-prepared-modules.ts';
import { FieldScopeProvider } from '../fields/input/field-scope.tsx';
import { buildInitialValues } from '../fields/text/use-initial-values.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { ComposedPanels } from './composed-panels.tsx';
import type { WorkspaceProps } from './workspace-props.ts';

const overrides = { iframe: CanvasFrame, actionBar: CanvasBar };
const frame = { enabled: true, syncHostStyles: false, waitForStyles: false } as const;

/** A page or another document of modules: palette, canvas and fields, with Puck underneath. */
export function ComposedWorkspace(props: WorkspaceProps) {
  const { autosave, draftState, palette, brand, choice, onChoice } = props;
  const { texts, canvasStyles } = useEditor();
  const { document, content, status, round } = draftState;
  const visit = useMemo(() => describeVisit(brand, choice), [brand, choice]);
  const canvasTexts = useCanvasTexts(choice.language);
  const page = usePreparedModules(document.line, content.slug, content.body, choice);
  const problems = status.kind === 'refused' ? status.problems : page.problems;
  // What Puck begins with: it keeps its own state from then on, until something else replaces the content.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another round starts again
  const begun = useMemo(() => {
    const modules = content.body.modules ?? [];
    const types = modules.map(({ type }) => type);
    const initial = buildInitialValues(brand, texts);
    return {
      data: toPuckData(modules),
      config: createPuckConfig(palette.modules, types, { texts, initial }),
    };
  }, [round]);
  const select = useRef<ModuleActions['select']>(() => undefined);
  const settings = {
    styles: canvasStyles[brand.key] ?? [],
    brandKey: brand.key,
    language: choice.language,
  };
  const scope = {
    brand,
    writtenLanguage: choice.language,
    onLanguage: (language: typeof choice.language) => onChoice({ ...choice, language }),
    problems,
  };
  if (canvasTexts === null) {
    return (
      <main>
        <p role="status">{texts('editor.loading')}</p>
      </main>
    );
  }
  return (
    <VisitProvider visit={visit} texts={canvasTexts}>
      <CanvasSettingsProvider settings={settings}>
        <CanvasProvider prepared={page.modules}>
          <FieldScopeProvider scope={scope}>
            <Puck
              key={round}
              config={begun.config}
              data={begun.data}
              overrides={overrides}
              iframe={frame}
              height="100%"
              onAction={(action, now, before) => {
                const left = findLeftModule(action, now, before);
                // Puck is in the middle of the action; right after it, and before anything is drawn, the module is opened again.
                if (left !== null) queueMicrotask(() => select.current(left));
              }}
              onChange={(data) => {
                const { slug, body } = autosave.read().content;
                autosave.change({ slug, body: { ...body, modules: fromPuckData(data) } });
              }}
            >
              <ComposedPanels
                {...props}
                problems={problems}
                isStale={page.isStale}
                selectFromOutside={select}
              />
            </Puck>
          </FieldScopeProvider>
        </CanvasProvider>
      </CanvasSettingsProvider>
    </VisitProvider>
  );
}
