import type { VendorContext } from '../http/actors'
import { canWrite, type Decision } from './canWrite'

/** Publishing wines and acting on orders needs an active seller (R14). */
export function canOperate(seller: VendorContext['seller']): Decision {
  if (seller.store_status === 'PENDING') {
    return {
      allowed: false,
      reason: 'Seu cadastro está em análise. Você poderá publicar vinhos e atender pedidos depois da aprovação.',
    }
  }
  return canWrite(seller.store_status)
}
