import { z } from 'zod'

import { normalizeEmail } from '../email'
import { EMAIL_MAX, PASSWORD_MAX } from '../limits'
import { passwordProblem } from '../password'
import { requiredText } from './common'

export const email = z
  .string()
  .max(EMAIL_MAX)
  .transform(normalizeEmail)
  .pipe(z.email({ error: 'E-mail inválido' }))

/** POST /auth/{user|seller|provider}/emailpass. The password is not judged here: a wrong one is just wrong. */
export const loginRequest = z.strictObject({
  email: requiredText(EMAIL_MAX).transform(normalizeEmail),
  password: z.string().min(1).max(PASSWORD_MAX),
})
export type LoginRequest = z.infer<typeof loginRequest>

export const tokenResponse = z.object({ token: z.string() })
export type TokenResponse = z.infer<typeof tokenResponse>

/** A new password by the rule of registration (R17). */
export const newPassword = z.string().superRefine((password, context) => {
  const message = passwordProblem(password)
  if (message) context.addIssue({ code: 'custom', message })
})

/** POST /auth/{seller|provider}/emailpass/register. */
export const authRegisterRequest = z.strictObject({ email, password: newPassword })
export type AuthRegisterRequest = z.infer<typeof authRegisterRequest>

/** POST /auth/seller/emailpass/reset-password. */
export const resetPasswordRequest = z.strictObject({
  email: requiredText(EMAIL_MAX).transform(normalizeEmail),
})
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>

/** POST /auth/seller/emailpass/reset-password/confirm. */
export const resetPasswordConfirmRequest = z.strictObject({
  token: requiredText(1000),
  email: requiredText(EMAIL_MAX).transform(normalizeEmail),
  password: z.string().superRefine((password, context) => {
    const message = passwordProblem(password, 'reset')
    if (message) context.addIssue({ code: 'custom', message })
  }),
})
export type ResetPasswordConfirmRequest = z.infer<typeof resetPasswordConfirmRequest>

/** The token's payload (spec §3): exp in seconds. */
export const tokenPayload = z.looseObject({
  exp: z.number().optional(),
  actor_type: z.string().optional(),
})
