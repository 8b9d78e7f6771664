import { model } from '@medusajs/framework/utils'

/** One uploaded spreadsheet and how far its import has come. */
const WineImport = model.define(
  { name: 'wineImport', tableName: 'wine_import' },
  {
    id: model.id({ prefix: 'wimp' }).primaryKey(),
    seller_id: model.text(),
    filename: model.text(),
    /** checked → importing → done */
    status: model.text(),
    /** Heads of the file, in its order. */
    heads: model.json(),
    unknown_columns: model.json(),
    /** Who started it, for the audit trail. */
    actor: model.json().nullable(),
    imported: model.number(),
    failed: model.number(),
    finished_at: model.dateTime().nullable(),
  },
)

export default WineImport
