import { Module } from '@medusajs/framework/utils'
import SessionModuleService from './service'

/** Key of the module in the container. */
export const SESSION_MODULE = 'session'

export default Module(SESSION_MODULE, { service: SessionModuleService })
