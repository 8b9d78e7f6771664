import { z } from 'zod'
import {
  authRegisterRequest,
  loginRequest,
  resetPasswordConfirmRequest,
  resetPasswordRequest,
  secondStepRequest,
  signInResponse,
  tokenResponse,
} from '../wire/auth'
import { emptyRequest } from '../wire/common'
import type { RouteTable } from './declaration'

const signIn = { actor: 'anyone', body: loginRequest, response: signInResponse } as const
const secondStep = {
  actor: 'anyone',
  body: secondStepRequest,
  response: tokenResponse,
} as const
const signOut = { body: emptyRequest, response: z.object({}), audit: [] } as const
const register = {
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
  actor: 'anyone',
  body: resetPasswordConfirmRequest,
  response: z.object({}),
} as const

/**
 * Sign-in and recovery (spec §7). Each pair of actor and provider is named: the engine has more routes below /auth, and
 * a pattern that lets one of them through would open it.
 */
export const authRoutes = {
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
} as const satisfies RouteTable
