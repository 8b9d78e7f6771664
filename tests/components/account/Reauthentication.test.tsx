import Dialog from '@mui/material/Dialog'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ReauthenticationDialog } from '../../../src/auth/ReauthenticationDialog'
import { apiSession, renewSession, settle } from '../../../src/auth/reauthentication'
import { clearSession, getToken, rememberEmail, startSession } from '../../../src/auth/session'
import { apiClient, connectSession } from '../../../src/kit/http/apiClient'
import { network } from '../dataProvider/network'
import { serve } from './serve'
import { tokens } from './tokens'

const LOGIN = '/api/auth/seller/emailpass'
const SAVE = '/api/vendor/products/prod_1'
const REFUSED = { status: 401, body: { type: 'unauthorized', message: 'Unauthorized' } }

const shown = vi.fn(function (this: HTMLDialogElement) {
  this.setAttribute('open', '')
})

beforeEach(() => {
  shown.mockClear()
  // jsdom has no modal dialogs; the browser journeys see the real one.
  HTMLDialogElement.prototype.showModal = shown
  connectSession(apiSession)
  rememberEmail('ana@vinicola.com.br')
})

afterEach(() => {
  cleanup()
  clearSession()
  connectSession(undefined)
  vi.unstubAllGlobals()
})

const save = () =>
  apiClient<{ ok: boolean }>('/vendor/products/prod_1', {
    method: 'POST',
    body: { title: 'Tannat' },
  })

async function enterPassword() {
  await userEvent.type(await screen.findByLabelText('Senha'), 'Vindima2026')
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
}

// spec 220
test('a 401 while saving asks for the password, keeps what was typed and saves', async () => {
  startSession(tokens.seller())
  const fresh = tokens.seller()
  const calls = serve({
    [SAVE]: [REFUSED, { body: { ok: true } }],
    [LOGIN]: { body: { token: fresh } },
  })
  render(
    <>
      <input aria-label="Nome do vinho" defaultValue="Tannat de guarda" />
      <ReauthenticationDialog actor="seller" />
    </>,
  )
  const saved = save()
  expect(await screen.findByText('Authentication failed. Please log in again.')).toBeTruthy()
  expect(getToken()).toBeUndefined()
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ana@vinicola.com.br')
  expect(screen.getByLabelText('Nome do vinho')).toHaveProperty('value', 'Tannat de guarda')
  await enterPassword()
  expect(await saved).toEqual({ ok: true })
  expect(calls.filter((call) => call.path === SAVE).at(-1)?.headers.Authorization).toBe(
    `Bearer ${fresh}`,
  )
  expect(screen.queryByLabelText('Senha')).toBeNull()
})

test('over an open dialog of the page, which hides the page from screen readers, the question is read', async () => {
  startSession(tokens.seller())
  serve({ [SAVE]: REFUSED })
  const { container } = render(
    <>
      <Dialog open>Recusar o pedido?</Dialog>
      <ReauthenticationDialog actor="seller" />
    </>,
  )
  void save().catch(() => undefined)
  const question = await screen.findByText('Entre de novo para continuar')
  expect(container).toHaveAttribute('aria-hidden', 'true')
  expect(question.closest('[aria-hidden=true]')).toBeNull()
  act(() => settle(false))
})

// spec 220
test('a token known to be expired is not sent; the page asks first', async () => {
  startSession(tokens.expired())
  const calls = serve({
    [SAVE]: { body: { ok: true } },
    [LOGIN]: { body: { token: tokens.seller() } },
  })
  render(<ReauthenticationDialog actor="seller" />)
  const saved = save()
  expect(await screen.findByText('Token expired. Please log in again.')).toBeTruthy()
  expect(calls).toEqual([])
  await enterPassword()
  expect(await saved).toEqual({ ok: true })
})

test('several refused calls ask once and are all repeated', async () => {
  startSession(tokens.seller())
  serve({
    [SAVE]: [REFUSED, REFUSED, { body: { ok: true } }],
    [LOGIN]: { body: { token: tokens.seller() } },
  })
  render(<ReauthenticationDialog actor="seller" />)
  const both = Promise.all([save(), save()])
  await enterPassword()
  expect(await both).toEqual([{ ok: true }, { ok: true }])
})

