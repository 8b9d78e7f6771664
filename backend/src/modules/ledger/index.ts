import { Module } from '@medusajs/framework/utils'
import LedgerModuleService from './service'

export default Module('ledger', { service: LedgerModuleService })
