import { useEffect, useRef, useState } from 'react';
import { editingTimings } from '../../defaults.ts';
import type {
  DocumentLine,
  DraftBody,
  FieldProblem,
  PrepareRequest,
} from '../../features/editing/editing-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import type { CanvasChoice } from './canvas-choice.ts';
import type { PreparedModule } from './canvas-provider.tsx';

export interface PreparedPage {
  readonly modules: ReadonlyMap<string, PreparedModule>;
  readonly problems: readonly FieldProblem[];
  /** The last answer could not be had: what is shown may be old. */
  readonly isStale: boolean;
}

/** The modules as the page would show them, prices and all. The last good answer stays while the next is asked for. */
export function usePreparedModules(
  { brand, kind }: Pick<DocumentLine, 'brand' | 'kind'>,
  slug: string,
  body: DraftBody,
  { device: _device, ...choice }: CanvasChoice,
): PreparedPage {
  const { client } = useEditor();
  const [page, setPage] = useState<PreparedPage>({ modules: new Map(), problems: [], isStale: false });
  const isFirst = useRef(true);
  const request = JSON.stringify({ ...choice, brand, kind, slug, body } satisfies PrepareRequest);
  useEffect(() => {
    const leaving = new AbortController();
    const prepare = async () => {
      try {
        const answer = await client.prepare(JSON.parse(request), leaving.signal);
        const modules = new Map(answer.modules.map((module) => [module.id, module]));
        setPage({ modules, problems: answer.problems, isStale: false });
      } catch {
        if (!leaving.signal.aborted) setPage((before) => ({ ...before, isStale: true }));
      }
    };
    const timer = setTimeout(() => void prepare(), isFirst.current ? 0 : editingTimings.previewDelayMs);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, request]);
  return page;
}
