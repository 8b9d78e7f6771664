import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  BARE_PASSWORD,
  COMMON_PASSWORD,
  OWN_PASSWORD,
  PUBLISHED_PASSWORD,
} from '#domain/account/weakPassword'
import { PasswordCard } from '../../../src/auth/account/PasswordCard'
import ResetPasswordPage from '../../../src/auth/recovery/ResetPasswordPage'
import { dataProvider } from '../../../src/portal/dataProvider'
import { serve } from './serve'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'
import {
  fill,
  fillCompany,
  fillResponsible,
  messageAt,
  openRegistration,
} from '../sellers/openRegistration'

afterEach(() => vi.unstubAllGlobals())

describe('a new password that is easy to guess', () => {
  test('is refused at its field of the registration before anything is sent', async () => {
    const calls = serve({})
    const { user } = openRegistration()
    await fillCompany(user)
    await fill(user, 'Senha$', 'Password1')
    await user.tab()
    await waitFor(() => expect(messageAt('Senha$')).toBe(PUBLISHED_PASSWORD))
    await fillResponsible(user, { Senha$: 'Winex2026', 'Confirmar senha': 'Winex2026' })
    expect(messageAt('Senha$')).toBe(BARE_PASSWORD)
    expect(calls.filter(({ path }) => path.includes('register'))).toEqual([])
  })

  test('is advised against, and taken, where a seller chooses it (R59)', async () => {
    serve({})
    const { user } = openRegistration()
    await fillCompany(user)
    await fillResponsible(user, { Senha$: 'Senha123', 'Confirmar senha': 'Senha123' })
    expect(await screen.findByText(COMMON_PASSWORD)).toHaveClass('auth-hint')
    expect(screen.getByLabelText('Senha')).toBeValid()
  })

  test('shows the messages of the rule first', async () => {
    serve({})
    const { user } = openRegistration()
    await fillCompany(user)
    await fill(user, 'Senha$', 'senha123')
    await user.tab()
    expect(messageAt('Senha$')).toBe('Senha deve conter pelo menos uma letra maiúscula')
  })

  test('is refused where staff change theirs', async () => {
    const requests = network(() => ({ status: 404 }))
    openList(
      <PasswordCard actor="user" owner={{ names: ['Ana Rossi'], email: 'ana@aurora.com.br' }} />,
      {
        dataProvider,
        at: '/portal/account-settings',
      },
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Trocar senha' }))
    const field = screen.getByLabelText(/^Nova senha/, { selector: 'input' })
    await user.click(field)
    await user.paste('Aurora@2026')
    // Before the lists are there the server alone would say so; without the current password nothing is sent.
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Trocar senha' }))
      expect(screen.getByText(OWN_PASSWORD)).toBeVisible()
    })
    expect(requests).toEqual([])
  })

  test('is refused where staff replace a forgotten one', async () => {
    serve({})
    const router = createMemoryRouter(
      [{ path: '/reset-password', element: <ResetPasswordPage /> }],
      { initialEntries: ['/reset-password?token=abc&actor=user&email=rossi%40aurora.com.br'] },
    )
    render(<RouterProvider router={router} />)
    const user = userEvent.setup()
    for (const label of ['Nova senha', 'Confirmar nova senha']) {
      await user.click(screen.getByLabelText(label))
      await user.paste('Aurora@2026')
    }
    // Before the lists are there the server alone says so.
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Redefinir senha' }))
      expect(screen.getByText(OWN_PASSWORD)).toBeVisible()
    })
  })
})

test('the lists are not asked for before the field of the new password has the focus', async () => {
  const load = vi.fn()
  vi.doMock('#domain/account/passwordGuesses', () => {
    load()
    return { passwordGuesses: () => 10 }
  })
  serve({})
  const { user } = openRegistration()
  await fillCompany(user)
  await fill(user, 'Nome$', 'Ana Rossi')
  expect(load).not.toHaveBeenCalled()
  await fill(user, 'Senha$', 'Parreira-velha7')
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  vi.doUnmock('#domain/account/passwordGuesses')
})
