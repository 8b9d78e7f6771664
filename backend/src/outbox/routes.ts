import type { Handlers } from '../engine/http/handlers'
import { listFailedMails } from './reads/listFailedMails'
import { discardMail } from './writes/discard-mail'
import { retryMail } from './writes/retry-mail'
import { sendListCsv } from '../engine/http/sendFile'
import { exportFailedMails } from './reads/exportFailedMails'

/** Mails that could not be delivered. Their texts are shown to nobody: some hold links that open an account. */
export const mailHandlers = {
  'GET /admin/mails': ({ knex, query }) => listFailedMails(knex, query),

  'POST /admin/mails/:id/retry': async ({ container, params, actor }) => {
    await retryMail(container, { mailId: params.id, actor })
    return { id: params.id }
  },

  'POST /admin/mails/:id/discard': async ({ container, params, actor }) => {
    await discardMail(container, { mailId: params.id, actor })
    return { id: params.id }
  },

  'GET /admin/mails/export.csv': ({ knex, query, response }) =>
    sendListCsv(response, 'emails', exportFailedMails(knex, query)),
} satisfies Partial<Handlers>
