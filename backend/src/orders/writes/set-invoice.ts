import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { accessKeyCharacters, invoiceProblem } from '#domain/orders/invoice/accessKey'
import { maskedBuyer, type AuthorisedInvoice } from '#domain/orders/invoice/authorisedInvoice'
import { OTHER_INVOICE } from '#domain/orders/orderActions'
import { isOrdersBuyer } from '#domain/orders/invoice/invoiceDifferences'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { AppError } from '../../engine/errors/AppError'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import { refuseMissingOrder, type LockedOrder } from './lockOrder'
import { readInvoiceXmlInWorker } from '../xml/readInvoiceXmlInWorker'

/**
 * The seller names the fiscal invoice of an order by its access key; a key is of one order only, on the whole
 * marketplace. Errors as `actOnOrder`; invalid_data for a key that is wrong or of somebody else's sale; with `isFirst`
 * conflict when the order has another one.
 */
export async function setInvoice(
  container: MedusaContainer,
  {
    access_key,
    isFirst = false,
    ...input
  }: OrderActInput & {
    access_key: string
    /** Nobody looked at the order: its invoice is set, and never replaced. */
    isFirst?: boolean
  },
): Promise<void> {
  const accessKey = accessKeyCharacters(access_key)
  await keepInvoice(container, input, () => ({ accessKey, field: 'access_key', isFirst }))
}

/** The same by its authorised XML, of which total, day and masked buyer are kept. Errors as `setInvoice`, at `xml`. */
export async function setInvoiceByXml(
  container: MedusaContainer,
  { xml, ...input }: OrderActInput & { xml: Uint8Array },
): Promise<void> {
  // Nobody's file costs a thread before the order is known to be theirs; no transaction waits for the thread.
  await refuseMissingOrder(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    input.orderId,
    input.sellerId,
  )
  const read = await readInvoiceXmlInWorker(xml)
  await keepInvoice(container, input, () => {
    if (!read.ok) throw AppError.invalid(read.reason, { xml: read.reason })
    return { accessKey: read.payload.accessKey, read: read.payload, field: 'xml' }
  })
}

interface Invoice {
  accessKey: string
  /** What its XML says, when there is one. */
  read?: AuthorisedInvoice
  /** Where the form shows what is wrong. */
  field: 'access_key' | 'xml'
  /** It replaces no other one. */
  isFirst?: boolean
}

/** @param named throws for what is no invoice, which is said once it is known that the order is the caller's (R42) */
async function keepInvoice(
  container: MedusaContainer,
  input: OrderActInput,
  named: () => Invoice,
): Promise<void> {
  await actOnOrder(container, input, {
    action: 'setInvoice',
    auditAs: 'order.invoice.set',
    isDone: ({ invoice }) => {
      const { accessKey, read } = named()
      return invoice?.access_key === accessKey && (!read || invoice.has_xml)
    },
    apply: async ({ knex }, order) => {
      const invoice = named()
      const { accessKey, field } = invoice
      if (invoice.isFirst && order.invoice)
        throw AppError.conflict(OTHER_INVOICE, { [field]: OTHER_INVOICE })
      const problem = invoiceProblem(accessKey, {
        taxId: order.seller.tax_id,
        orderedAt: order.created_at,
      })
      if (problem) throw AppError.invalid(problem, { [field]: problem })
      await insert(knex, order, invoice)
      return {
        before: { access_key: order.invoice?.access_key ?? null },
        after: { access_key: accessKey },
      }
    },
  })
}

async function insert(
  knex: EngineTransaction['knex'],
  order: LockedOrder,
  { accessKey, read, field }: Invoice,
): Promise<void> {
  const taken = (await knex('order_invoice')
    .where({ access_key: accessKey })
    .whereNot({ order_id: order.id })
    .first('order_id')) as { order_id: string } | undefined
  if (taken) throw used(field)
  const row = {
    access_key: accessKey,
    total: read?.total ?? null,
    issued_on: read?.issuedOn ?? null,
    buyer: read?.buyer ? maskedBuyer(read.buyer) : null,
    is_buyer: read ? isOrdersBuyer(read.buyer, order.buyer_tax_id) : null,
  }
  await knex('order_invoice')
    .insert({ order_id: order.id, ...row })
    .onConflict('order_id')
    .merge({ ...row, created_at: knex.fn.now() })
    .catch((error: { code?: string }) => {
      throw error.code === UNIQUE_VIOLATION ? used(field) : error
    })
}

/** Of two who send the same key for two orders at once the database tells the second one. */
const UNIQUE_VIOLATION = '23505'

const used = (field: Invoice['field']): AppError => {
  const message = 'Esta nota já está em outro pedido.'
  return AppError.conflict(message, { [field]: message })
}
