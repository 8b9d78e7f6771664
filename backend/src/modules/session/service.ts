import { MedusaService } from '@medusajs/framework/utils'
import PasswordReset from './models/passwordReset'
import SessionFloor from './models/sessionFloor'

/** What ends sessions before their time: floors per person, and reset tokens. */
export default class SessionModuleService extends MedusaService({ SessionFloor, PasswordReset }) {}
