import { MedusaService } from '@medusajs/framework/utils'
import NoticePerson from './models/noticePerson'

/** What sellers are told of. Notices are written by the function `notice_write` and read with SQL of the read models. */
export default class NoticeModuleService extends MedusaService({ NoticePerson }) {}
