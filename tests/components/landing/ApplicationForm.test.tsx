import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApplicationForm } from '../../../landing/application/ApplicationForm'
import { buildApplicationForm } from '../../support/buildApplication'

const labels = {
  wineryName: 'Nome da sua marca',
  contactPerson: 'Responsável',
  email: 'E-mail do responsável',
  city: 'Cidade',
  foundingYear: 'Ano de fundação',
  instagram: 'Instagram',
  stockQuantity: 'Número de garrafas no estoque',
  howFoundWinex: 'Como conheceu a winex',
} as const

const field = (name: keyof typeof labels) => screen.getByLabelText(labels[name], { exact: true })
const button = () => screen.getByRole('button', { name: /Enviar candidatura|Submetendo/ })

const responses = (status: number, body?: object) =>
  new Response(body ? JSON.stringify(body) : null, {
    status,
    headers: { 'content-type': 'application/json' },
  })

/** The network of the page: our configuration, then the insert. */
let insert: (row: Record<string, unknown>) => Promise<Response>
let rows: Record<string, unknown>[]
let isOnline: boolean

function connect(): void {
  isOnline = true
  fireEvent(window, new Event('online'))
}

beforeEach(() => {
  rows = []
  insert = async () => responses(201)
  sessionStorage.clear()
  localStorage.clear()
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.endsWith('/api/public/config')) return responses(200, { publishable_key: 'pk_teste' })
    const row = JSON.parse(init?.body as string) as Record<string, unknown>
    rows.push(row)
    return insert(row)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function fill(changes: Parameters<typeof buildApplicationForm>[0] = {}) {
  const user = userEvent.setup()
  const form = buildApplicationForm(changes)
  for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
    fireEvent.change(field(name), { target: { value: form[name] } })
  }
  if (form.acceptTerms) await user.click(screen.getByRole('checkbox'))
  return { user, form }
}

