import { MedusaService } from '@medusajs/framework/utils'
import SitePicture from './models/sitePicture'

/** What administration changed in 'Configurações', and the pictures of testimonials. All SQL on them is in `backend/src/site`. */
export default class SiteModuleService extends MedusaService({ SitePicture }) {}
