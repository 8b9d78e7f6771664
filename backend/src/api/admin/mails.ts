import type { Handlers } from '../../http/handlers'
import { listFailedMails } from '../../read-models/listFailedMails'
import { discardMail } from '../../workflows/mails/discard-mail'
import { retryMail } from '../../workflows/mails/retry-mail'
import { sendListCsv } from '../../http/sendFile'
import { exportFailedMails } from '../../read-models/exportFailedMails'

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
