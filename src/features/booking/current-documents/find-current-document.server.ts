import { findTravelDocument } from '../documents/find-travel-document.server.ts';
import { type RenewalDeps, renewStatement } from './renew-statement.server.ts';

/** As `findTravelDocument`, with what is still to be paid now. @throws Error where a document that says otherwise cannot be rendered again */
export async function findCurrentDocument(
  deps: RenewalDeps,
  checkoutId: string,
  kind: string,
): Promise<{ readonly name: string; readonly type: string; readonly content: Uint8Array } | null> {
  const stored = await findTravelDocument(deps.db, checkoutId, kind);
  if (stored === null) return null;
  const { name, type, content } = (await renewStatement(deps, { ...stored, kind })) ?? stored;
  return { name, type, content };
}
