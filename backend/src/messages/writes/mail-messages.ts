import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { STAFF_MAY, type StaffRole } from '#domain/staff/staffRoles'
import { MESSAGE_MAIL_MINUTES } from '#domain/limits'
import type { MessageSide } from '#domain/messages/orderMessages'
import { runStatement } from '../../engine/database/runStatement'
import { env } from '../../env'
import { findStaffToTell } from '../../staff'
import { messageMail, type UnreadMessages } from '../mails/messageMail'
import { queueMail } from '../../engine/mail/queueMail'

interface Row {
  id: string
  order_id: string
  seller_id: string
  side: MessageSide
  author_name: string | null
  text: string
  created_at: Date
  display_id: number
  seller_name: string
}

interface Person {
  id: string
  name: string | null
  email: string
}

/** One engine at a time: two would wait for each other's rows. */
const TURN_KEY = `hashtextextended('order-message-mails', 0)`
const TURN = `select pg_try_advisory_xact_lock(${TURN_KEY}) as mine`

// What is unseen beside the one that is due goes into the same mail: the next one comes a quarter of an hour later at the earliest.
const TAKE_ORDER = `
  with due as (
    select order_id, side from order_message
     where seen_at is null and mailed_at is null and not internal
       and created_at <= clock_timestamp() - make_interval(mins => $1)
     order by created_at limit 1),
  taken as (
    update order_message m set mailed_at = clock_timestamp() from due
     where m.order_id = due.order_id and m.side = due.side and m.seen_at is null and m.mailed_at is null and not m.internal
    returning m.*)
  select t.id::text as id, t.order_id, t.seller_id, t.side, t.author_name, t.text, t.created_at, o.display_id,
         s.name as seller_name
    from taken t join "order" o on o.id = t.order_id join seller s on s.id = t.seller_id order by t.id`

/** Those whose settings say so, as `notice_mode` knows them. */
const PEOPLE_OF_SELLER = `
  select m.id, m.name, m.email
    from (select id, name, email, row_number() over (order by role = 'owner' desc, created_at) = 1 as is_main
            from seller_member where seller_id = $1 and deleted_at is null) m
    left join notice_person p on p.member_id = m.id
   where notice_mode(p.modes, 'staff_message', m.is_main) = 'mail'`

/** Those who may answer. */
const ANSWERING: StaffRole[] = ['administration', ...STAFF_MAY.writeOnOrders]

/**
 * Mails what the other side has not seen for a quarter of an hour: the messages of an order in one mail, each message
 * once. A kill in between loses neither mark nor mail: both are of one transaction.
 */
export async function mailMessages(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const mailOrder = (): Promise<boolean> =>
    knex.transaction(async (transaction) => {
      const [turn] = await runStatement<{ mine: boolean }>(transaction, TURN)
      if (!turn?.mine) return false
      const rows = await runStatement<Row>(transaction, TAKE_ORDER, [MESSAGE_MAIL_MINUTES])
      const unread = unreadOf(rows)
      if (!unread) return false
      for (const { id, name, email } of await readersOf(transaction, unread))
        await queueMail(
          container,
          transaction,
          messageMail(unread, {
            id,
            name,
            to: email,
            publicUrl: env.WINEX_PUBLIC_URL.replace(/\/$/, ''),
          }),
        )
      return true
    })
  while (await mailOrder());
}

/** Until the transaction ends nothing is mailed, and what was being mailed is in the outbox. */
export async function waitForMessageMails(transaction: Knex): Promise<void> {
  await runStatement(transaction, `select pg_advisory_xact_lock(${TURN_KEY})`)
}

function unreadOf(messages: Row[]): UnreadMessages | null {
  const [first] = messages
  if (!first) return null
  return {
    side: first.side,
    order: { id: first.order_id, display_id: first.display_id },
    seller: { id: first.seller_id, name: first.seller_name },
    messages,
  }
}

const readersOf = (transaction: Knex, { side, seller }: UnreadMessages): Promise<Person[]> =>
  side === 'staff'
    ? runStatement<Person>(transaction, PEOPLE_OF_SELLER, [seller.id])
    : findStaffToTell(transaction, ANSWERING)
