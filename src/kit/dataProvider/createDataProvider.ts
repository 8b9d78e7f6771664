import type { DataProvider, GetListParams, RaRecord } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import { ApiError } from '../http/ApiError'
import { apiClient, apiDownload } from '../http/apiClient'
import type {
  EngineResource,
  EngineResources,
  ListQuery,
  OwnResource,
  WriteMeta,
} from './EngineResource'
import { engineHttpClient } from './engineHttpClient'
import { listTotal } from './listTotal'
import { FIRST_PAGE, toEngineQuery } from './toEngineQuery'

/** What a list's `meta` holds beside rows and total. */
export interface ListMeta {
  /** The figures of the summary cards, of all records, from the same request. */
  summary: unknown
}

/**
 * The CRUD half of an area's data provider (design §3.2): records through ra-data-simple-rest, lists in the engine's own
 * words, as simple-rest hands on nothing but rows and total (decision 20). The area adds its own verbs, for what is an
 * action.
 *
 * @param resources the table of what exists
 * @param own resources whose addresses are others than the table's
 * @throws ApiError from every method; its `body.errors` goes to the fields of a form
 */
export function createDataProvider(
  resources: EngineResources,
  own: Readonly<Record<string, OwnResource>> = {},
) {
  const resourceOf = (name: string): EngineResource => {
    const resource = resources[name]
    if (!resource) throw new TypeError(`No resource '${name}' in this data provider`)
    return resource
  }
  const rest = (meta?: WriteMeta) => simpleRestProvider('', engineHttpClient(resources, meta))

  /** The engine's dialect, for the resources of the table. */
  const table = {
    ...rest(),

    getList: async <Row extends RaRecord>(name: string, params: GetListParams) => {
      const resource = resourceOf(name)
      const query = toEngineQuery(params, resource)
      const answer = await apiClient<Record<string, unknown>>(
        `/${resource.path}?${query.toString()}`,
        { signal: params.signal },
      )
      const { [resource.many]: rows, count, summary } = answer
      if (!Array.isArray(rows) || typeof count !== 'number') {
        throw new TypeError(`The answer of /${resource.path} lacks '${resource.many}' or 'count'`)
      }
      return {
        data: rows as Row[],
        ...listTotal(count, params.pagination ?? FIRST_PAGE),
        meta: { summary } satisfies ListMeta,
      }
    },

    /** One call per id: the engine knows no `filter={id:[…]}`. A record that is gone is left out, as in a list. */
    getMany: async <Row extends RaRecord>(
      resource: string,
      params: Parameters<DataProvider['getMany']>[1],
    ) => {
      const found = await Promise.all(
        [...new Set(params.ids)].map((id) =>
          rest().getOne<Row>(resource, { id, signal: params.signal }).catch(missingAsUndefined),
        ),
      )
      return { data: found.flatMap((result) => (result === undefined ? [] : [result.data])) }
    },

    create: (name, params) => rest(params.meta as WriteMeta | undefined).create(name, params),
    update: (name, params) => rest(params.meta as WriteMeta | undefined).update(name, params),
  } satisfies DataProvider

  /** What the resource says itself, else what the table says. */
  const call = async <Params, Result>(
    itself: ((params: Params) => Promise<unknown>) | undefined,
    otherwise: (name: string, params: Params) => Promise<Result>,
    name: string,
    params: Params,
  ): Promise<Result> => (itself ? ((await itself(params)) as Result) : otherwise(name, params))

  return {
    ...table,
    supportAbortSignal: true,
    getList: <Row extends RaRecord>(name: string, params: GetListParams) =>
      call(own[name]?.getList, table.getList<Row>, name, params),
    getOne: (name, params) => call(own[name]?.getOne, table.getOne, name, params),
    getMany: <Row extends RaRecord>(name: string, params: Parameters<DataProvider['getMany']>[1]) =>
      call(own[name]?.getMany, table.getMany<Row>, name, params),
    create: (name, params) => call(own[name]?.create, table.create, name, params),
    update: (name, params) => call(own[name]?.update, table.update, name, params),
    delete: (name, params) => call(own[name]?.delete, table.delete, name, params),

    /** All rows that the list shows, whatever its page, as a spreadsheet. */
    exportList: (name: string, list: ListQuery): Promise<Blob> => {
      const { exportList } = own[name] ?? {}
      if (exportList) return exportList(list)
      const resource = resourceOf(name)
      const query = toEngineQuery(list, resource)
      query.delete('limit')
      query.delete('offset')
      return apiDownload(`/${resource.path}/export.csv?${query.toString()}`)
    },

    /** The part of a list's filter whose names and values the engine knows. */
    knownFilter: (
      name: string,
      filter: Record<string, string>,
    ): Promise<Record<string, string>> => {
      const { knownFilter } = own[name] ?? {}
      if (knownFilter) return Promise.resolve(knownFilter(filter))
      const { filters } = resourceOf(name)
      const known = Object.entries(filter).filter(
        ([key, value]) =>
          Object.hasOwn(filters, key) && Object.keys(filters[key]?.(value) ?? {}).length > 0,
      )
      return Promise.resolve(Object.fromEntries(known))
    },
  } satisfies DataProvider
}

function missingAsUndefined(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined
  throw error
}