describe('the application form', () => {
  test('cannot be sent until the terms are ticked', async () => {
    render(<ApplicationForm />)
    const { user } = await fill({ acceptTerms: false })
    expect(button()).toBeDisabled()
    await user.click(screen.getByRole('checkbox'))
    expect(button()).toBeEnabled()
  })

  // spec 30
  test('opens the terms in a new tab', () => {
    render(<ApplicationForm />)
    const terms = screen.getByRole('link', { name: 'Termos de Uso' })
    expect(terms).toHaveAttribute('href', '/termos-de-uso')
    expect(terms).toHaveAttribute('target', '_blank')
  })

  test.each([
    ['wineryName', '', 'Nome da sua marca é obrigatório'],
    ['contactPerson', '', 'Responsável é obrigatório'],
    ['email', '', 'E-mail do responsável é obrigatório'],
    ['email', 'a@b', 'Por favor, insira um e-mail válido'],
    ['city', '', 'Cidade é obrigatória'],
    ['foundingYear', '', 'Ano de fundação é obrigatório'],
    ['foundingYear', 'abc', 'Ano de fundação deve ser um ano com quatro dígitos'],
    ['foundingYear', '3000', 'Ano de fundação deve ser um ano com quatro dígitos'],
    ['instagram', '', 'Instagram é obrigatório'],
    ['stockQuantity', '', 'Número de garrafas no estoque é obrigatório'],
    ['stockQuantity', '-5', 'Número de garrafas no estoque deve ser um número inteiro'],
    ['howFoundWinex', '', 'Como conheceu a winex é obrigatório'],
  ] as const)('says in a toast and at the field when %s is "%s"', async (name, typed, message) => {
    render(<ApplicationForm />)
    const { user } = await fill({ [name]: typed })
    await user.click(button())
    expect(
      within(screen.getAllByRole('alert').at(-1) as HTMLElement).getByText(message),
    ).toBeVisible()
    expect(field(name)).toHaveAccessibleDescription(message)
    expect(field(name)).toHaveFocus()
    expect(rows).toEqual([])
  })

  // spec 149
  test('sends one row while it says Submetendo..., then shows the confirmation', async () => {
    let finish: (response: Response) => void = () => undefined
    insert = () => new Promise((resolve) => (finish = resolve))
    render(<ApplicationForm />)
    const { user, form } = await fill()
    await user.click(button())
    expect(await screen.findByRole('button', { name: 'Submetendo...' })).toBeDisabled()
    await user.click(button())
    await waitFor(() => expect(rows).toHaveLength(1))
    expect(rows[0]).toMatchObject({
      brand: form.wineryName,
      responsible_name: form.contactPerson,
      responsible_email: form.email,
      city: form.city,
      founding_year: 2014,
      instagram: '@vinhedo',
      stock_quantity: 1800,
      how_found_winex: 'Feira',
      website: '',
    })
    finish(responses(201))
    expect(await screen.findByText('Candidatura submetida com sucesso!')).toBeVisible()
    const heading = screen.getByRole('heading', { name: 'Candidatura recebida. Saúde!' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.queryByLabelText('Cidade')).toBeNull()
  })

  test('keeps the form when the database refuses the row', async () => {
    insert = async () => responses(400, { code: '23514', message: 'check', hint: 'Confira.' })
    render(<ApplicationForm />)
    const { user, form } = await fill()
    await user.click(button())
    expect(await screen.findByText('Erro ao submeter candidatura. Tente novamente.')).toBeVisible()
    expect(field('wineryName')).toHaveValue(form.wineryName)
    expect(button()).toBeEnabled()
  })

  // spec 226
  test('keeps the form and its id when nobody answers, so that a retry is the same application', async () => {
    insert = async () => {
      throw new TypeError('Failed to fetch')
    }
    render(<ApplicationForm />)
    const { user, form } = await fill()
    await user.click(button())
    expect(await screen.findByText('Erro inesperado. Tente novamente.')).toBeVisible()
    expect(field('city')).toHaveValue(form.city)
    insert = async () => responses(409, { code: '23505', message: 'duplicate key' })
    await user.click(button())
    expect(await screen.findByText('Candidatura submetida com sucesso!')).toBeVisible()
    expect(rows[1]?.client_id).toBe(rows[0]?.client_id)
  })

  test('gives back what was typed after a reload', async () => {
    const { unmount } = render(<ApplicationForm />)
    const { form } = await fill()
    unmount()
    render(<ApplicationForm />)
    expect(field('wineryName')).toHaveValue(form.wineryName)
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  describe('without a connection', () => {
    const offline = () =>
      screen.queryByText('Sem internet. Suas respostas estão guardadas neste aparelho.')

    async function sendOffline() {
      isOnline = false
      const { unmount } = render(<ApplicationForm />)
      const { user, form } = await fill()
      await user.click(button())
      expect(offline()).toBeVisible()
      expect(rows).toEqual([])
      return { user, form, unmount }
    }

    test('says so, and sends once by itself when it is back', async () => {
      const { form } = await sendOffline()
      connect()
      connect()
      expect(await screen.findByText('Candidatura submetida com sucesso!')).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Candidatura recebida. Saúde!' })).toBeVisible()
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({ brand: form.wineryName, city: form.city })
      expect(localStorage).toHaveLength(0)
    })

    test('sends the same application again when the answer was lost with it', async () => {
      insert = async () => {
        isOnline = false
        throw new TypeError('Failed to fetch')
      }
      render(<ApplicationForm />)
      const { user } = await fill()
      await user.click(button())
      await waitFor(() => expect(offline()).toBeVisible())
      insert = async () => responses(409, { code: '23505', message: 'duplicate key' })
      connect()
      expect(await screen.findByText('Candidatura submetida com sucesso!')).toBeVisible()
      expect(rows.map((row) => row.client_id)).toEqual([rows[0]?.client_id, rows[0]?.client_id])
    })

    test('is the same application to the next page when the answer was lost and this page is gone', async () => {
      insert = async () => {
        isOnline = false
        throw new TypeError('Failed to fetch')
      }
      const { unmount } = render(<ApplicationForm />)
      const { user } = await fill()
      await user.click(button())
      await waitFor(() => expect(offline()).toBeVisible())
      unmount()
      sessionStorage.clear()
      const kept = JSON.parse(localStorage.getItem('winex.candidatura.tentativa') ?? '{}')
      expect(kept.id).toBe(rows[0]?.client_id)
      // a new page knows nothing but what is kept
      const id = '00000000-0000-4000-8000-000000000001'
      localStorage.setItem('winex.candidatura.tentativa', JSON.stringify({ ...kept, id }))
      insert = async () => responses(409, { code: '23505', message: 'duplicate key' })
      isOnline = true
      render(<ApplicationForm />)
      expect(await screen.findByText('Candidatura submetida com sucesso!')).toBeVisible()
      expect(rows[1]?.client_id).toBe(id)
      expect(localStorage).toHaveLength(0)
    })

    test('is sent by the next page when this one is gone before', async () => {
      const { form, unmount } = await sendOffline()
      unmount()
      sessionStorage.clear()
      isOnline = true
      render(<ApplicationForm />)
      expect(await screen.findByText('Candidatura submetida com sucesso!')).toBeVisible()
      expect(rows).toEqual([expect.objectContaining({ brand: form.wineryName })])
    })

    test('is kept for the page after the next when nothing answers although there is a connection', async () => {
      const { form, unmount } = await sendOffline()
      unmount()
      sessionStorage.clear()
      isOnline = true
      insert = async () => {
        throw new TypeError('Failed to fetch')
      }
      vi.useFakeTimers()
      const { unmount: leave } = render(<ApplicationForm />)
      for (let attempt = 0; attempt < 5; attempt += 1)
        await act(() => vi.advanceTimersByTimeAsync(4_000))
      vi.useRealTimers()
      expect(rows).toHaveLength(5)
      expect(button()).toBeEnabled()
      leave()
      sessionStorage.clear()
      insert = async () => responses(201)
      render(<ApplicationForm />)
      expect(await screen.findByText('Candidatura submetida com sucesso!')).toBeVisible()
      expect(rows.at(-1)).toMatchObject({ brand: form.wineryName })
      expect(localStorage).toHaveLength(0)
    })

    test('keeps the answers for a reload when the next page’s attempt is refused', async () => {
      const { form, unmount } = await sendOffline()
      unmount()
      sessionStorage.clear()
      isOnline = true
      insert = async () =>
        responses(429, { code: '54000', message: 'too many', hint: 'Espere uma hora.' })
      const { unmount: leave } = render(<ApplicationForm />)
      await waitFor(() => expect(rows).toHaveLength(1))
      await waitFor(() => expect(button()).toBeEnabled())
      leave()
      render(<ApplicationForm />)
      expect(field('wineryName')).toHaveValue(form.wineryName)
      expect(offline()).toBeNull()
    })

    test('waits for the visitor again once something is changed', async () => {
      const { user } = await sendOffline()
      await user.type(field('city'), ', RS')
      expect(offline()).toBeNull()
      connect()
      expect(button()).toBeEnabled()
      expect(rows).toEqual([])
      await user.click(button())
      expect(await screen.findByText('Candidatura submetida com sucesso!')).toBeVisible()
      expect(rows).toEqual([expect.objectContaining({ city: expect.stringMatching(/, RS$/) })])
    })

    test('is kept, and no consent is made up, when the device’s copy has none', () => {
      localStorage.setItem('winex.candidatura.espera', '{"wineryName":"Serra"}')
      render(<ApplicationForm />)
      expect(field('wineryName')).toHaveValue('Serra')
      expect(screen.getByRole('checkbox')).not.toBeChecked()
      expect(offline()).toBeNull()
    })
  })
})
