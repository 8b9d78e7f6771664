/** Why a call failed, when the server has not said why. Every page downloads this file and not the rest of the catalogue. */
export const calls = {
  authentication_failed: 'Authentication failed. Please log in again.',
  token_expired: 'Token expired. Please log in again.',
  not_confirmed: 'Nada foi alterado: faltou confirmar que é você.',
  no_connection: 'Sem conexão com o servidor. Verifique a internet e tente de novo.',
  too_slow: 'O servidor demorou a responder. Tente de novo.',
  too_many: 'Muitas tentativas em pouco tempo. Aguarde um instante e tente de novo.',
  code: 'código',
} as const
