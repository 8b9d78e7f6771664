import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import ForgotPasswordPage from '../../../src/auth/recovery/ForgotPasswordPage'
import ResetPasswordPage from '../../../src/auth/recovery/ResetPasswordPage'
import { clearSession, getToken, startSession } from '../../../src/auth/session'
import { serve } from './serve'
import { tokens } from './tokens'

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

const REQUEST = '/api/auth/seller/emailpass/reset-password'
const CONFIRM = `${REQUEST}/confirm`

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/forgot-password', element: <ForgotPasswordPage /> },
      { path: '/reset-password', element: <ResetPasswordPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}

describe('/forgot-password', () => {
  async function ask(email: string) {
    const opened = open('/forgot-password')
    if (email) await opened.user.type(screen.getByLabelText('E-mail'), email)
    await opened.user.click(screen.getByRole('button', { name: 'Enviar link de recuperação' }))
    return opened
  }

  // spec 36
  test('sends the e-mail and confirms, with a way back and a way on', async () => {
    const calls = serve({ [REQUEST]: { status: 201 } })
    const { user } = await ask(' ana@rossi.com.br ')
    expect(await screen.findByRole('heading', { name: 'Verifique seu e-mail' })).toBeTruthy()
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ana@rossi.com.br' }])
    expect(screen.getByRole('link', { name: 'Voltar ao login' }).getAttribute('href')).toBe(
      '/login',
    )
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toContain('ana@rossi.com.br')
  })

  test('of staff asks at their own door and leads back to it', async () => {
    const calls = serve({ '/api/auth/user/emailpass/reset-password': { status: 201 } })
    const { user } = open('/forgot-password?actor=user')
    const back = () => screen.getByRole('link', { name: 'Voltar ao login' }).getAttribute('href')
    expect(back()).toBe('/admin/login')
    await user.type(screen.getByLabelText('E-mail'), 'equipe@winex.example')
    await user.click(screen.getByRole('button', { name: 'Enviar link de recuperação' }))
    expect(await screen.findByRole('heading', { name: 'Verifique seu e-mail' })).toBeTruthy()
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'equipe@winex.example' }])
    expect(back()).toBe('/admin/login')
  })

  // spec 159
  test.each([
    ['', 'E-mail é obrigatório'],
    ['ana', 'E-mail inválido'],
  ])("'%s': %s", async (email, message) => {
    const calls = serve({})
    await ask(email)
    expect(screen.getByText(message)).toBeTruthy()
    expect(calls).toEqual([])
  })

  // spec 223
  test.each([
    [{ status: 404, body: { message: 'User not found for this e-mail' } }, 'E-mail não encontrado'],
    [{ status: 500, body: '<html>' }, 'Falha ao enviar e-mail de recuperação'],
    [
      {
        status: 429,
        body: { message: 'Muitas tentativas. Aguarde 3 minuto(s) e tente novamente.' },
      },
      'Failed to send reset email: Muitas tentativas. Aguarde 3 minuto(s) e tente novamente.',
    ],
  ])('a refusal: %o', async (answer, message) => {
    serve({ [REQUEST]: answer })
    await ask('ana@rossi.com.br')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
  })
})

