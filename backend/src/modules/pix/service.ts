import { MedusaService } from '@medusajs/framework/utils'
import OrderLink from './models/orderLink'

/** Charges, receipts and refunds by PIX, and the links to the buyer's page of an order. All SQL on them is in `backend/src`. */
export default class PixModuleService extends MedusaService({ OrderLink }) {}
