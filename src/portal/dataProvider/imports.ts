import type {
  WineImport,
  WineImportResponse,
  WineImportRow,
  WineImportRowsResponse,
  WineImportsResponse,
} from '#domain/wire/wineImport'
import { toEngineQuery } from '../../shared/dataProvider/toEngineQuery'
import { apiClient, apiDownload } from '../../shared/http/apiClient'
import { resources } from './resources'

const BASE = '/vendor/products/imports'
const path = (id: string) => `${BASE}/${encodeURIComponent(id)}`

/** Ten thousand rows are read and checked in one answer, and a full cellar is one download. */
const FILE_TIMEOUT_MS = 180_000

export interface ImportRowsQuery {
  action?: WineImportRow['action']
  limit: number
  offset: number
}

/** Spreadsheet of wines: import and export (R24). All throw ApiError. */
export const importVerbs = {
  /** Sends the file; every row is checked, nothing is stored yet. */
  async checkSpreadsheet(file: File): Promise<WineImport> {
    const answer = await apiClient<WineImportResponse>(
      `${BASE}?${new URLSearchParams({ filename: file.name.slice(-200) }).toString()}`,
      { method: 'POST', file: new Blob([file], { type: 'text/csv' }), timeoutMs: FILE_TIMEOUT_MS },
    )
    return answer.import
  },

  /** Begins to store the valid rows; may be repeated without harm. */
  async startImport(id: string): Promise<WineImport> {
    return (await apiClient<WineImportResponse>(path(id), { method: 'POST', body: {} })).import
  },

  async getImport(id: string): Promise<WineImport> {
    return (await apiClient<WineImportResponse>(path(id))).import
  },

  /** The newest first. */
  async listImports(): Promise<WineImport[]> {
    return (await apiClient<WineImportsResponse>(BASE)).imports
  },

  /** A page of the result table, in the order of the file. */
  getImportRows(id: string, query: ImportRowsQuery): Promise<WineImportRowsResponse> {
    return apiClient<WineImportRowsResponse>(`${path(id)}/rows`, { query: { ...query } })
  },

  /** The refused rows with a column that says why. */
  downloadImportErrors(id: string): Promise<Blob> {
    return apiDownload(`${path(id)}/errors.csv`, { timeoutMs: FILE_TIMEOUT_MS })
  },

  /** The spreadsheet to fill in; `full` has every column of the sheet. */
  downloadTemplate({ full }: { full: boolean }): Promise<Blob> {
    return apiDownload('/vendor/products/template.csv', { query: { full: full ? 1 : undefined } })
  },

  /** All wines that the list shows with these filters, in its order. */
  exportWines(list: {
    filter: Record<string, unknown>
    sort: { field: string; order: string }
  }): Promise<Blob> {
    const query = toEngineQuery(
      new URLSearchParams({
        filter: JSON.stringify(list.filter),
        sort: JSON.stringify([list.sort.field, list.sort.order]),
      }),
      resources.wines,
    )
    query.delete('limit')
    query.delete('offset')
    return apiDownload(`/vendor/products/export.csv?${query.toString()}`, {
      timeoutMs: FILE_TIMEOUT_MS,
    })
  },
}
