import type { Member } from '#domain/team/memberWire'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import { PrivacyCard } from '../../../src/portal/privacy/PrivacyCard'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const buildMe = (role: string): Member => ({
  id: 'mem_1',
  name: 'Ana',
  email: 'ana@aurora.com.br',
  role,
})

async function openDialog(role: string, status = 200) {
  const requests = network(() => ({
    status,
    body:
      status === 200
        ? { erased: true }
        : { message: 'Senha incorreta', errors: { password: 'Senha incorreta' } },
  }))
  const { router } = openList(<PrivacyCard me={buildMe(role)} mayErase />, {
    dataProvider,
    at: '/portal/account-settings',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Excluir conta' }))
  const dialog = await screen.findByRole('dialog', { name: 'Excluir conta' })
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label, { selector: 'input' }), {
      target: { value },
    })
  const submit = () =>
    userEvent.click(within(dialog).getByRole('button', { name: 'Excluir definitivamente' }))
  return { requests, router, dialog, fill, submit }
}

test('says what stays, and why', () => {
  openList(<PrivacyCard me={buildMe('owner')} mayErase />, { dataProvider, at: '/' })
  expect(screen.getByText(/Contratos assinados e as provas da assinatura/)).toBeInTheDocument()
  expect(
    screen.getByText(/Pedidos, com nome e ficha técnica dos vinhos vendidos, entregas/),
  ).toBeInTheDocument()
})

test('erases only with password and word, then leaves for the sign-in', async () => {
  const { requests, router, fill, submit } = await openDialog('owner')
  await submit()
  expect(await screen.findByText('Senha é obrigatória')).toBeVisible()
  fill(/^Senha/, 'Senha123')
  fill(/^Digite EXCLUIR/, 'excluir')
  await submit()
  expect(requests).toEqual([])
  fill(/^Digite EXCLUIR/, 'EXCLUIR')
  await submit()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(requests.map(({ body }) => body)).toEqual([
    { scope: 'company', password: 'Senha123', confirmation: 'EXCLUIR' },
  ])
  expect(router.state.location.state).toEqual({ message: 'Sua conta foi excluída.' })
})

test('a member erases only themselves', async () => {
  const { requests, dialog, fill, submit } = await openDialog('member')
  expect(within(dialog).queryByLabelText('O que excluir')).toBeNull()
  fill(/^Senha/, 'Senha123')
  fill(/^Digite EXCLUIR/, 'EXCLUIR')
  await submit()
  await waitFor(() => expect(requests[0]?.body).toMatchObject({ scope: 'person' }))
})

test('a wrong password is told at its field', async () => {
  const { fill, submit } = await openDialog('owner', 400)
  fill(/^Senha/, 'Errada123')
  fill(/^Digite EXCLUIR/, 'EXCLUIR')
  await submit()
  expect(await screen.findByText('Senha incorreta')).toBeVisible()
})
