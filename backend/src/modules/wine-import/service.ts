import { MedusaService } from '@medusajs/framework/utils'
import WineImport from './models/wineImport'

/** Uploaded spreadsheets (R24); their rows are written and read by the workflows in bulk. */
export default class WineImportModuleService extends MedusaService({ WineImport }) {}
