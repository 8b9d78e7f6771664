import { Module } from '@medusajs/framework/utils'
import PixModuleService from './service'

export default Module('pix', { service: PixModuleService })
