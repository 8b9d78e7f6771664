import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, GetListParams } from 'ra-core'
import { APPLICATION_STATUS_KEYS } from '#domain/applications/applicationStatus'
import type { Application, ApplicationSummary } from '#domain/applications/applicationWire'
import { callRoute, downloadRoute } from '../../kit/http/callRoute'
import { listTotal } from '../../kit/dataProvider/listTotal'
import { simpleRestHttpClient } from '../../kit/dataProvider/simpleRestHttpClient'
import { FIRST_PAGE } from '../../kit/dataProvider/toEngineQuery'

const RESOURCE = 'applications'

/** Speaks to /admin/applications as it is: the server's own dialect is ra-data-simple-rest (issue 5, item 5). */
const rest = simpleRestProvider('/admin', simpleRestHttpClient)
const direct: DataProvider = {
  ...rest,
  async getList(resource, params) {
    const { data, total = 0 } = await rest.getList(resource, params)
    return { data, ...listTotal(total, params.pagination ?? FIRST_PAGE) }
  },
}

/** What an area's own provider does beside react-admin's methods. */
interface Exporting {
  exportList: (resource: string, list: Pick<GetListParams, 'filter' | 'sort'>) => Promise<Blob>
  knownFilter: (resource: string, filter: Record<string, string>) => Promise<Record<string, string>>
}

const exportApplications = ({ filter, sort }: Pick<GetListParams, 'filter' | 'sort'>) =>
  downloadRoute('GET /admin/applications/export.csv', {
    query: {
      filter: JSON.stringify(filter),
      sort: sort && JSON.stringify([sort.field, sort.order]),
    },
  })

function knownFilter({ q, status }: Record<string, string>): Record<string, string> {
  const isStatus = APPLICATION_STATUS_KEYS.some((key) => key === status)
  return { ...(q && { q }), ...(status && isStatus && { status }) }
}

/** Sends the reading and writing of applications the direct way, and everything else through `provider`. */
export function withApplications<Provider extends DataProvider & Exporting>(
  provider: Provider,
): Provider {
  const of = (resource: string): DataProvider => (resource === RESOURCE ? direct : provider)
  return {
    ...provider,
    getList: (resource, params) => of(resource).getList(resource, params),
    getOne: (resource, params) => of(resource).getOne(resource, params),
    getMany: (resource, params) => of(resource).getMany(resource, params),
    getManyReference: (resource, params) => of(resource).getManyReference(resource, params),
    update: (resource, params) => of(resource).update(resource, params),
    exportList: (resource, list) =>
      resource === RESOURCE ? exportApplications(list) : provider.exportList(resource, list),
    knownFilter: (resource, filter) =>
      resource === RESOURCE
        ? Promise.resolve(knownFilter(filter))
        : provider.knownFilter(resource, filter),
  } satisfies DataProvider & Provider
}

/** What is no CRUD about applications. All throw ApiError. */
export const applicationVerbs = {
  /** The figures of the cards, over all applications. */
  applicationSummary: (): Promise<ApplicationSummary> =>
    callRoute('GET /admin/applications/summary'),

  /** Sends the invitation by e-mail; with `again` also when one was sent before. */
  inviteApplicant: (id: string, again: boolean): Promise<Application> =>
    callRoute('POST /admin/applications/:id/invite', { params: { id }, body: { again } }),
}
