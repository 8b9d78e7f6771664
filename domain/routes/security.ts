import { STAFF_MAY } from '../account/staffRoles'
import { tokenResponse } from '../wire/auth'
import { emptyRequest } from '../wire/common'
import { passwordChangeRequest } from '../wire/member'
import {
  passwordAgainRequest,
  recoveryCodesResponse,
  secondFactorConfirmRequest,
  secondFactorResponse,
  secondFactorSetupResponse,
} from '../wire/secondFactor'
import { sessionsResponse } from '../wire/session'
import { staffResponse } from '../wire/staff'
import type { RouteTable } from './declaration'

const seller = { actor: 'seller', openToInactive: true } as const
/** Ending a session only takes rights away. */
const sellerEnds = { ...seller, openToBlocked: true } as const
const staff = { actor: 'user', roles: STAFF_MAY.ownAccount } as const
/** Staff need it to come to their second factor. */
const setUp = { ...staff, beforeSecondFactor: true } as const

const endSession = {
  response: sessionsResponse,
  ids: { id: 'session' },
  audit: ['session.end'],
} as const
const endOthers = {
  body: emptyRequest,
  response: sessionsResponse,
  audit: ['session.end_others'],
} as const
const begin = {
  body: passwordAgainRequest,
  response: secondFactorSetupResponse,
  // the secret waits; its first code changes the account
  audit: [],
} as const
const confirm = {
  body: secondFactorConfirmRequest,
  response: recoveryCodesResponse,
  audit: ['second_factor.set'],
} as const
const renewCodes = {
  body: passwordAgainRequest,
  response: recoveryCodesResponse,
  audit: ['second_factor.codes'],
} as const
const remove = {
  body: passwordAgainRequest,
  response: secondFactorResponse,
  audit: ['second_factor.remove'],
} as const

/** What everybody who signs in may do about their own sessions and second factor (R45). */
export const securityRoutes = {
  'GET /vendor/sessions': { ...seller, response: sessionsResponse },
  'DELETE /vendor/sessions/:id': { ...sellerEnds, ...endSession },
  'POST /vendor/sessions/end-others': { ...sellerEnds, ...endOthers },
  'GET /vendor/second-factor': { ...seller, response: secondFactorResponse },
  'POST /vendor/second-factor': { ...seller, ...begin },
  'POST /vendor/second-factor/confirm': { ...seller, ...confirm },
  'POST /vendor/second-factor/recovery-codes': { ...seller, ...renewCodes },
  'POST /vendor/second-factor/remove': { ...seller, ...remove },
  'GET /admin/me': { ...setUp, response: staffResponse },
  'POST /admin/me/password': {
    ...staff,
    body: passwordChangeRequest,
    response: tokenResponse,
    audit: ['password.change'],
  },
  'GET /admin/sessions': { ...staff, response: sessionsResponse },
  'DELETE /admin/sessions/:id': { ...staff, ...endSession },
  'POST /admin/sessions/end-others': { ...staff, ...endOthers },
  'GET /admin/second-factor': { ...setUp, response: secondFactorResponse },
  'POST /admin/second-factor': { ...setUp, ...begin },
  'POST /admin/second-factor/confirm': { ...setUp, ...confirm },
  'POST /admin/second-factor/recovery-codes': { ...staff, ...renewCodes },
  'POST /admin/second-factor/remove': { ...staff, ...remove },
} as const satisfies RouteTable