describe('/reset-password', () => {
  const LINK = '/reset-password?token=abc&email=ana%40rossi.com.br'

  async function set(password: string, confirmation = password) {
    const opened = open(LINK)
    const { user } = opened
    if (password) await user.type(screen.getByLabelText('Nova senha'), password)
    if (confirmation) await user.type(screen.getByLabelText('Confirmar nova senha'), confirmation)
    await user.click(screen.getByRole('button', { name: 'Redefinir senha' }))
    return opened
  }

  test('without a token leads to /forgot-password', () => {
    const { router } = open('/reset-password?email=ana%40rossi.com.br')
    expect(router.state.location.pathname).toBe('/forgot-password')
  })

  test('takes the token out of the address', async () => {
    const { router } = open(LINK)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(router.state.location.pathname).toBe('/reset-password')
  })

  // spec 39, 189
  test('sends exactly password, token and email, ends this session and leads to /login', async () => {
    startSession(tokens.seller())
    const calls = serve({ [CONFIRM]: {} })
    const { router } = await set('Outono2027')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.state).toEqual({
      message: 'Senha redefinida com sucesso! Faça login com sua nova senha.',
    })
    expect(calls[0]?.body).toEqual({
      password: 'Outono2027',
      token: 'abc',
      email: 'ana@rossi.com.br',
    })
    expect(getToken()).toBeUndefined()
  })

  test('of staff goes to their own door, and a spent link leads to a new one there', async () => {
    const calls = serve({
      '/api/auth/user/emailpass/reset-password/confirm': {
        status: 400,
        body: { message: 'Invalid or expired token' },
      },
    })
    const { user } = open(`${LINK}&actor=user`)
    await user.type(screen.getByLabelText('Nova senha'), 'Outono2027')
    await user.type(screen.getByLabelText('Confirmar nova senha'), 'Outono2027')
    await user.click(screen.getByRole('button', { name: 'Redefinir senha' }))
    const again = await screen.findByRole('link', { name: 'Pedir um novo link' })
    expect(again.getAttribute('href')).toBe('/forgot-password?actor=user')
    expect(calls).toHaveLength(1)
  })

  test('of an invitation to the team speaks of the invitation, and nowhere of a forgotten password', async () => {
    const address = '/api/auth/user/emailpass/reset-password/confirm'
    const calls = serve({
      [address]: { status: 400, body: { message: 'Invalid or expired token' } },
    })
    const { user, router } = open(`${LINK}&actor=user&convite=sim`)
    expect(screen.getByRole('heading', { name: 'Escolha a sua senha' })).toBeVisible()
    await user.type(screen.getByLabelText('Senha'), 'Outono2027')
    await user.type(screen.getByLabelText('Confirmar senha'), 'Outono2027')
    await user.click(screen.getByRole('button', { name: 'Aceitar o convite' }))
    expect(
      await screen.findByText(/^O convite vale por 14 dias e uma só vez\. Peça outro/),
    ).toBeVisible()
    expect(document.body.textContent).not.toMatch(/redefin|nova senha|15 minutos/i)
    expect(calls[0]?.body).toEqual({
      password: 'Outono2027',
      token: 'abc',
      email: 'ana@rossi.com.br',
    })
    serve({ [address]: {} })
    await user.click(screen.getByRole('button', { name: 'Aceitar o convite' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'))
    expect(router.state.location.state).toEqual({
      message: 'Convite aceito. Entre com o seu e-mail e a senha que escolheu.',
    })
  })

  // spec 162
  test.each([
    ['Abcdefg', undefined, 'A senha deve ter pelo menos 8 caracteres'],
    ['abcdefgh', undefined, 'A senha deve conter pelo menos uma letra maiúscula'],
    ['ABCDEFGH', undefined, 'A senha deve conter pelo menos uma letra minúscula ou um número'],
    ['Outono2027', 'Outono2028', 'As senhas não coincidem'],
  ])('%s / %s: %s', async (password, confirmation, message) => {
    const calls = serve({})
    await set(password, confirmation)
    expect(screen.getByText(message)).toBeTruthy()
    expect(calls).toEqual([])
  })

  // spec 224
  test.each([
    ['Invalid or expired token', 'Token inválido ou expirado'],
    ['Password too weak', 'Senha muito fraca. Use pelo menos 8 caracteres'],
    ['Outra coisa', 'Failed to reset password: Outra coisa'],
    ['', 'Falha ao redefinir senha'],
  ])("the server's '%s' reads '%s'", async (message, shown) => {
    serve({ [CONFIRM]: { status: 400, body: message ? { message } : '' } })
    await set('Outono2027')
    expect(await screen.findByText(shown)).toBeTruthy()
  })

  test('shows and hides each password', async () => {
    const { user } = open(LINK)
    const [first] = screen.getAllByRole('button', { name: 'Mostrar senha' })
    if (!first) throw new Error('no toggle')
    await user.click(first)
    expect(screen.getByLabelText<HTMLInputElement>('Nova senha').type).toBe('text')
    expect(screen.getByLabelText<HTMLInputElement>('Confirmar nova senha').type).toBe('password')
  })
})
