import { Module } from '@medusajs/framework/utils'
import NoticeModuleService from './service'

export default Module('notice', { service: NoticeModuleService })
