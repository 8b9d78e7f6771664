import { addDays, formatDate, saoPauloDate } from '#domain/values/dates'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lateAnswer } from '../../support/lateAnswer'
import { buildRule, engineOfSeller, openSellerPage, pevarello, sentBy } from './openSellerPage'

const fileInput = () => screen.getByLabelText<HTMLInputElement>('Escolher foto')

beforeEach(() => {
  URL.createObjectURL = () => 'blob:previa'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => vi.unstubAllGlobals())

describe('a seller’s page', () => {
  // spec 103
  test('names the owner as main contact, wherever the owner is in the list (spec §3)', async () => {
    engineOfSeller()
    openSellerPage()
    expect(await screen.findByText('Luiza Pevarello')).toBeVisible()
    expect(screen.getByText('Tomás (tomas@exemplo.com.br)')).toBeVisible()
  })

  test.each([
    [
      'runs',
      0,
      (_from: string, to: string) => `Em pausa até ${to} (férias ou safra): ninguém compra.`,
    ],
    [
      'is to come',
      1,
      (from: string, to: string) => `Pausa marcada de ${from} a ${to} (férias ou safra).`,
    ],
  ])('tells staff of a pause that %s', async (_when, starts, words) => {
    const today = saoPauloDate(new Date()) ?? ''
    const [from, to] = [addDays(today, starts), addDays(today, 9)]
    engineOfSeller({ seller: pevarello({ pause: { from, to } }) })
    openSellerPage()
    expect(await screen.findByText(words(formatDate(from), formatDate(to)))).toBeVisible()
  })

  test('a missing seller, and an address without id', async () => {
    engineOfSeller({
      answer: () => ({ status: 404, body: { message: 'Vendedor nao encontrado.' } }),
    })
    openSellerPage()
    expect(await screen.findByText('Vendedor nao encontrado.', { selector: 'p' })).toBeVisible()
  })

  // spec 235
  test('without an id in the address', async () => {
    engineOfSeller()
    openSellerPage('/admin/sellers/')
    expect(await screen.findByText('Vendedor invalido', { selector: 'p' })).toBeVisible()
    expect(screen.getByText('ID nao informado.')).toBeVisible()
  })
})

describe('the photo flow (spec §4)', () => {
  test('a chosen photo is a preview until it is saved, and can be cancelled', async () => {
    engineOfSeller()
    openSellerPage()
    const user = userEvent.setup()
    await screen.findByRole('button', { name: 'Trocar foto' })
    const input = fileInput()
    await user.upload(input, new File(['x'], 'foto.webp', { type: 'image/webp' }))
    expect(screen.getByText('Prévia: salve para que a foto valha.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Salvar foto' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(screen.queryByRole('button', { name: 'Salvar foto' })).toBeNull()
  })

  // spec 148
  test('a removal is pending until Confirmar remocao', async () => {
    const calls = engineOfSeller()
    openSellerPage()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Remover foto' }))
    expect(screen.getByText('A foto será removida quando você confirmar.')).toBeVisible()
    expect(sentBy(calls)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Confirmar remocao' }))
    await waitFor(() => expect(sentBy(calls)).toEqual([{ photo: null }]))
  })

  test('what failed is told as long as it could be sent again: not after Cancelar', async () => {
    engineOfSeller({
      answer: ({ method }) =>
        method === 'POST' ? { status: 409, body: { message: 'Foto recusada.' } } : undefined,
    })
    openSellerPage()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Remover foto' }))
    await user.click(screen.getByRole('button', { name: 'Confirmar remocao' }))
    expect(await screen.findByText('Foto recusada.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(screen.queryByText('Foto recusada.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remover foto' }))
    expect(screen.queryByText('Foto recusada.')).toBeNull()
  })

  // spec 170
  test.each([
    ['a.gif', 'image/gif', 10, 'Formato invalido. Use JPEG, PNG ou WEBP.'],
    ['a.png', 'image/png', 6 * 1024 * 1024, 'Arquivo excede 5MB.'],
  ])('%s of type %s is refused in the words of the spec', async (name, type, size, words) => {
    engineOfSeller()
    openSellerPage()
    const user = userEvent.setup({ applyAccept: false })
    await screen.findByRole('button', { name: 'Trocar foto' })
    const file = new File([new Uint8Array(size)], name, { type })
    await user.upload(fileInput(), file)
    expect(screen.getByText(words)).toBeVisible()
  })
})

describe('the commission form (spec §5)', () => {
  // spec 210
  test('404 is an empty list: the form makes the rule, with the default name', async () => {
    let isMade = false
    const calls = engineOfSeller({
      rules: 404,
      answer: ({ path }) => {
        if (path.endsWith('/commission/rules')) {
          isMade = true
          return { body: { commission_rule: buildRule(12.345) } }
        }
        return isMade && path.includes('/rules/reference/')
          ? { body: { commission_rules: [buildRule(12.345)] } }
          : undefined
      },
    })
    openSellerPage()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Criar regra' }))
    await user.type(await screen.findByLabelText(/Percentual/), '12,3454')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('12,345%')).toBeVisible()
    expect(sentBy(calls)).toEqual([
      {
        name: 'Comissao Casa Pevarello',
        reference: 'seller',
        reference_id: 'sel_1',
        is_active: true,
        rate: { type: 'percentage', percentage_rate: 12.345, include_tax: false },
      },
    ])
  })

  test.each([
    ['administration', 'ACTIVE', true],
    ['finance', 'ACTIVE', true],
    ['read_only', 'ACTIVE', false],
    ['administration', 'INACTIVE', false],
  ])(
    'a link leads to it opened, for %s of a producer that is %s: %s',
    async (role, store_status, isOpened) => {
      engineOfSeller({ seller: pevarello({ store_status }) })
      const { router } = openSellerPage('/admin/sellers/sel_1#comissao', role)
      await screen.findByText('Sem comissão')
      // its code is fetched when it opens
      await act(() => import('../../../src/admin/commission/CommissionDialog'))
      expect(screen.queryByRole('dialog', { name: 'Criar regra de comissão' }) !== null).toBe(
        isOpened,
      )
      if (!isOpened) return
      await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(router.state.location.hash).toBe('')
    },
  )

  test('who leaves while a rule is made from a link is not called back by the answer', async () => {
    const { answered, answerNow } = lateAnswer()
    const calls = engineOfSeller({
      answer: ({ method }) =>
        method === 'POST'
          ? answered.then(() => ({ body: { commission_rule: buildRule(12) } }))
          : undefined,
    })
    const { router } = openSellerPage('/admin/sellers/sel_1#comissao')
    await userEvent.type(await screen.findByLabelText(/Percentual/), '12')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(sentBy(calls)).toHaveLength(1))
    await act(() => router.navigate('/admin/orders'))
    answerNow()
    await act(() => answered)
    expect(router.state.location.pathname).toBe('/admin/orders')
  })

  test('with a rule only the rate is sent, and what somebody else did meanwhile is told', async () => {
    const calls = engineOfSeller({
      rules: [buildRule(0.5)],
      answer: ({ path }) =>
        path.endsWith('/commission/rate/crate_1')
          ? {
              status: 409,
              body: {
                message: 'Esta comissão foi alterada por outra pessoa enquanto você editava.',
                current: { percentage_rate: 12 },
              },
            }
          : undefined,
    })
    openSellerPage()
    const user = userEvent.setup()
    expect(await screen.findByText('0,5%')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    const rate = screen.getByLabelText(/Percentual/)
    expect(rate).toHaveValue('0,5')
    await user.clear(rate)
    await user.type(rate, '15')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(/Valor atual: 12%\./)).toBeVisible()
    expect(sentBy(calls)).toEqual([{ percentage_rate: 15, expected_percentage_rate: 0.5 }])
  })

  test('a name that somebody else gave meanwhile is not taken back by who changes the rate alone', async () => {
    let name = 'Comissao Casa Pevarello'
    const ruleNow = () => ({ ...buildRule(10), name })
    const calls = engineOfSeller({
      answer: ({ path, method }) => {
        if (path.includes('/rules/reference/')) return { body: { commission_rules: [ruleNow()] } }
        if (method !== 'POST') return undefined
        if (name === 'Safra nova') return { body: { commission_rule: ruleNow() } }
        name = 'Safra nova'
        return { status: 409, body: { message: 'Alterada.', current: { percentage_rate: 10 } } }
      },
    })
    openSellerPage()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    await user.clear(screen.getByLabelText(/Percentual/))
    await user.type(screen.getByLabelText(/Percentual/), '11')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(/Alterada\./)).toBeVisible()
    expect((await screen.findAllByText('Safra nova')).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(sentBy(calls)).toHaveLength(2))
    expect(calls.some(({ path, method }) => method === 'POST' && path.includes('/rules/'))).toBe(
      false,
    )
  })

  test('a rule that somebody else made first is changed by the same form, and only the last answer is shown', async () => {
    let isMade = false
    engineOfSeller({
      answer: ({ path, method }) => {
        if (method !== 'POST')
          return isMade && path.includes('/rules/reference/')
            ? { body: { commission_rules: [buildRule(8)] } }
            : undefined
        const isFirst = !isMade
        isMade = true
        return isFirst
          ? {
              status: 409,
              body: { message: 'Este produtor já tem uma regra.', current: { percentage_rate: 8 } },
            }
          : {
              status: 409,
              body: { message: 'Outra pessoa alterou.', current: { percentage_rate: 9 } },
            }
      },
    })
    openSellerPage()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Criar regra' }))
    await user.type(screen.getByLabelText(/Percentual/), '12')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(/Valor atual: 8%\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(/Valor atual: 9%\./)).toBeVisible()
    expect(screen.queryByText(/Valor atual: 8%\./)).toBeNull()
  })

  test('the button is disabled for an INACTIVE seller', async () => {
    engineOfSeller({ seller: pevarello({ store_status: 'INACTIVE' }), rules: [buildRule(10)] })
    openSellerPage()
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeDisabled()
  })
})

describe('the reminder of an unsigned contract', () => {
  test('is sent by who manages producers and sees no money, whatever the rate', async () => {
    let seller = pevarello({ email: 'contato@pevarello.com.br' })
    const calls = engineOfSeller({
      rules: [],
      answer: ({ path }) => {
        if (path.endsWith('/contract-reminder'))
          seller = { ...seller, contract_reminded_at: new Date().toISOString() }
        else if (path.includes('/commission/') || path.endsWith('/contract'))
          return { status: 403, body: { message: 'O seu papel na equipe não permite isto.' } }
        return path.startsWith('/admin/sellers/') ? { body: { seller } } : undefined
      },
    })
    openSellerPage('/admin/sellers/sel_1', 'review')
    const card = within(await screen.findByRole('region', { name: 'Contrato' }))
    expect(card.getByText('Pendente')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Lembrar por e-mail' }))
    expect(
      await card.findByText(/Um lembrete já foi enviado nas últimas 24 horas\.$/),
    ).toBeVisible()
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/admin/sellers/sel_1/contract-reminder',
    ])
    // what the role may not read is not asked for
    expect(calls.filter(({ path }) => /\/commission\/|\/contract$/.test(path))).toEqual([])
  })

  test('waits for a rate where it can be seen, and is not for who only reads', async () => {
    engineOfSeller({ seller: pevarello({ email: 'contato@pevarello.com.br' }), rules: [] })
    const { unmount } = openSellerPage()
    expect(await screen.findByRole('button', { name: 'Lembrar por e-mail' })).toBeDisabled()
    expect(
      screen.getByText('Crie a regra de comissão antes: sem taxa não há contrato a assinar.'),
    ).toBeVisible()
    unmount()
    openSellerPage('/admin/sellers/sel_1', 'read_only')
    expect(await screen.findByText('O produtor ainda não assinou o contrato.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Lembrar por e-mail' })).toBeNull()
  })

  test('leaves no card once the contract is signed, for who sees no rate', async () => {
    engineOfSeller({ seller: pevarello({ contract_signed: true }) })
    openSellerPage('/admin/sellers/sel_1', 'review')
    expect(await screen.findByRole('region', { name: 'Contato' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Contrato' })).toBeNull()
  })
})
