import { MedusaService } from '@medusajs/framework/utils'
import PasswordReset from './models/passwordReset'
import RecoveryCode from './models/recoveryCode'
import SecondFactor from './models/secondFactor'
import SecondStep from './models/secondStep'
import SessionFloor from './models/sessionFloor'
import SignInSession from './models/signInSession'

/** Sessions, what ends them before their time (floors per person, reset tokens), and the second factor. */
export default class SessionModuleService extends MedusaService({
  SessionFloor,
  PasswordReset,
  SignInSession,
  SecondFactor,
  RecoveryCode,
  SecondStep,
}) {}
