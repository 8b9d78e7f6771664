import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import AdminSignInPage from '../../../src/auth/AdminSignInPage'
import SellerSignInPage from '../../../src/auth/SellerSignInPage'
import { clearSession, getToken } from '../../../src/auth/session'
import { serve } from './serve'
import { tokens } from './tokens'

afterEach(() => {
  cleanup()
  clearSession()
  vi.unstubAllGlobals()
})

const LOGIN = '/api/auth/seller/emailpass'
const ADMIN_LOGIN = '/api/auth/user/emailpass'
const CONFIG = '/api/public/config'

function open(address: string, state?: unknown) {
  const url = new URL(address, 'http://localhost')
  const router = createMemoryRouter(
    [
      { path: '/login', element: <SellerSignInPage /> },
      { path: '/admin/login', element: <AdminSignInPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [{ pathname: url.pathname, search: url.search, state }] },
  )
  render(<RouterProvider router={router} />)
  return router
}

async function signIn(email = 'ana@vinicola.com.br', password = 'Vindima2026') {
  const user = userEvent.setup()
  if (email) await user.type(screen.getByLabelText('E-mail'), email)
  if (password) await user.type(screen.getByLabelText('Senha'), password)
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
}

describe('/login', () => {
  // spec 33
  test('shows placeholders and links of the spec', () => {
    open('/login')
    expect(screen.getByPlaceholderText('contato@winex.com.br')).toBeTruthy()
    expect(screen.getByPlaceholderText('Insira sua senha')).toBeTruthy()
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(targets).toEqual(['/', '/forgot-password', '/cadastro', '/admin/login'])
    expect(screen.getByRole('link', { name: 'Crie uma conta' })).toBeTruthy()
  })

  // spec 159
  test('asks for e-mail and password before it calls anyone', async () => {
    const calls = serve({})
    open('/login')
    await signIn('', '')
    expect(await screen.findByText('E-mail é obrigatório')).toBeTruthy()
    expect(screen.getByText('Senha é obrigatória')).toBeTruthy()
    expect(calls).toEqual([])
  })

  // spec 150
  test('a seller reaches the portal with both cookies set', async () => {
    const token = tokens.seller()
    const calls = serve({
      [LOGIN]: { body: { token } },
      [CONFIG]: { body: { publishable_key: 'pk_1' } },
    })
    const router = open('/login')
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal'))
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: LOGIN,
      body: { email: 'ana@vinicola.com.br', password: 'Vindima2026' },
    })
    expect(document.cookie).toContain(`auth_token=${token}`)
    expect(document.cookie).toContain('medusa_api_key=pk_1')
  })

  test('a lost configuration does not stop a seller', async () => {
    serve({ [LOGIN]: { body: { token: tokens.seller() } } })
    const router = open('/login')
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal'))
  })

  test('leads back to the page that was asked for', async () => {
    serve({ [LOGIN]: { body: { token: tokens.seller() } }, [CONFIG]: {} })
    const router = open('/login?from=%2Fportal%2Forders%3Fstatus%3Dpaid')
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal/orders'))
    expect(router.state.location.search).toBe('?status=paid')
  })

  test.each(['//evil.example', '/admin/products', '/portal/../admin', 'https://evil.example'])(
    'does not follow %s (R40)',
    async (from) => {
      serve({ [LOGIN]: { body: { token: tokens.seller() } }, [CONFIG]: {} })
      const router = open(`/login?from=${encodeURIComponent(from)}`)
      await signIn()
      await waitFor(() => expect(router.state.location.pathname).toBe('/portal'))
    },
  )

  // spec 222
  test.each([
    [401, { message: 'Invalid email or password' }, 'E-mail ou senha inválidos'],
    [
      429,
      { message: 'Muitas tentativas. Tente de novo em 40 segundos.' },
      'Muitas tentativas. Tente de novo em 40 segundos.',
    ],
    [429, {}, 'Muitas tentativas em pouco tempo. Aguarde um instante e tente de novo.'],
    [500, { message: 'Manutenção em andamento' }, 'Manutenção em andamento'],
    [200, {}, 'Falha no login'],
    [502, {}, 'Falha no login'],
  ])('answer %i %j says %s and keeps the e-mail', async (status, body, message) => {
    serve({ [LOGIN]: { status, body } })
    open('/login')
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ana@vinicola.com.br')
    // a wrong password goes; nothing is lost to what the person did not do
    expect(screen.getByLabelText('Senha')).toHaveProperty(
      'value',
      status === 401 ? '' : 'Vindima2026',
    )
    expect(getToken()).toBeUndefined()
  })

  test('says when there is no connection', async () => {
    serve({})
    open('/login')
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Sem conexão com o servidor. Verifique a internet e tente de novo.',
    )
  })

  // spec 150
  test('a second press while entering sends nothing', async () => {
    let answer: (response: Response) => void = () => {}
    const fetch = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
    vi.stubGlobal('fetch', fetch)
    open('/login')
    await signIn()
    const button = screen.getByRole('button', { name: 'Entrando...' })
    expect(button).toHaveProperty('disabled', true)
    await userEvent.type(screen.getByLabelText('Senha'), '{Enter}')
    expect(fetch).toHaveBeenCalledTimes(1)
    answer(new Response(JSON.stringify({ message: 'Invalid email or password' }), { status: 401 }))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  test('shows a message that came with the navigation', () => {
    open('/login', { message: 'Senha redefinida com sucesso! Faça login com sua nova senha.' })
    expect(screen.getByRole('status').textContent).toContain(
      'Senha redefinida com sucesso! Faça login com sua nova senha.',
    )
  })

  test('says that the session expired, and never a text from the address', () => {
    open('/login?reason=expired&message=Ligue')
    expect(screen.getByRole('status').textContent).toContain('Token expired. Please log in again.')
    expect(screen.queryByText(/Ligue/)).toBeNull()
  })

  test('a token of another actor type is not kept', async () => {
    serve({ [LOGIN]: { body: { token: tokens.customer() } } })
    const router = open('/login?from=%2Fportal%2Forders')
    await signIn()
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(router.state.location.pathname).toBe('/login')
    expect(getToken()).toBeUndefined()
  })
})

describe('/admin/login', () => {
  // spec 87
  test('shows heading, note, the way to a new password and the way to /login', () => {
    open('/admin/login')
    expect(screen.getByRole('heading', { name: 'Acesso administrativo' })).toBeTruthy()
    expect(screen.getByText('Painel exclusivo para equipe')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Esqueceu sua senha?' }).getAttribute('href')).toBe(
      '/forgot-password?actor=user',
    )
    expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe('/login')
  })

  test('says a wrong password without accent', async () => {
    serve({ [ADMIN_LOGIN]: { status: 401, body: { message: 'Invalid email or password' } } })
    open('/admin/login')
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toContain('E-mail ou senha invalidos')
  })

  test.each([
    ['/admin/login', '/admin/sellers'],
    ['/admin/login?from=%2Fadmin%2Fproducts%2Fprod_1', '/admin/products/prod_1'],
    ['/admin/login?from=%2Fportal', '/admin/sellers'],
  ])('from %s staff reach %s', async (address, target) => {
    serve({ [ADMIN_LOGIN]: { body: { token: tokens.user() } }, [CONFIG]: {} })
    const router = open(address)
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe(target))
  })
})
