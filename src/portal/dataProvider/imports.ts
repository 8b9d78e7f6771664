import type {
  WineImport,
  WineImportRow,
  WineImportRowsResponse,
} from '#domain/imports/wineImportWire'
import { FILE_NAME_MAX } from '#domain/limits'
import { endOf } from '#domain/text/cutText'
import { callRoute, downloadRoute } from '../../kit/http/callRoute'

/** Ten thousand rows are read and checked in one answer. */
const FILE_TIMEOUT_MS = 180_000

export interface ImportRowsQuery {
  action?: WineImportRow['action']
  /** Only what moves a price or the stock very far. */
  far?: 1
  limit: number
  offset: number
}

/** Spreadsheet of wines (R24). All throw ApiError. */
export const importVerbs = {
  /** Sends the file; every row is checked, nothing is stored yet. */
  async checkSpreadsheet(file: File): Promise<WineImport> {
    const answer = await callRoute('POST /vendor/products/imports', {
      query: { filename: endOf(file.name, FILE_NAME_MAX) },
      file: new Blob([file], { type: 'text/csv' }),
      timeoutMs: FILE_TIMEOUT_MS,
    })
    return answer.import
  },

  /** Begins to store the valid rows; may be repeated without harm. */
  async startImport(id: string): Promise<WineImport> {
    return (
      await callRoute('POST /vendor/products/imports/:import_id', {
        params: { import_id: id },
        body: {},
      })
    ).import
  },

  async getImport(id: string): Promise<WineImport> {
    return (
      await callRoute('GET /vendor/products/imports/:import_id', { params: { import_id: id } })
    ).import
  },

  /** The newest first. */
  async listImports(): Promise<WineImport[]> {
    return (await callRoute('GET /vendor/products/imports')).imports
  },

  /** A page of the result table, in the order of the file. */
  getImportRows(id: string, query: ImportRowsQuery): Promise<WineImportRowsResponse> {
    return callRoute('GET /vendor/products/imports/:import_id/rows', {
      params: { import_id: id },
      query: { ...query },
    })
  },

  /** The refused rows with a column that says why. */
  downloadImportErrors(id: string): Promise<Blob> {
    return downloadRoute('GET /vendor/products/imports/:import_id/errors.csv', {
      params: { import_id: id },
    })
  },

  /** The spreadsheet to fill in; `full` has every column of the sheet. */
  downloadTemplate({ full }: { full: boolean }): Promise<Blob> {
    return downloadRoute('GET /vendor/products/template.csv', {
      query: { full: full ? 1 : undefined },
    })
  },
}
