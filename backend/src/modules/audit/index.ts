import { Module } from '@medusajs/framework/utils'
import AuditModuleService from './service'

/** Key of the module in the container. */
export const AUDIT_MODULE = 'audit'

export default Module(AUDIT_MODULE, { service: AuditModuleService })
