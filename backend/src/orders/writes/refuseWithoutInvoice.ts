import { env } from '../../env'
import { AppError } from '../../engine/errors/AppError'
import type { OrderFacts } from '#domain/orders/orderActions'

/** Bottles leave without a fiscal invoice only where the operator lets them (WINEX_INVOICE). */
export function refuseWithoutInvoice(order: Pick<OrderFacts, 'invoice'>): void {
  if (env.WINEX_INVOICE === 'obrigatoria' && !order.invoice)
    throw AppError.conflict('Informe a nota fiscal antes de enviar este pedido.')
}
