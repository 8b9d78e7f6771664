import { ModuleProvider, Modules } from '@medusajs/framework/utils'
import SellerFreightProvider from './service'

export default ModuleProvider(Modules.FULFILLMENT, { services: [SellerFreightProvider] })
