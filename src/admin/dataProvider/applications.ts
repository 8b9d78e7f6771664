import simpleRestProvider from 'ra-data-simple-rest'
import { APPLICATION_STATUS_KEYS } from '#domain/applications/applicationStatus'
import type { Application, ApplicationSummary } from '#domain/applications/applicationWire'
import type { OwnResource } from '../../kit/dataProvider/EngineResource'
import { callRoute, downloadRoute } from '../../kit/http/callRoute'
import { listTotal } from '../../kit/dataProvider/listTotal'
import { simpleRestHttpClient } from '../../kit/dataProvider/simpleRestHttpClient'
import { FIRST_PAGE } from '../../kit/dataProvider/toEngineQuery'

const RESOURCE = 'applications'
const rest = simpleRestProvider('/admin', simpleRestHttpClient)

/** /admin/applications as it is: the server's own dialect is ra-data-simple-rest (issue 5, item 5). */
export const applications = {
  async getList(params) {
    const { data, total = 0 } = await rest.getList(RESOURCE, params)
    return { data, ...listTotal(total, params.pagination ?? FIRST_PAGE) }
  },
  getOne: (params) => rest.getOne(RESOURCE, params),
  getMany: (params) => rest.getMany(RESOURCE, params),
  update: (params) => rest.update(RESOURCE, params),
  delete: (params) => rest.delete(RESOURCE, params),

  exportList: ({ filter, sort }) =>
    downloadRoute('GET /admin/applications/export.csv', {
      query: {
        filter: JSON.stringify(filter),
        sort: sort && JSON.stringify([sort.field, sort.order]),
      },
    }),

  knownFilter: ({ q, status }) => ({
    ...(q && { q }),
    ...(status && APPLICATION_STATUS_KEYS.some((key) => key === status) && { status }),
  }),
} satisfies OwnResource

/** What is no CRUD about applications. All throw ApiError. */
export const applicationVerbs = {
  /** The figures of the cards, over all applications. */
  applicationSummary: (): Promise<ApplicationSummary> =>
    callRoute('GET /admin/applications/summary'),

  /** Sends the invitation by e-mail; with `again` also when one was sent before. */
  inviteApplicant: (id: string, again: boolean): Promise<Application> =>
    callRoute('POST /admin/applications/:id/invite', { params: { id }, body: { again } }),
}
