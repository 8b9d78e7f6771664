import type { Handlers } from '../engine/http/handlers'
import { countApplications } from './reads/countApplications'
import { findApplication } from './reads/findApplication'
import { listApplications } from './reads/listApplications'
import { deleteApplication } from './writes/delete-application'
import { updateApplication } from './writes/update-application'
import { inviteApplicant } from './writes/invite-applicant'
import { sendListCsv } from '../engine/http/sendFile'
import { exportApplications } from './reads/exportApplications'

/** Applications of founding producers, in the dialect of ra-data-simple-rest (issue 5, item 5). */
export const applicationHandlers = {
  /** A bare array and Content-Range. */
  'GET /admin/applications': async ({ knex, query, response }) => {
    const { applications, total } = await listApplications(knex, query)
    const [first] = query.range
    const range = applications.length > 0 ? `${first}-${first + applications.length - 1}` : '*'
    response.setHeader('Content-Range', `applications ${range}/${total}`)
    return applications
  },

  /** The cards; a list in this dialect has no place for them. */
  'GET /admin/applications/summary': ({ knex }) => countApplications(knex),

  /** The bare record. */
  'GET /admin/applications/:id': ({ knex, params }) => findApplication(knex, params.id),

  /** Status and notes. */
  'PUT /admin/applications/:id': async ({ container, knex, params, body, actor }) => {
    await updateApplication(container, { applicationId: params.id, changes: body, actor })
    return findApplication(knex, params.id)
  },

  /** At the applicant's request. */
  'DELETE /admin/applications/:id': async ({ container, params: { id }, actor }) => {
    await deleteApplication(container, { applicationId: id, actor })
    return { id }
  },

  /** The link goes by e-mail only. */
  'POST /admin/applications/:id/invite': async ({ container, knex, params, body, actor }) => {
    const { again = false } = body
    await inviteApplicant(container, { applicationId: params.id, again, actor })
    return findApplication(knex, params.id)
  },

  'GET /admin/applications/export.csv': ({ knex, query, response }) =>
    sendListCsv(response, 'candidaturas', exportApplications(knex, query)),
} satisfies Partial<Handlers>
