import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StaffMember } from '#domain/staff/staffWire'
import { afterEach, expect, test, vi } from 'vitest'
import TeamPage from '../../../src/admin/staff/TeamPage'
import { dataProvider } from '../../../src/admin/dataProvider'
import { clearSession, getToken, startSession } from '../../../src/auth/session'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'
import { tokens } from '../account/tokens'

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

const buildStaff = (changes: Partial<StaffMember>): StaffMember => ({
  id: 'user_1',
  name: 'Bruna Teste',
  email: 'bruna@winex.example',
  role: 'administration',
  is_self: false,
  has_joined: true,
  last_sign_in_at: '2026-11-25T17:03:00Z',
  has_second_factor: true,
  invited_until: null,
  ...changes,
})

const PEOPLE = [
  buildStaff({ is_self: true }),
  buildStaff({
    id: 'user_2',
    name: 'Caio Reis',
    email: 'caio@winex.example',
    role: 'finance',
    has_second_factor: false,
  }),
  buildStaff({
    id: 'user_3',
    name: 'Rita Prado',
    email: 'rita@winex.example',
    role: 'review',
    has_joined: false,
    last_sign_in_at: null,
    has_second_factor: false,
    invited_until: '2026-01-02T12:00:00Z',
  }),
]

function open(role: string) {
  const requests = network(() => ({ body: { people: PEOPLE } }))
  const { router } = openList(<TeamPage />, { dataProvider, at: '/admin/team', role })
  return Object.assign(requests, { address: () => router.state.location })
}

const rowOf = async (name: RegExp) => {
  const rows = await screen.findAllByRole('listitem')
  const row = rows.find((one) => name.test(one.textContent ?? ''))
  if (!row) throw new Error(`no row ${name.source}`)
  return within(row)
}

test('each person: the last entry and the second factor, or how the invitation is', async () => {
  open('administration')
  const caio = await rowOf(/Caio Reis/)
  expect(caio.getByText('Última entrada em 25/11/2026 14:03')).toBeVisible()
  expect(caio.getByText('Sem verificação em duas etapas')).toBeVisible()
  const bruna = await rowOf(/Bruna Teste \(você\)/)
  expect(bruna.getByText('Verificação em duas etapas ativada')).toBeVisible()
  expect(bruna.queryByRole('button', { name: /Encerrar sessões/ })).toBeNull()
  const rita = await rowOf(/Rita Prado/)
  expect(rita.getByText('Ainda não entrou. O convite venceu em 02/01/2026 09:00')).toBeVisible()
  expect(rita.queryByRole('button', { name: /Encerrar sessões/ })).toBeNull()
})

test('an invitation is sent again with the same name and role', async () => {
  const requests = open('administration')
  const rita = await rowOf(/Rita Prado/)
  await userEvent.click(
    rita.getByRole('button', { name: 'Enviar de novo o convite de Rita Prado' }),
  )
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/admin/team/invitations',
      body: { email: 'rita@winex.example', name: 'Rita Prado', role: 'review' },
    }),
  )
})

test('who only looks has nothing to press, and reads the roles as words', async () => {
  open('read_only')
  const caio = await rowOf(/Caio Reis/)
  expect(caio.getByText('Financeiro')).toBeVisible()
  expect(screen.queryAllByRole('combobox')).toEqual([])
  expect(within(screen.getByRole('list')).queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Convidar pessoa' })).toBeNull()
})

test('each role is explained once, with what it exports', async () => {
  open('administration')
  const review = await screen.findAllByText(/Analisa vinhos, produtores e candidaturas/)
  expect(review.map(({ textContent }) => textContent)).toEqual([
    'Analisa vinhos, produtores e candidaturas. Não vê dinheiro. Exporta: vinhos, produtores, candidaturas.',
  ])
  expect(screen.getByText(/Exporta: todas as listas\.$/)).toBeVisible()
})

test('to change the own role asks first: only somebody else can give it back', async () => {
  const requests = open('administration')
  const changes = () => requests.filter(({ method }) => method !== 'GET')
  const bruna = await rowOf(/Bruna Teste \(você\)/)
  await userEvent.click(bruna.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: 'Financeiro' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar o seu próprio papel?' }))
  expect(changes()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Mudar papel' }))
  await waitFor(() => expect(changes()).toMatchObject([{ body: { role: 'finance' } }]))
})

test('who removes their own access is led to the sign-in, and asked for no password', async () => {
  startSession(tokens.user())
  const requests = open('administration')
  const bruna = await rowOf(/Bruna Teste \(você\)/)
  await userEvent.click(bruna.getByRole('button', { name: 'Remover Bruna Teste' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Remover da equipe' }))
  await waitFor(() => expect(requests.address().pathname).toBe('/admin/login'))
  expect(requests.address().state).toEqual({ message: 'Você saiu da equipe winex.' })
  expect(getToken()).toBeUndefined()
  expect(requests.at(-1)?.method).toBe('DELETE')
})
