import { describe, expect, test } from 'vitest'

import { confirmationProblem, passwordProblem } from '#domain/account/password'

describe('on registration (spec §5, R17)', () => {
  test('eight characters with an upper-case letter and a digit or lower-case letter pass', () => {
    expect(passwordProblem('Videira1')).toBeNull()
    expect(passwordProblem('SAFRA2026')).toBeNull()
    expect(passwordProblem('Videiras')).toBeNull()
  })

  // spec 247
  test.each([
    ['', 'Senha é obrigatória'],
    ['Videir1', 'Senha deve ter pelo menos 8 caracteres'],
    ['videira1', 'Senha deve conter pelo menos uma letra maiúscula'],
    ['VIDEIRAS', 'Senha deve conter pelo menos uma letra minúscula ou um número'],
    ['Va1'.repeat(43), 'Senha deve ter no máximo 128 caracteres'],
  ])('"%s" is refused: %s', (password, message) => {
    expect(passwordProblem(password)).toBe(message)
  })

  test('the confirmation must be there and match', () => {
    expect(confirmationProblem('Videira1', '')).toBe('Confirmação de senha é obrigatória')
    expect(confirmationProblem('Videira1', 'Videira2')).toBe('Senhas não coincidem')
    expect(confirmationProblem('Videira1', 'Videira1')).toBeNull()
  })
})

describe('on reset the same rule, in the words of that screen', () => {
  test.each([
    ['Videir1', 'A senha deve ter pelo menos 8 caracteres'],
    ['videira1', 'A senha deve conter pelo menos uma letra maiúscula'],
    ['Videira1', null],
  ])('%s: %s', (password, message) => {
    expect(passwordProblem(password, 'reset')).toBe(message)
  })

  test('the confirmation differs', () => {
    expect(confirmationProblem('Videira1', 'x', 'reset')).toBe('As senhas não coincidem')
  })
})
