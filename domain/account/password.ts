import { PASSWORD_MAX, PASSWORD_MIN } from '../limits'

/** Where the password is typed: the specification words the two screens differently (spec §5). */
export type PasswordScreen = 'registration' | 'reset'

const SUBJECT = { registration: 'Senha', reset: 'A senha' } satisfies Record<PasswordScreen, string>

/**
 * The first problem of a new password as a sentence for the person, or null. One rule for registration and reset
 * (R17): at least 8 characters, an upper-case letter, and a lower-case letter or digit.
 */
export function passwordProblem(
  password: string,
  screen: PasswordScreen = 'registration',
): string | null {
  const subject = SUBJECT[screen]
  if (password === '') return 'Senha é obrigatória'
  const length = Array.from(password).length
  if (length < PASSWORD_MIN) return `${subject} deve ter pelo menos ${PASSWORD_MIN} caracteres`
  if (length > PASSWORD_MAX) return `${subject} deve ter no máximo ${PASSWORD_MAX} caracteres`
  if (!/\p{Lu}/u.test(password)) return `${subject} deve conter pelo menos uma letra maiúscula`
  if (!/[\p{Ll}\d]/u.test(password)) {
    return `${subject} deve conter pelo menos uma letra minúscula ou um número`
  }
  return null
}

const MISMATCH = {
  registration: 'Senhas não coincidem',
  reset: 'As senhas não coincidem',
} satisfies Record<PasswordScreen, string>

/** The problem of the confirmation field, or null. */
export function confirmationProblem(
  password: string,
  confirmation: string,
  screen: PasswordScreen = 'registration',
): string | null {
  if (confirmation === '') return 'Confirmação de senha é obrigatória'
  return password === confirmation ? null : MISMATCH[screen]
}
