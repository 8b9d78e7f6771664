import { SEARCH_MAX } from '#domain/limits'
import { startOf } from '#domain/text/cutText'
import type { Hit } from '#domain/home/quickSearchWire'
import { callRoute } from '../http/callRoute'

export interface SearchingDataProvider {
  /** A few records of each kind that hold the text, which is not blank. Throws ApiError. */
  searchAll(text: string, signal: AbortSignal): Promise<Hit[]>
}

/** @param root the audience in the routes' names */
export function searchVerbs(root: 'vendor' | 'admin'): SearchingDataProvider {
  return {
    async searchAll(text, signal) {
      const query = { q: startOf(text, SEARCH_MAX) }
      return (await callRoute(`GET /${root}/search`, { query, signal })).hits
    },
  }
}
