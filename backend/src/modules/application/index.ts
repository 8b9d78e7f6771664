import { Module } from '@medusajs/framework/utils'
import { ApplicationService } from './service'

/** Name of the module in the engine's container. */
export const APPLICATION_MODULE = 'application'

export default Module(APPLICATION_MODULE, { service: ApplicationService })
