import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { pauseNote } from '#domain/sellers/pause'
import { saoPauloDate } from '#domain/values/dates'
import { queueMail } from '../../engine/mail/queueMail'
import { env } from '../../env'
import { writeNotice } from '../../notices'
import { mainContact } from '../../sellers'
import { newOrderMail } from '../mails/newOrderMail'
import { orderReceivedMail } from '../mails/orderReceivedMail'
import { sellerOnPaper } from '../reads/sellerOnPaper'
import type { PlacedOrder } from './placedOrder'

/**
 * Tells of an order that its seller is to answer, in the transaction that makes it, or in that in which it is paid: the buyer's
 * confirmation, the seller's notice and mail. Each once.
 *
 * @param paid what is said of a payment that has come, and the link to the buyer's page; null: nothing is paid yet
 */
export async function tellOfOrder(
  container: MedusaContainer,
  knex: Knex,
  order: PlacedOrder,
  {
    sellerId,
    paid = null,
  }: { sellerId: string; paid?: { link: { url: string; secret: string } } | null },
): Promise<void> {
  const { id: orderId, displayId, email, firstName, lastName, items, total } = order
  const { pause, ...seller } = await sellerOnPaper(knex, sellerId)
  if (email)
    await queueMail(
      container,
      knex,
      orderReceivedMail({
        to: email,
        orderId,
        displayId,
        buyerName: firstName,
        items,
        shipping: order.shipping,
        total,
        seller,
        pauseNote: pauseNote(pause, saoPauloDate(new Date()) ?? ''),
        paid,
      }),
    )
  const isMailed = await writeNotice(
    knex,
    {
      sellerId,
      kind: 'order_placed',
      sourceId: orderId,
      subjectId: orderId,
      data: {
        display_id: displayId,
        amount: total,
        bottles: items.reduce((sum, { quantity }) => sum + quantity, 0),
      },
    },
    { hasOwnMail: true },
  )
  const owner = isMailed && (await mainContact(knex, sellerId))
  if (!owner) return
  await queueMail(
    container,
    knex,
    newOrderMail({
      to: owner.email,
      sellerId,
      orderId,
      displayId,
      memberName: owner.name,
      buyer: [firstName, lastName].filter(Boolean).join(' ') || email || 'um cliente',
      items,
      total,
      publicUrl: env.WINEX_PUBLIC_URL.replace(/\/$/, ''),
    }),
  )
}
