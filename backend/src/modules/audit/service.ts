import { MedusaService } from '@medusajs/framework/utils'
import AuditEntry from './models/auditEntry'

/** The audit trail: only creating and reading succeed, the database refuses the rest. */
export default class AuditModuleService extends MedusaService({ AuditEntry }) {}
