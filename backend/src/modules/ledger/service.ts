import { MedusaService } from '@medusajs/framework/utils'
import PixKey from './models/pixKey'

/** Ledger, payouts and PIX keys. Workflows write them and read models sum them with SQL of their own; the database keeps the rules. */
export default class LedgerModuleService extends MedusaService({ PixKey }) {}
