import { Module } from '@medusajs/framework/utils'
import WineImportModuleService from './service'

/** Key of the module in the container. */
export const WINE_IMPORT_MODULE = 'wineImport'

export default Module(WINE_IMPORT_MODULE, { service: WineImportModuleService })
