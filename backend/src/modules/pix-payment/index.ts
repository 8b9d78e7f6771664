import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import PixPaymentProvider from './service'

export default ModuleProvider(Modules.PAYMENT, { services: [PixPaymentProvider] })
