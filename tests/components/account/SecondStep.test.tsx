import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import AdminSignInPage from '../../../src/auth/AdminSignInPage'
import { ReauthenticationDialog } from '../../../src/auth/ReauthenticationDialog'
import { apiSession } from '../../../src/auth/reauthentication'
import SellerSignInPage from '../../../src/auth/SellerSignInPage'
import { clearSession, getToken, rememberEmail, startSession } from '../../../src/auth/session'
import { apiClient, connectSession } from '../../../src/kit/http/apiClient'
import { serve } from './serve'
import { tokens } from './tokens'

afterEach(() => {
  cleanup()
  clearSession()
  connectSession(undefined)
  localStorage.clear()
  vi.unstubAllGlobals()
})

const LOGIN = '/api/auth/seller/emailpass'
const STEP = '/api/auth/seller/second-factor'
const ASKED = { body: { second_factor: { challenge: 'desafio', expires_in: 300 } } }
const WRONG = {
  status: 400,
  body: {
    type: 'invalid_data',
    message: 'Código incorreto',
    errors: { code: 'Código incorreto' },
  },
}

function open(path: '/login' | '/admin/login' = '/login') {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <SellerSignInPage /> },
      { path: '/admin/login', element: <AdminSignInPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
  return router
}

async function enterPassword() {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ana@vinicola.com.br')
  await userEvent.type(screen.getByLabelText('Senha'), 'Vindima2026')
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
}

const codeField = () => screen.findByLabelText('Código de 6 números')

