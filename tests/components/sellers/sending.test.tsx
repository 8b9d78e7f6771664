import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearSession, getToken } from '../../../src/auth/session'
import { getToast, showToast } from '../../../src/kit/ui/toast/toastStore'
import { serve } from '../account/serve'
import { tokens } from '../account/tokens'
import {
  field,
  fillCompany,
  fillResponsible,
  messageAt,
  openRegistration,
} from './openRegistration'

const REGISTER = '/api/public/vendor/register'
const CONFIG = '/api/public/config'

beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  clearSession()
})

async function send(answer: { status?: number; body?: unknown }) {
  const calls = serve({ [REGISTER]: answer, [CONFIG]: { body: { publishable_key: 'pk_1' } } })
  const opened = openRegistration()
  await fillCompany(opened.user)
  await fillResponsible(opened.user)
  return { ...opened, sent: calls.filter(({ path }) => path === REGISTER) }
}

describe('a registration', () => {
  test('sends the payload of the spec and opens the portal signed in', async () => {
    const token = tokens.seller()
    const { router, sent } = await send({ status: 201, body: { token } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal'))
    expect(getToken()).toBe(token)
    expect(getToast()?.message).toBe('Cadastro realizado com sucesso!')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toEqual({
      name: 'Vinícola Rossi',
      description: null,
      address_line: 'Linha Palmeiro, 120',
      city: 'Garibaldi',
      state: 'RS',
      postal_code: '95720-000',
      country_code: 'BR',
      tax_id: '11.222.333/0001-81',
      region: 'serra_gaucha',
      hectares: 3.5,
      producer_history: null,
      phone: '(54) 99999-0000',
      consent: { terms_version: '2026-11-29' },
      member: {
        name: 'Ana Rossi',
        email: 'ana@vinicolarossi.com.br',
        password: 'Vindima2026',
        cpf: '529.982.247-25',
      },
    })
    expect(sessionStorage.getItem('winex.cadastro')).toBeNull()
  })

  // spec 178
  test('without a token is under analysis', async () => {
    await send({ status: 201, body: {} })
    expect(await screen.findByRole('heading', { name: 'Cadastro em análise' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Voltar ao login' }).getAttribute('href')).toBe(
      '/login',
    )
    expect(getToken()).toBeUndefined()
  })
})

describe('a refused registration keeps what was typed and says', () => {
  // spec 225
  test.each([
    ['handle "x" is taken', 'Este handle já está em uso. Escolha outro.'],
    ['Seller already exists', 'Uma solicitação já foi enviada para este email.'],
    ['boom', 'Erro ao realizar cadastro. Tente novamente.'],
  ])('%s → %s', async (message, shown) => {
    await send({ status: 409, body: { message } })
    expect(await screen.findByText(shown)).toBeTruthy()
    expect(field('E-mail').value).toBe('ana@vinicolarossi.com.br')
    expect(field('Senha$').value).toBe('Vindima2026')
    expect(screen.getByRole('button', { name: 'Criar conta' })).toHaveProperty('disabled', false)
  })

  test('that there is no connection', async () => {
    serve({})
    const { user } = openRegistration()
    await fillCompany(user)
    await fillResponsible(user)
    expect(await screen.findByText('Erro ao realizar cadastro. Tente novamente.')).toBeTruthy()
    expect(
      screen.getByText(
        'Failed to register vendor: Sem conexão com o servidor. Verifique a internet e tente de novo.',
      ),
    ).toBeTruthy()
  })

  test('where the person looks: the message comes into view with the focus, an old toast goes', async () => {
    const inView = vi.spyOn(Element.prototype, 'scrollIntoView')
    await send({ status: 500, body: {} })
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(alert))
    expect(inView.mock.contexts).toContain(alert)
    showToast('error', 'Um aviso de antes')
    expect(await screen.findByText('Um aviso de antes')).toBeTruthy()
    fireEvent.submit(screen.getByRole('button', { name: 'Criar conta' }))
    expect(screen.queryByText('Um aviso de antes')).toBeNull()
  })

  test('what the server found, at its field, also in step 1', async () => {
    const { user } = await send({
      status: 400,
      body: { message: 'x', errors: { tax_id: 'CNPJ/CPF inválido', 'member.cpf': 'CPF inválido' } },
    })
    await waitFor(() => expect(messageAt('CNPJ')).toBe('CNPJ/CPF inválido'))
    await waitFor(() => expect(document.activeElement).toBe(field('CNPJ')))
    await user.type(field('CNPJ'), '{Backspace}1')
    expect(messageAt('CNPJ')).toBe('')
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(messageAt('CPF')).toBe('CPF inválido')
  })
})

test('the draft outlives the tab’s reload, without passwords', async () => {
  serve({})
  const first = openRegistration()
  await fillCompany(first.user)
  await first.user.type(field('Senha$'), 'Vindima2026')
  first.unmount()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Vindima2026')
  openRegistration()
  expect(field('Nome da empresa').value).toBe('Vinícola Rossi')
  expect(field('CNPJ').value).toBe('11.222.333/0001-81')
})

describe('an invitation link', () => {
  const INVITATION = '/api/public/invitations/abc'
  const invitation = {
    email: 'ana@rossi.com.br',
    name: 'Ana Rossi',
    role: 'owner',
    seller_name: null,
    prefill: { name: 'Adega Rossi', city: 'Garibaldi', state: 'RS', region: 'vale_dos_vinhedos' },
    expires_at: '2027-01-01T00:00:00Z',
  }

  test('fills the form, leaves the address, and goes along with the registration', async () => {
    const calls = serve({
      [INVITATION]: { body: { invitation } },
      [REGISTER]: { status: 500, body: {} },
    })
    const { router, user } = openRegistration('/cadastro?convite=abc')
    await waitFor(() => expect(field('Nome da empresa').value).toBe('Adega Rossi'))
    expect(field('Região').value).toBe('vale_dos_vinhedos')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await fillCompany(user)
    expect(field('E-mail').value).toBe('ana@rossi.com.br')
    await fillResponsible(user)
    await waitFor(() => {
      const sent = calls.find(({ path }) => path === REGISTER)
      expect(sent?.body).toMatchObject({ invitation: 'abc' })
    })
  })

  test('that could not be asked about goes along all the same', async () => {
    const calls = serve({
      [INVITATION]: { status: 503, body: {} },
      [REGISTER]: { status: 500, body: {} },
    })
    const { user } = openRegistration('/cadastro?convite=abc')
    await screen.findByText(/Você pode preencher o cadastro mesmo assim/)
    await fillCompany(user)
    await fillResponsible(user)
    await waitFor(() => {
      const sent = calls.find(({ path }) => path === REGISTER)
      expect(sent?.body).toMatchObject({ invitation: 'abc' })
    })
  })

  test('that ended says so and stops nobody', async () => {
    serve({ [INVITATION]: { status: 404, body: { message: 'Este convite não vale mais.' } } })
    openRegistration('/cadastro?convite=abc')
    expect(
      await screen.findByText('Este convite não vale mais. Você pode se cadastrar mesmo assim.'),
    ).toBeTruthy()
  })
})