test.each(['before', 'after'])(
  'a call of %s the question whose refusal comes after the person is back is repeated without asking again',
  async (sent) => {
    startSession(tokens.seller())
    const fresh = `${tokens.seller()}2` // another token, also within the same second
    let refuse: () => void = () => undefined
    const late = new Promise<void>((resolve) => (refuse = resolve))
    let saves = 0
    const calls = network(async ({ path }) => {
      if (`/api${path}` === LOGIN) return { body: { token: fresh } }
      const turn = ++saves
      if (turn === 2) await late
      return turn <= 2 ? REFUSED : { body: { ok: true } }
    })
    render(<ReauthenticationDialog actor="seller" />)
    const first = save()
    if (sent === 'after') await screen.findByLabelText('Senha')
    const second = save()
    await enterPassword()
    expect(await first).toEqual({ ok: true })
    refuse()
    expect(await second).toEqual({ ok: true })
    expect(getToken()).toBe(fresh)
    expect(calls.filter(({ path }) => `/api${path}` === LOGIN)).toHaveLength(1)
  },
)

test('a call that is refused after somebody else signed in in another window leaves them signed in', async () => {
  startSession(tokens.seller())
  serve({ [SAVE]: REFUSED })
  render(<ReauthenticationDialog actor="seller" />)
  void save().catch(() => undefined)
  const staff = tokens.user()
  startSession(staff)
  expect(await screen.findByLabelText('Senha')).toBeTruthy()
  expect(getToken()).toBe(staff)
})

test('what one person typed is not sent as another, who signed in in another window; giving up ends no session of theirs', async () => {
  startSession(tokens.seller())
  const calls = serve({ [SAVE]: { body: { ok: true } } })
  render(<ReauthenticationDialog actor="seller" />)
  const other = tokens.otherSeller()
  startSession(other)
  void save().catch(() => undefined)
  expect(await screen.findByText('Sua sessão terminou.', { exact: false })).toBeTruthy()
  expect(calls).toEqual([])
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/portal/wines', search: '', assign })
  await userEvent.click(screen.getByRole('button', { name: 'Sair e ir para a página de login' }))
  expect(assign).toHaveBeenCalledWith('/login?from=%2Fportal%2Fwines')
  expect(getToken()).toBe(other)
})

test('who leaves while their password is being checked is signed out', async () => {
  startSession(tokens.seller())
  const fresh = tokens.seller()
  let answer: () => void = () => undefined
  const config = new Promise<void>((resolve) => (answer = resolve))
  network(async ({ path }) => {
    if (`/api${path}` === LOGIN) return { body: { token: fresh } }
    if (path !== '/public/config') return REFUSED
    await config
    return { body: {} }
  })
  render(<ReauthenticationDialog actor="seller" />)
  void save().catch(() => undefined)
  await enterPassword()
  await expect.poll(getToken).toBe(fresh)
  vi.stubGlobal('location', { pathname: '/portal/wines', search: '', assign: vi.fn() })
  await userEvent.click(screen.getByRole('button', { name: 'Sair e ir para a página de login' }))
  expect(getToken()).toBeUndefined()
  answer()
  await expect.poll(() => screen.queryByLabelText('Senha')).toBeNull()
  expect(getToken()).toBeUndefined()
})

test('what one person typed is sent once they are back in the place of another', async () => {
  startSession(tokens.seller())
  const fresh = tokens.seller()
  const calls = serve({
    [SAVE]: { body: { ok: true } },
    [LOGIN]: { body: { token: fresh } },
    '/api/auth/seller/sign-out': {},
  })
  render(<ReauthenticationDialog actor="seller" />)
  startSession(tokens.otherSeller())
  const saved = save()
  await enterPassword()
  expect(await saved).toEqual({ ok: true })
  const sent = calls.filter(({ path }) => path === SAVE)
  expect(sent.map(({ headers }) => headers.Authorization)).toEqual([`Bearer ${fresh}`])
})

