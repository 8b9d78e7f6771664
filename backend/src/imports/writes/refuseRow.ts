import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** A row whose turn came too late: it counts as failed and goes into the error file. */
export async function refuseRow(
  transaction: Knex,
  importId: string,
  row: number,
  problems: Record<string, string>,
): Promise<void> {
  await transaction('wine_import_row')
    .where({ import_id: importId, row })
    .update({ action: 'invalid', problems: JSON.stringify(problems) })
  await transaction('wine_import').where({ id: importId }).increment('failed', 1)
}
