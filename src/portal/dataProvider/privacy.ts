import type { ErasureRequest } from '#domain/wire/privacy'
import { apiClient, apiDownload } from '../../shared/http/apiClient'

/** The rights of the LGPD (issue 6 Account settings). All throw ApiError. */
export const privacyVerbs = {
  /** All own data as a JSON file. */
  exportAccount(): Promise<Blob> {
    return apiDownload('/vendor/privacy/export')
  },

  /** Erases the company's account or the caller alone; every session ends. */
  async eraseAccount(request: ErasureRequest): Promise<void> {
    await apiClient('/vendor/privacy/erasure', { method: 'POST', body: request })
  },
}
