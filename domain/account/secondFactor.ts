import { RECOVERY_CODE_LENGTH, TOTP_DIGITS } from '../limits'

/** Letters and digits that nobody mistakes for one another: without 0, O, 1, I, L and U. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a person types in the second step, told apart by its form. */
export type SecondFactorCode = { kind: 'totp'; code: string } | { kind: 'recovery'; code: string }

/**
 * Reads a typed code: six digits of the app, with or without a space, or a recovery code in any spelling.
 *
 * @returns null for what is neither
 */
export function readSecondFactorCode(typed: string): SecondFactorCode | null {
  const code = typed.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (new RegExp(`^\\d{${TOTP_DIGITS}}$`).test(code)) return { kind: 'totp', code }
  const isRecovery = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`).test(code)
  return isRecovery ? { kind: 'recovery', code } : null
}

/** The problem of a typed code as a sentence for the person, or null. */
export function secondFactorCodeProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Código é obrigatório'
  return readSecondFactorCode(typed) ? null : WRONG_CODE_FORM
}

const WRONG_CODE_FORM = `Digite os ${TOTP_DIGITS} números do aplicativo ou um código de recuperação`

/** As a person reads it: 'ABCDE-FGHJK'. */
export function formatRecoveryCode(code: string): string {
  const half = RECOVERY_CODE_LENGTH / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}
