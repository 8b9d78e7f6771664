import { ApiError } from '../../kit/http/ApiError'
import { explained, serverMessage } from '../../kit/http/serverMessage'

/** What /forgot-password says about a failure (spec §8; R18 keeps the mapping for hosts that tell). */
export function forgotPasswordMessage(error: unknown): string {
  const words = serverMessage(error, '')
  if (words.includes('User not found')) return 'E-mail não encontrado'
  return words ? explained(error, words) : 'Falha ao enviar e-mail de recuperação'
}

/** What /reset-password says about a failure (spec §8), and whether it belongs at the password's field. */
export function resetPasswordProblem(error: unknown): { message: string; atPassword: boolean } {
  const refused = error instanceof ApiError ? error.body.errors?.password : undefined
  if (refused) return { message: refused, atPassword: true }
  const words = serverMessage(error, '')
  if (words.includes('Password too weak')) {
    return { message: 'Senha muito fraca. Use pelo menos 8 caracteres', atPassword: true }
  }
  if (words.includes('Invalid or expired token'))
    return { message: 'Token inválido ou expirado', atPassword: false }
  const message = words ? explained(error, words) : 'Falha ao redefinir senha'
  return { message, atPassword: false }
}
