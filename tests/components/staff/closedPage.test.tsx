import { screen } from '@testing-library/react'
import type { StaffRole } from '#domain/staff/staffRoles'
import { afterEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../src/auth/session'
import { network } from '../dataProvider/network'
import { openArea } from '../kit/openArea'

afterEach(() => {
  clearSession()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function open(role: StaffRole, at: string) {
  const user = { id: 'user_1', name: 'Bruna', email: 'bruna@winex.example', role }
  const requests = network(({ path }) =>
    path === '/admin/me' ? { body: { user } } : { status: 404 },
  )
  return { requests, ...openArea(at) }
}

test('an address that is not for a role says so, leads home with one button, and asks the server for nothing of it', async () => {
  const { requests } = open('review', '/admin/orders/order_1')
  const heading = { level: 1, name: 'Esta página não é do seu papel' } as const
  expect(await screen.findByRole('heading', heading)).toBeVisible()
  expect(
    screen.getByText('O seu papel na equipe (Análise) não permite isto. Fale com a administração.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute(
    'href',
    '/admin/home',
  )
  expect(requests.filter(({ path }) => path.includes('order'))).toEqual([])
})

test("'Modo Administrador' is the administration's; the others read their role", async () => {
  open('finance', '/admin/account')
  expect(await screen.findByText('Financeiro', { selector: '.shell-badge' })).toBeVisible()
  expect(screen.queryByText('Modo Administrador')).toBeNull()
})
