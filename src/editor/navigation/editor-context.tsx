import { createContext, type ReactNode, use } from 'react';
import type { Brand } from '../../brands/brand.ts';
import type { EditorPayload } from '../../features/editing/editor-payload.ts';
import type { Texts } from '../../texts/texts.ts';
import type { EditingClient } from '../calls/editing-client.ts';

/** What every part of the editors' app knows: who works here, in which language, and whom to ask. */
export interface EditorWorld extends EditorPayload {
  /** In the app's language, areas frame and editor. */
  readonly texts: Texts;
  readonly client: EditingClient;
  /** Shows the dialog that leads to signing in; resolves after the next sign-in. */
  readonly waitForSignIn: () => Promise<void>;
}

const EditorContext = createContext<EditorWorld | null>(null);

export function EditorProvider({ world, children }: { world: EditorWorld; children: ReactNode }) {
  return <EditorContext value={world}>{children}</EditorContext>;
}

export function useEditor(): EditorWorld {
  const world = use(EditorContext);
  if (world === null) throw new Error('EditorProvider is missing');
  return world;
}

/** @throws for a brand this product has no folder of */
export function useBrand(key: string): Brand {
  const brand = useEditor().brands.find((each) => each.key === key);
  if (brand === undefined) throw new Error(`No brand '${key}'`);
  return brand;
}
