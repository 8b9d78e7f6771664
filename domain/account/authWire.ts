import { z } from 'zod'

import { isEmail, normalizeEmail } from '../values/email'
import { EMAIL_MAX, PASSWORD_MAX, SECOND_FACTOR_CODE_MAX } from '../limits'
import { passwordProblem } from './password'
import { requiredText } from '../wire/common'

export const email = z
  .string()
  .max(EMAIL_MAX)
  .transform(normalizeEmail)
  .pipe(z.string().refine(isEmail, { error: 'E-mail inválido' }))

/** POST /auth/{user|seller|provider}/emailpass. The password is not judged here: a wrong one is just wrong. */
export const loginRequest = z.strictObject({
  email: requiredText(EMAIL_MAX).transform(normalizeEmail),
  password: z.string().min(1).max(PASSWORD_MAX),
})

export const tokenResponse = z.object({ token: z.string() })

/**
 * The answer to a right password of a person with a second factor: no token yet. The challenge is worth nothing but
 * in the second step.
 */
const secondStepResponse = z.object({
  second_factor: z.object({
    challenge: z.string(),
    /** Seconds for which the challenge can be answered. */
    expires_in: z.number(),
  }),
})

/** POST /auth/{user|seller|provider}/emailpass. */
export const signInResponse = z.union([tokenResponse, secondStepResponse])

/** POST /auth/{user|seller}/second-factor: the code of the app or a recovery code. */
export const secondStepRequest = z.strictObject({
  challenge: requiredText(100),
  code: requiredText(SECOND_FACTOR_CODE_MAX),
})
export type SecondStepRequest = z.infer<typeof secondStepRequest>

/** A new password by the rule of registration (R17). */
export const newPassword = z.string().superRefine((password, context) => {
  const message = passwordProblem(password)
  if (message) context.addIssue({ code: 'custom', message })
})

/** POST /auth/{seller|provider}/emailpass/register. */
export const authRegisterRequest = z.strictObject({ email, password: newPassword })

/** POST /auth/seller/emailpass/reset-password. */
export const resetPasswordRequest = z.strictObject({
  email: requiredText(EMAIL_MAX).transform(normalizeEmail),
})

/** POST /auth/seller/emailpass/reset-password/confirm. */
export const resetPasswordConfirmRequest = z.strictObject({
  token: requiredText(1000),
  email: requiredText(EMAIL_MAX).transform(normalizeEmail),
  password: z.string().superRefine((password, context) => {
    const message = passwordProblem(password, 'reset')
    if (message) context.addIssue({ code: 'custom', message })
  }),
})
