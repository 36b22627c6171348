import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldProblem } from '../../features/editing/editing-calls.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { CanvasToolbar } from '../canvas/canvas-toolbar.tsx';
import { type ModuleActions, useModuleActions } from '../canvas/module-actions.ts';
import { ModuleOutline } from '../canvas/module-outline.tsx';
import { ModulePalette } from '../canvas/module-palette.tsx';
import { showOnCanvas } from '../canvas/show-on-canvas.ts';
import { useEditorPuck } from '../canvas/use-editor-puck.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { readPlace } from '../navigation/places.ts';
import { savePlace } from '../navigation/use-place.ts';
import { Segments } from '../ui/segments.tsx';
import styles from './composed-panels.module.css';
import { focusProblem } from './focus-problem.ts';
import { ModuleForm } from './module-form.tsx';
import { PageForm } from './page-form.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import type { WorkspaceProps } from './workspace-props.ts';

export interface ComposedPanelsProps extends WorkspaceProps {
  readonly problems: readonly FieldProblem[];
  /** The canvas could not be brought up to date. */
  readonly isStale: boolean;
  /** Filled in here: modules can be selected only inside Puck. */
  readonly selectFromOutside: RefObject<ModuleActions['select']>;
}

/** Panels of the narrow window, of which one is shown at a time. */
const panels = ['blocks', 'canvas', 'fields'] as const;

/** The panels around the canvas and the tools on it. */
export function ComposedPanels(props: ComposedPanelsProps) {
  const { autosave, draftState, palette, brand, choice, onChoice, problems, isStale } = props;
  const { present, catchUp, onOpen, selectFromOutside } = props;
  const { texts } = useEditor();
  const { select } = useModuleActions();
  useEffect(() => {
    selectFromOutside.current = select;
  }, [selectFromOutside, select]);
  const selected = useEditorPuck((puck) => puck.selectedItem?.props.id as string | undefined) ?? null;
  const history = useEditorPuck((puck) => puck.history);
  const [panel, setPanel] = useState<(typeof panels)[number]>('canvas');
  const [left, setLeft] = useState<'outline' | 'palette'>(
    draftState.content.body.modules?.length === 0 ? 'palette' : 'outline',
  );
  useWantedModule(props.wanted);
  useSelectionInAddress(draftState.document.line.id, selected);
  useRestoredFocus(draftState.round);
  const showProblem = () => {
    const [first] = problems;
    if (first === undefined) return;
    setPanel('fields');
    select(first.moduleId);
    focusProblem(first);
  };
  return (
    <div className={styles.workspace} data-panel={panel}>
      <WorkspaceHeader
        autosave={autosave}
        draftState={draftState}
        brand={brand}
        present={present}
        catchUp={catchUp}
        onOpen={onOpen}
        onProblem={showProblem}
        history={{
          hasPast: history.hasPast,
          hasFuture: history.hasFuture,
          back: history.back,
          forward: history.forward,
        }}
      />
      <main className={styles.panels}>
        <section className={styles.left} aria-label={texts('editor.panel.blocks')}>
          <Segments
            label={texts('editor.panel.blocks')}
            value={left}
            options={[
              { value: 'outline', label: texts('editor.outline.title') },
              { value: 'palette', label: texts('editor.palette.title') },
            ]}
            onChange={setLeft}
          />
          {left === 'outline' ? (
            <ModuleOutline problems={problems} />
          ) : (
            <ModulePalette
              palette={palette.modules}
              kind={draftState.document.line.kind}
              onAdd={() => setPanel('canvas')}
            />
          )}
        </section>
        <section className={styles.middle} aria-label={texts('editor.canvas.title')}>
          <CanvasToolbar brand={brand} choice={choice} onChoice={onChoice} isStale={isStale} />
          <Canvas device={choice.device} />
        </section>
        <section className={styles.right} tabIndex={-1} aria-label={texts('editor.panel.fields')}>
          {selected === null ? (
            <PageForm autosave={autosave} draftState={draftState} brand={brand} problems={problems} />
          ) : (
            <ModuleForm
              key={selected}
              draftState={draftState}
              palette={palette}
              problems={problems}
              brand={brand}
              id={selected}
            />
          )}
        </section>
      </main>
      <nav className={styles.switch}>
        <Segments
          label={texts('editor.panels')}
          value={panel}
          options={panels.map((value) => ({ value, label: texts(`editor.panel.${value}`) }))}
          onChange={setPanel}
        />
      </nav>
    </div>
  );
}

/** Opens the module that the address names, once the canvas knows it. */
function useWantedModule(wanted: string | null): void {
  const { select } = useModuleActions();
  const selectNow = useEffectEvent(select);
  const isReady = useEditorPuck((puck) => puck.appState.data.content.length > 0);
  useEffect(() => {
    // When the canvas starts again, the address holds the selection.
    const place = readPlace(new URL(location.href));
    const moduleId = place.kind === 'document' ? place.moduleId : wanted;
    if (moduleId === null || !isReady) return;
    selectNow(moduleId);
    const timer = setTimeout(() => showOnCanvas(moduleId), 600);
    return () => clearTimeout(timer);
  }, [wanted, isReady]);
}

/**
 * When the canvas starts again while the editor works, moves the focus to the open module instead of the window's
 * start.
 */
function useRestoredFocus(round: number): void {
  useEffect(() => {
    if (round === 0 || document.activeElement !== document.body) return;
    const timer = setTimeout(
      () => document.querySelector<HTMLElement>('main [aria-current="true"]')?.focus({ preventScroll: true }),
      100,
    );
    return () => clearTimeout(timer);
  }, [round]);
}

/** The address names the open module, so that editors can share it. */
function useSelectionInAddress(documentId: string, selected: string | null): void {
  const note = useCallback(
    (moduleId: string | null) => savePlace({ kind: 'document', documentId, moduleId }),
    [documentId],
  );
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (selected !== before.current) note(selected);
    before.current = selected;
  }, [note, selected]);
}
