import { STAFF_MAY } from '../staff/staffRoles'
import type { RouteTable } from '../routes/declaration'
import {
  authRegisterRequest,
  loginRequest,
  resetPasswordConfirmRequest,
  resetPasswordRequest,
  secondStepRequest,
  signInResponse,
  tokenResponse,
} from './authWire'
import { emptyRequest } from '../wire/common'
import { passwordChangeRequest } from '../team/memberWire'
import {
  passwordAgainRequest,
  recoveryCodesResponse,
  secondFactorConfirmRequest,
  secondFactorResponse,
  secondFactorSetupResponse,
} from './secondFactorWire'
import { sessionsResponse } from './sessionWire'
import { staffResponse } from '../staff/staffWire'
import { z } from 'zod'

/** A slow hash: two of one address at a time, so that nobody's sign-in waits for another's guesses. */
const HASH = { weight: 2 } as const

const signIn = { ...HASH, actor: 'anyone', body: loginRequest, response: signInResponse } as const
const secondStep = {
  actor: 'anyone',
  body: secondStepRequest,
  response: tokenResponse,
} as const
const signOut = { body: emptyRequest, response: z.object({}), audit: [] } as const
const register = {
  ...HASH,
  actor: 'anyone',
  body: authRegisterRequest,
  response: tokenResponse,
  status: 201,
} as const
const askForReset = {
  actor: 'anyone',
  body: resetPasswordRequest,
  response: z.object({}),
  status: 201,
} as const
const confirmReset = {
  ...HASH,
  actor: 'anyone',
  body: resetPasswordConfirmRequest,
  response: z.object({}),
} as const
const seller = { actor: 'seller', openToInactive: true } as const
/** Ending a session only takes rights away. */
const sellerEnds = { ...seller, openToBlocked: true } as const
const endSession = {
  stepUp: { not: 'it only takes rights away' },
  response: sessionsResponse,
  ids: { id: 'session' },
  audit: ['session.end'],
} as const
const endOthers = {
  stepUp: { not: 'it only takes rights away' },
  body: emptyRequest,
  response: sessionsResponse,
  audit: ['session.end_others'],
} as const
const begin = {
  stepUp: true,
  body: passwordAgainRequest,
  response: secondFactorSetupResponse,
  // the secret waits; its first code changes the account
  audit: [],
} as const
const confirm = {
  stepUp: true,
  body: secondFactorConfirmRequest,
  response: recoveryCodesResponse,
  audit: ['second_factor.set'],
} as const
const renewCodes = {
  stepUp: true,
  body: passwordAgainRequest,
  response: recoveryCodesResponse,
  audit: ['second_factor.codes'],
} as const
const remove = {
  stepUp: true,
  body: passwordAgainRequest,
  response: secondFactorResponse,
  audit: ['second_factor.remove'],
} as const
const staff = { actor: 'user', roles: STAFF_MAY.ownAccount } as const
/** Staff need it to come to their second factor. */
const setUp = { ...staff, beforeSecondFactor: true } as const

/** Sign-in, recovery, sessions and the second factor (spec §7, R45). Each pair of actor and provider is named: the engine has
 * more routes below /auth, and a pattern that lets one of them through would open it.
 */
export const accountRoutes = {
  'POST /auth/user/emailpass': signIn,
  'POST /auth/seller/emailpass': signIn,
  'POST /auth/provider/emailpass': signIn,
  // after the right password of a person with a second factor
  'POST /auth/user/second-factor': secondStep,
  'POST /auth/seller/second-factor': secondStep,
  // ends the caller's session; the list of sessions remembers it
  'POST /auth/user/sign-out': { actor: 'user', beforeSecondFactor: true, ...signOut },
  'POST /auth/seller/sign-out': {
    actor: 'seller',
    openToInactive: true,
    openToBlocked: true,
    ...signOut,
  },
  'POST /auth/seller/emailpass/register': register,
  'POST /auth/provider/emailpass/register': register,
  'POST /auth/user/emailpass/reset-password': askForReset,
  'POST /auth/seller/emailpass/reset-password': askForReset,
  'POST /auth/user/emailpass/reset-password/confirm': confirmReset,
  'POST /auth/seller/emailpass/reset-password/confirm': confirmReset,
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
    stepUp: true,
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
