import { randomUUID } from 'node:crypto'
import { sql } from '../../support/world'
import { newEmail } from '../team/invitationToken'

/** A mail that the server has refused seven times; `gaveUp` when the queue does not try it any more. */
export async function addFailedMail({
  gaveUp = true,
  template = 'order-shipped',
  ageSeconds = 60,
  sellerId = null as string | null,
} = {}): Promise<{ id: string; to: string }> {
  const id = `mail_${randomUUID()}`
  const to = newEmail()
  await sql(
    `insert into mail_outbox (id, "to", seller_id, template, subject, text, html, attempts, last_error, gave_up_at,
                              next_attempt_at, created_at)
     values ($1, $2, $3, $4, 'Seu pedido', 'texto secreto', '<p>texto secreto</p>', 7, '550 caixa cheia',
             case when $5 then now() end, now() + interval '1 day', now() - make_interval(secs => $6))`,
    [id, to, sellerId, template, gaveUp, ageSeconds],
  )
  return { id, to }
}

/** The notice of the admin area must not tell the journeys of them. */
export const removeFailedMails = (): Promise<unknown> =>
  sql(`delete from mail_outbox where last_error = '550 caixa cheia'`)
