import { IMPORT_LIMIT_BYTES } from '../limits'
import { type RouteTable, csvFile } from '../routes/declaration'
import { emptyRequest } from '../wire/common'
import {
  wineImportResponse,
  wineImportRowsQuery,
  wineImportRowsResponse,
  wineImportTemplateQuery,
  wineImportUploadQuery,
  wineImportsResponse,
} from './wineImportWire'

/** Spreadsheets of wines. */
export const importsRoutes = {
  'GET /vendor/products/template.csv': {
    actor: 'seller',
    query: wineImportTemplateQuery,
    response: csvFile,
  },
  'GET /vendor/products/imports': { actor: 'seller', response: wineImportsResponse },
  'POST /vendor/products/imports': {
    actor: 'seller',
    query: wineImportUploadQuery,
    body: 'bytes',
    response: wineImportResponse,
    status: 201,
    // checks the file; the next one, which starts the import, writes
    audit: [],
    maxBytes: IMPORT_LIMIT_BYTES,
    atOnce: 2,
  },
  'GET /vendor/products/imports/:import_id': {
    actor: 'seller',
    response: wineImportResponse,
    ids: { import_id: 'import' },
  },
  'POST /vendor/products/imports/:import_id': {
    actor: 'seller',
    body: emptyRequest,
    response: wineImportResponse,
    status: 202,
    ids: { import_id: 'import' },
    audit: ['wine.import', 'wine.data', 'wine.prices', 'wine.stock'],
  },
  'GET /vendor/products/imports/:import_id/rows': {
    actor: 'seller',
    query: wineImportRowsQuery,
    response: wineImportRowsResponse,
    ids: { import_id: 'import' },
  },
  'GET /vendor/products/imports/:import_id/errors.csv': {
    actor: 'seller',
    response: csvFile,
    ids: { import_id: 'import' },
    atOnce: 2,
  },
} as const satisfies RouteTable
