import type { Handlers } from '../engine/http/handlers'
import { readSpreadsheetBody } from './routes/readSpreadsheetBody'
import { sendCsv } from '../engine/http/sendFile'
import { checkSpreadsheet } from './writes/check-spreadsheet'
import { errorFile } from './reads/exportImportErrors'
import { importRows } from './reads/findImportRows'
import { findImport, listImports } from './reads/findImport'
import { runImports } from './writes/runImports'
import { startImport } from './writes/start-import'
import { takeTurns } from '../engine/workers/takeTurns'
import { templateFile } from './spreadsheet/templateFile'

/** Wines from a spreadsheet (R24). */
export const importHandlers = {
  /** The spreadsheet to fill in; with ?full=1 all columns of the sheet. */
  'GET /vendor/products/template.csv': ({ query, response }) =>
    sendCsv(response, 'modelo-vinhos.csv', templateFile(query.full === '1')),

  /** The seller's last imports; one whose engine died goes on. */
  'GET /vendor/products/imports': async ({ container, knex, seller }) => {
    const imports = await listImports(knex, seller.id)
    if (imports.some(({ status }) => status === 'importing')) runImports(container)
    return { imports }
  },

  /** The file as the body; every row is checked, nothing is stored yet. */
  'POST /vendor/products/imports': async ({ container, seller, query, request }) => {
    const { filename } = query
    const file = await readSpreadsheetBody(request, filename)
    try {
      return {
        import: await checkSpreadsheet(container, { sellerId: seller.id, filename, fd: file.fd }),
      }
    } finally {
      await file.close()
    }
  },

  /** How far it is. */
  'GET /vendor/products/imports/:import_id': async ({ container, knex, seller, params }) => {
    const found = await findImport(knex, seller.id, params.import_id)
    if (found.status === 'importing') runImports(container)
    return { import: found }
  },

  /** Stores the valid rows; answers at once. */
  'POST /vendor/products/imports/:import_id': async ({ container, seller, params, actor }) => ({
    import: await startImport(container, {
      sellerId: seller.id,
      importId: params.import_id,
      actor,
    }),
  }),

  /** The result table, a page of it. */
  'GET /vendor/products/imports/:import_id/rows': async ({ knex, seller, params, query }) => {
    const { id } = await findImport(knex, seller.id, params.import_id)
    return importRows(knex, id, query, takeTurns())
  },

  /** The refused rows with a column that says why. */
  'GET /vendor/products/imports/:import_id/errors.csv': async ({
    knex,
    seller,
    params,
    response,
  }) => {
    const { id } = await findImport(knex, seller.id, params.import_id)
    await sendCsv(response, 'vinhos-com-erros.csv', errorFile(knex, id))
  },
} satisfies Partial<Handlers>