test('a token that takes the place of the ended one answers the question', async () => {
  startSession(tokens.seller())
  serve({ [SAVE]: [REFUSED, { body: { ok: true } }] })
  render(<ReauthenticationDialog actor="seller" />)
  const saved = save()
  await screen.findByLabelText('Senha')
  act(() => renewSession(tokens.seller()))
  expect(await saved).toEqual({ ok: true })
  expect(screen.queryByLabelText('Senha')).toBeNull()
})

test('a wrong password stays in the dialog', async () => {
  startSession(tokens.seller())
  serve({
    [SAVE]: [REFUSED, { body: { ok: true } }],
    [LOGIN]: [
      { status: 401, body: { message: 'Invalid email or password' } },
      { body: { token: tokens.seller() } },
    ],
  })
  render(<ReauthenticationDialog actor="seller" />)
  const saved = save()
  await enterPassword()
  expect((await screen.findByRole('alert')).textContent).toContain('E-mail ou senha inválidos')
  await enterPassword()
  expect(await saved).toEqual({ ok: true })
})

test('without a page that can ask, the call fails and the session is cleared', async () => {
  startSession(tokens.seller())
  serve({ [SAVE]: REFUSED })
  await expect(save()).rejects.toMatchObject({
    status: 401,
    message: 'Authentication failed. Please log in again.',
  })
  expect(getToken()).toBeUndefined()
})

describe('what only a fresh session may do', () => {
  const TOO_OLD = {
    status: 401,
    headers: { 'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age=600' },
    body: { type: 'unauthorized', message: 'Confirme que é você: entre de novo para fazer isto.' },
  }

  test('asks for the password, is repeated with the new session, and the old one ends', async () => {
    const before = tokens.seller()
    const fresh = tokens.seller()
    startSession(before)
    const calls = serve({
      [SAVE]: [TOO_OLD, { body: { ok: true } }],
      [LOGIN]: { body: { token: fresh } },
      '/api/auth/seller/sign-out': {},
    })
    render(<ReauthenticationDialog actor="seller" />)
    const saved = save()
    expect(await screen.findByRole('heading', { name: 'Confirme que é você' })).toBeTruthy()
    expect(getToken()).toBe(before)
    await enterPassword()
    expect(await saved).toEqual({ ok: true })
    const tokenOf = (path: string) =>
      calls.findLast((call) => call.path === path)?.headers.Authorization
    expect(tokenOf(SAVE)).toBe(`Bearer ${fresh}`)
    expect(tokenOf('/api/auth/seller/sign-out')).toBe(`Bearer ${before}`)
  })

  test('is asked as of a session that has ended when that ends meanwhile, and both calls are repeated', async () => {
    const fresh = tokens.seller()
    startSession(tokens.seller())
    const calls = serve({
      [SAVE]: [TOO_OLD, REFUSED, { body: { ok: true } }],
      [LOGIN]: { body: { token: fresh } },
    })
    render(<ReauthenticationDialog actor="seller" />)
    const tooOld = save()
    await screen.findByRole('heading', { name: 'Confirme que é você' })
    const ended = save()
    await screen.findByRole('heading', { name: 'Entre de novo para continuar' })
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
    expect(shown).toHaveBeenCalledOnce()
    await enterPassword()
    expect(await Promise.all([tooOld, ended])).toEqual([{ ok: true }, { ok: true }])
    expect(calls.filter(({ path }) => path === LOGIN)).toHaveLength(1)
  })

  test('can be given up: nothing is changed, and the session goes on', async () => {
    const before = tokens.seller()
    startSession(before)
    const calls = serve({ [SAVE]: TOO_OLD })
    render(<ReauthenticationDialog actor="seller" />)
    const saved = save().catch((error: unknown) => error)
    await screen.findByRole('heading', { name: 'Confirme que é você' })
    // another tab comes and goes
    window.dispatchEvent(new Event('focus'))
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(await saved).toMatchObject({
      status: 403,
      message: 'Nada foi alterado: faltou confirmar que é você.',
    })
    expect(calls).toHaveLength(1)
    expect(getToken()).toBe(before)
    expect(screen.queryByLabelText('Senha')).toBeNull()
  })
})
