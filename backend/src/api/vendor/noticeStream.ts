import { loadSeller } from '../../actor/loadSeller'
import { readToken } from '../../actor/sessionToken'
import { AppError } from '../../errors/AppError'
import { sendEvents, wakeStreams } from '../../http/eventStreams'
import type { Call } from '../../http/handlers'
import { countUnread } from '../../read-models/listNotices'
import { hearNotices } from '../../workflows/notices/hear-notices'

/** Sends the number of unread notices, now and whenever it may have changed, as long as the session is valid. */
export async function streamNotices({
  knex,
  seller,
  member,
  request,
  response,
}: Call<'GET /vendor/notices/stream'>): Promise<void> {
  const { accept = '', authorization } = request.headers
  if (request.method !== 'GET' || !accept.includes('text/event-stream'))
    throw AppError.invalid('Este endereço responde com text/event-stream.')
  hearNotices(knex, wakeStreams)
  const token = readToken(authorization)
  await sendEvents(response, {
    person: member.id,
    topic: seller.id,
    read: async () =>
      token && (await loadSeller(knex, token))
        ? { unread: await countUnread(knex, member.id) }
        : null,
  })
}
