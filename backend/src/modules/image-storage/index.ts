import { Module } from '@medusajs/framework/utils'
import ImageStorageModuleService from './service'

/** Key of the module in the container. */
export const IMAGE_STORAGE_MODULE = 'imageStorage'

export default Module(IMAGE_STORAGE_MODULE, { service: ImageStorageModuleService })
