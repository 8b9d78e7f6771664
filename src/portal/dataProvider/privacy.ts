import type { ErasureRequest } from '#domain/privacy/privacyWire'
import { callRoute, downloadRoute } from '../../kit/http/callRoute'

/** The rights of the LGPD (issue 6 Account settings). All throw ApiError. */
export const privacyVerbs = {
  /** All own data as a JSON file. */
  exportAccount(): Promise<Blob> {
    return downloadRoute('GET /vendor/privacy/export')
  },

  /** Erases the company's account or the caller alone; every session ends. */
  async eraseAccount(request: ErasureRequest): Promise<void> {
    await callRoute('POST /vendor/privacy/erasure', { body: request })
  },
}
