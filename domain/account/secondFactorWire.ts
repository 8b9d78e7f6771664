import { z } from 'zod'
import { PASSWORD_MAX, SECOND_FACTOR_CODE_MAX } from '../limits'
import { timestamp, requiredText } from '../wire/common'

/** GET /vendor/second-factor, GET /admin/second-factor: never the secret, never a code. */
export const secondFactorResponse = z.object({
  second_factor: z.object({
    /** Since when it is asked for; null without one. */
    set_at: timestamp.nullable(),
    recovery_codes_left: z.number(),
    /** Nothing else answers before it is set up. */
    is_required: z.boolean(),
  }),
})
export type SecondFactorResponse = z.infer<typeof secondFactorResponse>
export type SecondFactor = SecondFactorResponse['second_factor']

/** What changes the second factor asks for the password once more. */
export const passwordAgainRequest = z.strictObject({
  password: z.string().min(1, { error: 'Senha é obrigatória' }).max(PASSWORD_MAX),
})
export type PasswordAgainRequest = z.infer<typeof passwordAgainRequest>

/** POST …/second-factor: the secret for the app, shown this once. Nothing changes before it is confirmed. */
export const secondFactorSetupResponse = z.object({
  /** Base32, to be typed. */
  secret: z.string(),
  /** otpauth:// address, to be shown as a QR code. */
  uri: z.string(),
})
export type SecondFactorSetup = z.infer<typeof secondFactorSetupResponse>

/** POST …/second-factor/confirm: the first code of the app. */
export const secondFactorConfirmRequest = z.strictObject({
  code: requiredText(SECOND_FACTOR_CODE_MAX),
})
export type SecondFactorConfirmRequest = z.infer<typeof secondFactorConfirmRequest>

/** The recovery codes, shown this once. */
export const recoveryCodesResponse = secondFactorResponse.extend({
  recovery_codes: z.array(z.string()),
})
export type RecoveryCodesResponse = z.infer<typeof recoveryCodesResponse>
