import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, RaRecord } from 'ra-core'
import { ApiError } from '../http/ApiError'
import { createEngineHttpClient } from './createEngineHttpClient'
import type { EngineResources } from './EngineResource'
import { summaryOf } from './listSummary'

/** What a list's `meta` holds beside rows and total. */
export interface ListMeta {
  /** The figures of the summary cards, of all records, from the same request. */
  summary: unknown
}

/**
 * The CRUD half of an area's data provider: ra-data-simple-rest over the engine's dialect (design §3.2). The area adds its
 * own verbs.
 *
 * @param resources the table of what exists
 * @throws ApiError from every method; its `body.errors` goes to the fields of a form
 */
export function createDataProvider<Name extends string>(
  resources: Readonly<Record<Name, EngineResources[string]>>,
) {
  const rest = simpleRestProvider('', createEngineHttpClient(resources))
  return {
    ...rest,
    supportAbortSignal: true,

    getList: async (resource, params) => {
      const result = await rest.getList(resource, params)
      return { ...result, meta: { summary: summaryOf(result.data) } satisfies ListMeta }
    },

    /** One call per id: the engine knows no `filter={id:[…]}`. A record that is gone is left out, as in a list. */
    getMany: async <Row extends RaRecord>(
      resource: string,
      params: Parameters<DataProvider['getMany']>[1],
    ) => {
      const found = await Promise.all(
        [...new Set(params.ids)].map((id) =>
          rest.getOne<Row>(resource, { id, signal: params.signal }).catch(missingAsUndefined),
        ),
      )
      return { data: found.flatMap((result) => (result === undefined ? [] : [result.data])) }
    },
  } satisfies DataProvider
}

function missingAsUndefined(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined
  throw error
}
