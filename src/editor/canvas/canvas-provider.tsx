import { createContext, type ReactNode, use } from 'react';
import type { PrepareAnswer } from '../../features/editing/editing-calls.ts';

/** A module as the page would show it. */
export type PreparedModule = PrepareAnswer['modules'][number];

const CanvasContext = createContext<ReadonlyMap<string, PreparedModule>>(new Map());

export function CanvasProvider(props: {
  readonly prepared: ReadonlyMap<string, PreparedModule>;
  readonly children: ReactNode;
}) {
  return <CanvasContext value={props.prepared}>{props.children}</CanvasContext>;
}

/** The module of that id as the page would show it; undefined until the server has said. */
export function usePrepared(id: string): PreparedModule | undefined {
  return use(CanvasContext).get(id);
}
