import type { MedusaContainer } from '@medusajs/framework/types'
import { accessKeyCharacters, invoiceProblem } from '#domain/invoices/accessKey'
import type { InvoiceRequest } from '#domain/wire/order'
import { AppError } from '../../errors/AppError'
import { actOnOrder, type OrderActInput } from './actOnOrder'

/**
 * The seller names the fiscal invoice of an order by its access key; a key is of one order only, on the whole
 * marketplace. Errors as `actOnOrder`; invalid_data for a key that is wrong or of somebody else's sale.
 */
export async function setInvoice(
  container: MedusaContainer,
  { request, ...input }: OrderActInput & { request: InvoiceRequest },
): Promise<void> {
  const accessKey = accessKeyCharacters(request.access_key)
  await actOnOrder(container, input, {
    action: 'setInvoice',
    auditAs: 'order.invoice.set',
    isDone: (order) => order.invoice?.access_key === accessKey,
    apply: async ({ knex }, order) => {
      const problem = invoiceProblem(accessKey, {
        taxId: order.seller.tax_id,
        orderedAt: order.created_at,
      })
      if (problem) throw AppError.invalid(problem, { access_key: problem })
      const taken = (await knex('order_invoice')
        .where({ access_key: accessKey })
        .whereNot({ order_id: order.id })
        .first('order_id')) as { order_id: string } | undefined
      if (taken) throw used()
      await knex('order_invoice')
        .insert({ order_id: order.id, access_key: accessKey })
        .onConflict('order_id')
        .merge({ access_key: accessKey, created_at: knex.fn.now() })
        .catch((error: { code?: string }) => {
          throw error.code === UNIQUE_VIOLATION ? used() : error
        })
      return {
        before: { access_key: order.invoice?.access_key ?? null },
        after: { access_key: accessKey },
      }
    },
  })
}

/** Of two who send the same key for two orders at once the database tells the second one. */
const UNIQUE_VIOLATION = '23505'

const used = (): AppError => {
  const message = 'Esta nota já está em outro pedido.'
  return AppError.conflict(message, { access_key: message })
}
