import { Module } from '@medusajs/framework/utils'
import SiteModuleService from './service'

export default Module('site', { service: SiteModuleService })
