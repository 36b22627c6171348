import type { SupplierDb } from './supplier-store.server.ts';

/** The shop reads the catalogue again. */
export async function countCatalogueChange(db: SupplierDb): Promise<void> {
  await db
    .updateTable('supplier.world')
    .set((row) => ({ catalogue_changes: row('catalogue_changes', '+', 1) }))
    .execute();
}
