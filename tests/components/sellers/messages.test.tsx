import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { dismissToast, getToast } from '../../../src/kit/ui/toast/toastStore'
import { serve } from '../account/serve'
import {
  fill,
  fillCompany,
  fillResponsible,
  field,
  messageAt,
  openRegistration,
} from './openRegistration'

beforeEach(() => {
  sessionStorage.clear()
  dismissToast()
})

describe('step 1 says at its field', () => {
  test('what is missing, and goes to the first of them', async () => {
    serve({})
    const { user } = openRegistration()
    await fill(user, 'Nome da empresa', ' ')
    await user.selectOptions(field('País'), '')
    await user.selectOptions(field('Região'), '')
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(messageAt('Nome da empresa')).toBe('Nome da empresa é obrigatório')
    expect(messageAt('CNPJ')).toBe('CNPJ é obrigatório')
    expect(messageAt('CEP')).toBe('CEP é obrigatório')
    expect(messageAt('País')).toBe('País é obrigatório')
    expect(messageAt('Estado')).toBe('Estado é obrigatório')
    expect(messageAt('Cidade')).toBe('Cidade é obrigatória')
    expect(messageAt('Endereço')).toBe('Endereço é obrigatório')
    expect(messageAt('Região')).toBe('Região é obrigatória')
    expect(messageAt('Área')).toBe('Área é obrigatória')
    expect(document.activeElement).toBe(field('Nome da empresa'))
    await user.click(screen.getByLabelText(/Pessoa física/))
    expect(messageAt('CPF')).toBe('CPF é obrigatório')
  })

  test.each([
    ['CNPJ', '11222333000182', 'CNPJ inválido'],
    ['CNPJ', '00000000000000', 'CNPJ inválido'],
    ['CEP', '9572', 'CEP inválido'],
    ['Área', '-1', 'Área deve ser maior ou igual a 0'],
    ['Área', 'dez', 'Área deve ser um número, por exemplo 3,5'],
  ])('%s %s: %s', async (label, typed, message) => {
    serve({})
    const { user } = openRegistration()
    await fillCompany(user, { [label]: typed })
    expect(messageAt(label)).toBe(message)
    expect(screen.getByRole('heading', { name: 'Dados da Empresa' })).toBeTruthy()
  })

  test.each(['11111111111', '52998224726', 'abcdefghijk'])('CPF %s is none', async (typed) => {
    serve({})
    const { user } = openRegistration()
    await user.click(screen.getByLabelText(/Pessoa física/))
    await fill(user, 'CPF', typed)
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(messageAt('CPF')).toBe(/\d/.test(typed) ? 'CPF inválido' : 'CPF é obrigatório')
  })
})

describe('step 2 says at its field', () => {
  test('what is missing', async () => {
    const calls = serve({})
    const { user } = openRegistration()
    await fillCompany(user)
    await user.click(screen.getByRole('button', { name: 'Criar conta' }))
    expect(messageAt('Nome$')).toBe('Nome é obrigatório')
    expect(messageAt('E-mail')).toBe('E-mail é obrigatório')
    expect(messageAt('Telefone')).toBe('Telefone é obrigatório')
    expect(messageAt('CPF')).toBe('CPF é obrigatório')
    expect(messageAt('Senha$')).toBe('Senha é obrigatória')
    expect(messageAt('Confirmar senha')).toBe('Confirmação de senha é obrigatória')
    expect(screen.getByText('Você deve aceitar os termos e condições')).toBeTruthy()
    expect(calls.filter(({ path }) => path.includes('register'))).toEqual([])
  })

  test.each([
    ['E-mail', 'ana@', 'E-mail inválido'],
    ['CPF', '11111111111', 'CPF inválido'],
    ['Senha$', 'Abcdefg', 'Senha deve ter pelo menos 8 caracteres'],
    ['Senha$', 'abcdefgh', 'Senha deve conter pelo menos uma letra maiúscula'],
    ['Senha$', 'ABCDEFGH', 'Senha deve conter pelo menos uma letra minúscula ou um número'],
  ])('%s %s: %s', async (label, typed, message) => {
    const calls = serve({})
    const { user } = openRegistration()
    await fillCompany(user)
    await fillResponsible(user, { [label]: typed })
    expect(messageAt(label)).toBe(message)
    expect(calls.filter(({ path }) => path.includes('register'))).toEqual([])
  })

  test('that the passwords differ, and a toast says it as well', async () => {
    serve({})
    const { user } = openRegistration()
    await fillCompany(user)
    await fillResponsible(user, { 'Confirmar senha': 'Vindima2027' })
    expect(messageAt('Confirmar senha')).toBe('Senhas não coincidem')
    await waitFor(() => expect(getToast()?.message).toBe('As senhas não coincidem.'))
  })
})