describe('the second step of a sign-in', () => {
  test('asks for the code, with the field ready to type into, and leads on with its token', async () => {
    const token = tokens.seller()
    const calls = serve({ [LOGIN]: ASKED, [STEP]: { body: { token } }, '/api/public/config': {} })
    const router = open()
    await enterPassword()
    const field = await codeField()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
    expect(getToken()).toBeUndefined()
    await userEvent.type(field, '123 456{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal'))
    expect(calls.find(({ path }) => path === STEP)?.body).toEqual({
      challenge: 'desafio',
      code: '123 456',
    })
    expect(getToken()).toBe(token)
  })

  test('of the staff asks at their own door', async () => {
    const calls = serve({
      '/api/auth/user/emailpass': ASKED,
      '/api/auth/user/second-factor': { body: { token: tokens.user() } },
      '/api/public/config': {},
    })
    const router = open('/admin/login')
    await enterPassword()
    await userEvent.type(await codeField(), '123456{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/sellers'))
    expect(calls.map(({ path }) => path)).toContain('/api/auth/user/second-factor')
  })

  test('says that a code is wrong at its field, and asks nobody about what is no code', async () => {
    const calls = serve({ [LOGIN]: ASKED, [STEP]: WRONG })
    open()
    await enterPassword()
    const field = await codeField()
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(screen.getByText('Código é obrigatório')).toBeTruthy()
    await userEvent.type(field, '12345{Enter}')
    expect(
      screen.getByText('Digite os 6 números do aplicativo ou um código de recuperação'),
    ).toBeTruthy()
    expect(calls.filter(({ path }) => path === STEP)).toEqual([])
    await userEvent.type(field, '6{Enter}')
    expect(await screen.findByText('Código incorreto')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
  })

  test('takes a recovery code when the phone is lost', async () => {
    const calls = serve({
      [LOGIN]: ASKED,
      [STEP]: { body: { token: tokens.seller() } },
      '/api/public/config': {},
    })
    const router = open()
    await enterPassword()
    await codeField()
    await userEvent.click(
      screen.getByRole('button', { name: 'Perdi o aparelho: usar um código de recuperação' }),
    )
    const field = screen.getByLabelText('Código de recuperação')
    expect(document.activeElement).toBe(field)
    // the last way in, of who has neither
    expect(screen.getByRole('link', { name: /^Escreva para / }).getAttribute('href')).toMatch(
      /^mailto:/,
    )
    await userEvent.type(field, 'abcde-fghjk{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal'))
    expect(calls.find(({ path }) => path === STEP)?.body).toMatchObject({ code: 'abcde-fghjk' })
  })

  test('leads back to the password, with the reason when it took too long', async () => {
    serve({
      [LOGIN]: ASKED,
      [STEP]: {
        status: 401,
        body: {
          type: 'unauthorized',
          message: 'Sua entrada demorou demais. Digite a senha de novo.',
        },
      },
    })
    open()
    await enterPassword()
    await userEvent.type(await codeField(), '123456{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Sua entrada demorou demais. Digite a senha de novo.',
    )
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ana@vinicola.com.br')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Senha')))
  })

  test('tells how long to wait after too many codes', async () => {
    const message = 'Muitas tentativas. Aguarde 3 minuto(s) e tente novamente.'
    serve({ [LOGIN]: ASKED, [STEP]: { status: 429, body: { message } } })
    open()
    await enterPassword()
    await userEvent.type(await codeField(), '123456{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
  })

  test('whose code cannot come leaves the password where it is, with a word', async () => {
    vi.resetModules()
    vi.doMock('../../../src/auth/secondStep/SecondStepForm', () => {
      throw new TypeError('Failed to fetch dynamically imported module: /a.js')
    })
    const { SignInSteps } = await import('../../../src/auth/SignInSteps')
    serve({ [LOGIN]: ASKED })
    render(<SignInSteps actor="seller" onToken={() => Promise.resolve()} />)
    await enterPassword()
    expect(await screen.findByText(/^Não foi possível abrir: a internet caiu/)).toBeTruthy()
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ana@vinicola.com.br')
    vi.doUnmock('../../../src/auth/secondStep/SecondStepForm')
  })

  test('comes in place too: what was typed stays, and the call is repeated', async () => {
    HTMLDialogElement.prototype.showModal = function () {
      this.setAttribute('open', '')
    }
    connectSession(apiSession)
    rememberEmail('ana@vinicola.com.br')
    startSession(tokens.seller())
    const fresh = tokens.seller()
    const SAVE = '/api/vendor/products/prod_1'
    const calls = serve({
      [SAVE]: [
        { status: 401, body: { type: 'unauthorized', message: 'Unauthorized' } },
        { body: { ok: true } },
      ],
      [LOGIN]: ASKED,
      [STEP]: [WRONG, { body: { token: fresh } }],
    })
    render(
      <>
        <input aria-label="Nome do vinho" defaultValue="Tannat de guarda" />
        <ReauthenticationDialog actor="seller" />
      </>,
    )
    const saved = apiClient<{ ok: boolean }>('/vendor/products/prod_1', {
      method: 'POST',
      body: { title: 'Tannat' },
    })
    await userEvent.type(await screen.findByLabelText('Senha'), 'Vindima2026{Enter}')
    await userEvent.type(await codeField(), '111111{Enter}')
    expect(await screen.findByText('Código incorreto')).toBeTruthy()
    await userEvent.clear(await codeField())
    await userEvent.type(await codeField(), '123456{Enter}')
    expect(await saved).toEqual({ ok: true })
    expect(screen.getByLabelText('Nome do vinho')).toHaveProperty('value', 'Tannat de guarda')
    expect(calls.at(-1)?.headers.Authorization).toBe(`Bearer ${fresh}`)
  })
})

describe('a device', () => {
  test('has one mark, which its sign-ins carry', async () => {
    const calls = serve({ [LOGIN]: { status: 401, body: { message: 'x' } } })
    open()
    await enterPassword()
    await screen.findByRole('alert')
    await userEvent.type(screen.getByLabelText('Senha'), 'Vindima2026{Enter}')
    await waitFor(() => expect(calls).toHaveLength(2))
    const marks = calls.map(({ headers }) => headers['X-Winex-Device'])
    expect(marks[0]).toMatch(/^[\da-f]{32}$/)
    expect(marks[1]).toBe(marks[0])
  })
})
