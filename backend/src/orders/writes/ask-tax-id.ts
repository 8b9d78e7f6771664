import type { MedusaContainer } from '@medusajs/framework/types'
import { TAX_ID_LINK_DAYS } from '#domain/limits'
import { askTaxIdProblem } from '#domain/orders/taxIdRequest'
import { PAGES } from '#domain/site/pages'
import { AppError } from '../../engine/errors/AppError'
import { queueMail } from '../../engine/mail/queueMail'
import { makeLinkToken } from '../../engine/secrets/linkToken'
import { env } from '../../env'
import { MAIL_SECRET } from '../../modules/mail-outbox/secret'
import { taxIdMail } from '../mails/taxIdMail'
import { actOnOrder, type OrderActInput } from './actOnOrder'

/**
 * Asks the buyer by mail for the CPF or CNPJ of the invoice; the order's older link ends. Errors as `actOnOrder` for setting an
 * invoice, and conflict when there is one, or the buyer was asked within the last day.
 *
 * @returns when it was asked
 */
export async function askTaxId(container: MedusaContainer, input: OrderActInput): Promise<Date> {
  const now = new Date()
  const { token, tokenHash } = makeLinkToken()
  await actOnOrder(container, input, {
    // the number is for the invoice: it is asked for as long as that can be set
    action: 'setInvoice',
    auditAs: 'order.tax_id.ask',
    isDone: () => false,
    apply: async ({ knex }, order) => {
      const asked = (await knex('tax_id_request')
        .where({ order_id: order.id })
        .first('created_at')) as { created_at: Date } | undefined
      const problem = askTaxIdProblem(
        { ...order, has_tax_id: order.buyer_tax_id !== null, asked_at: asked?.created_at ?? null },
        now,
      )
      if (problem) throw AppError.conflict(problem)
      const row = {
        token_hash: tokenHash,
        created_at: now,
        expires_at: new Date(now.getTime() + TAX_ID_LINK_DAYS * 86_400_000),
        used_at: null,
      }
      await knex('tax_id_request')
        .insert({ order_id: order.id, ...row })
        .onConflict('order_id')
        .merge(row)
      await queueMail(
        container,
        knex,
        taxIdMail({
          to: order.email ?? '',
          sellerId: order.seller.id,
          orderId: order.id,
          displayId: order.display_id,
          buyerName: order.shipping_address?.first_name ?? null,
          sellerName: order.seller.name,
          link: {
            url: `${env.WINEX_PUBLIC_URL}${PAGES.buyerTaxId.address}/${MAIL_SECRET}`,
            secret: token,
          },
          tokenHash,
        }),
      )
      return { after: { asked_at: now.toISOString() } }
    },
  })
  return now
}
