import type { MedusaContainer } from '@medusajs/framework/types'
import type { Actor } from '../../engine/actor/actor'
import { AppError } from '../../engine/errors/AppError'

/** Stands in for branch `pix-flow`, whose file of this name takes its place. */
export function bookReceipt(
  _container: MedusaContainer,
  _endToEndId: string,
  _by: { actor: Actor; evenLate: true },
): Promise<void> {
  throw AppError.conflict('Este pagamento não pode ser registrado em um pedido.')
}
