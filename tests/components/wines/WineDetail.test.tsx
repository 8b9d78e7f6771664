import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PRODUCT_STATUS_KEYS } from '#domain/wines/productStatus'
import { DETAIL_SECTIONS, WINE_SHEET, type SheetGroup } from '#domain/wines/sheet/index'
import { toggleTooltip, wineWarning } from '#domain/wines/wine'
import { addDays, formatDate, saoPauloDate } from '#domain/values/dates'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { buildWine } from '../lists/buildWine'
import { engine, writes } from './engine'
import { openFold } from './openFold'
import { openPage } from './openPage'

afterEach(() => vi.unstubAllGlobals())

const open = () => openPage('/portal/wines/wine-1')
const sections = () =>
  within(screen.getByText('Detalhes do Vinho').parentElement as HTMLElement)
    .getAllByRole('button')
    .map((button) => ({ name: button.textContent, open: button.getAttribute('aria-expanded') }))
const retailOnly = (wine = buildWine()) => ({
  ...wine,
  variants: wine.variants.map((variant) => ({
    ...variant,
    prices: variant.prices.filter((price) => !price.min_quantity),
  })),
})

describe('what it shows', () => {
  test('a code that could not be loaded says so in its card: the page keeps its title and its one way back', async () => {
    engine({ wine: buildWine() })
    open()
    openFold(await screen.findByRole('heading', { name: 'QR do rótulo' }))
    expect(await screen.findByText('Não foi possível carregar o código')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tannat de Ânfora')
    expect(document.title).toContain('Tannat de Ânfora')
    expect(screen.getByRole('link', { name: 'Voltar para Vinhos' })).toBeVisible()
  })

  // spec 56, 58, 59, 60, 61
  test('header, basics, prices, inventory and the eleven sections, those without a value one line each', async () => {
    engine({
      wine: buildWine({
        weight: 1280,
        origin_country: 'BR',
        hs_code: '2204.21.00',
        description: 'Linha 1\n<b>2</b>',
      }),
    })
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Tannat de Ânfora' })).toBeVisible()
    for (const text of [
      'ID: wine-1',
      'Informações Básicas',
      'Brasil',
      '2204.21.00',
      '1.280 g',
      'Detalhes do Vinho',
      'Preço varejo',
      'R$ 89,90',
      'Preço atacado',
      'R$ 70,00',
      'por garrafa, a partir de 6 garrafas',
      'Inventário',
      'Quantidade Disponível',
      '24 garrafas',
      'Em Estoque',
      '12,5%',
      'Tinto',
    ]) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.getByText('Publicado')).toBeVisible()
    expect(screen.getByText('Ativo')).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Vinho ativo' })).toBeChecked()
    expect(screen.getByText(/Linha 1/)).toHaveTextContent('Linha 1 <b>2</b>')
    expect(sections()).toEqual([
      { name: 'AromasN/A', open: 'false' },
      { name: 'EnologiaN/A', open: 'false' },
      { name: 'Perfil SensorialN/A', open: 'false' },
      { name: 'ViniculturaN/A', open: 'false' },
      { name: 'AcompanhamentosNo food pairings available', open: 'false' },
      { name: 'História & ProdutorN/A', open: 'false' },
      { name: 'CertificaçõesNo certifications available', open: 'false' },
      { name: 'Classificação', open: 'true' },
      { name: 'SustentabilidadeN/A', open: 'false' },
      { name: 'Variedades de UvaNo grape varieties available', open: 'false' },
      { name: 'Análise Técnica', open: 'true' },
    ])
    for (const notice of [
      'No food pairings available',
      'No certifications available',
      'No grape varieties available',
    ]) {
      expect(screen.getByText(notice)).toBeVisible()
    }
    expect(screen.getByRole('link', { name: 'Editar Estoque e Preço' })).toHaveAttribute(
      'href',
      '/portal/add-price/wine-1',
    )
    expect(screen.getByRole('link', { name: 'Editar Vinho' })).toHaveAttribute(
      'href',
      '/portal/add-wine/wine-1',
    )
  })

  // spec 59
  test('every section that holds something is open', async () => {
    const filled = (group: SheetGroup): unknown => {
      switch (group.shape) {
        case 'fields':
          return { [group.fields[0]?.name ?? '']: 1 }
        case 'records':
          return [Object.fromEntries(group.fields.map(({ name }) => [name, 'x']))]
        case 'texts':
        case 'choices':
          return ['x']
        case 'value':
          return 'x'
      }
    }
    const metadata = Object.fromEntries(WINE_SHEET.map((group) => [group.name, filled(group)]))
    engine({ wine: buildWine({ metadata }) })
    open()
    await screen.findByText('Detalhes do Vinho')
    expect(sections().map(({ open }) => open)).toEqual(DETAIL_SECTIONS.map(() => 'true'))
    expect(screen.queryByText(/available$/)).toBeNull()
  })

  test('label, laudo, dossier and code are one line each, after what the specification puts there', async () => {
    engine({ wine: buildWine() })
    open()
    await screen.findByText('Detalhes do Vinho')
    const names = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    expect(names.slice(-5)).toEqual([
      'Ocasião, cultivo e perfil',
      'Laudo',
      'Rótulo',
      'Dossiê natural',
      'QR do rótulo',
    ])
    expect(screen.getByText('código da garrafa e etiquetas para imprimir')).toBeVisible()
    expect(await screen.findByText(/^Faltam \d+ itens$/)).toBeVisible()
    expect(screen.queryByText(/O que a lei pede no rótulo/)).toBeNull()
  })

  // spec 61
  test('while the wine is on its way the page says so', async () => {
    engine({ answer: () => new Promise(() => undefined) as never })
    open()
    expect(await screen.findByText('Carregando vinho...')).not.toHaveClass('visually-hidden')
  })

  test('what is empty shares one line per card, and leads to the form’s first empty field', async () => {
    engine({ wine: buildWine({ weight: null, hs_code: null, description: 'Leve' }) })
    open()
    const basics = within(await screen.findByRole('region', { name: 'Informações Básicas' }))
    expect(basics.getAllByText('N/A')).toHaveLength(1)
    expect(basics.getByText('Código HS')).toBeVisible()
    const complete = screen.getByRole('link', { name: /^Completar ficha \(\d+ campos\)$/ })
    expect(complete).toHaveAttribute('href', '/portal/add-wine/wine-1#completar')
  })

  test('no wholesale price without a tier; Fora de Estoque at 0', async () => {
    engine({ wine: retailOnly(buildWine({ stock: 0, status: 'draft' })) })
    open()
    expect(await screen.findByText('Fora de Estoque')).toBeVisible()
    expect(screen.queryByText('Preço atacado')).not.toBeInTheDocument()
    expect(screen.getByText('Atenção: Vinho sem estoque')).toBeVisible()
  })

  test('staff’s reason', async () => {
    engine({
      wine: {
        ...buildWine({ status: 'rejected' }),
        review: { reason: 'Rótulo ilegível' },
      } as never,
    })
    open()
    expect(await screen.findByText('Rótulo ilegível')).toBeVisible()
  })

  // spec 61
  test('a missing wine, and one that cannot be loaded', async () => {
    engine({})
    open()
    expect(await screen.findByRole('heading', { name: 'Vinho não encontrado' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voltar para Vinhos' })).toHaveAttribute(
      'href',
      '/portal/wines',
    )
  })

  // spec 61
  test('a failure names itself and can be tried again', async () => {
    let broken = true
    engine({
      wine: buildWine(),
      answer: ({ path }) =>
        broken && path.includes('/products/') ? { status: 500, body: {} } : undefined,
    })
    open()
    expect(
      await screen.findByText('Failed to fetch product: API Error: Internal Server Error'),
    ).toBeVisible()
    expect(screen.getAllByText('Erro ao carregar vinho')[0]).toBeInTheDocument()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tannat de Ânfora' })).toBeVisible()
  })
})

describe('the toggle and the warning follow the domain’s predicates, which the server uses too', () => {
  const cases = PRODUCT_STATUS_KEYS.flatMap((status) =>
    [0, 12].flatMap((stock) =>
      [0, 8_990].flatMap((retail) =>
        ['ACTIVE', 'PENDING', 'INACTIVE'].map((store) => ({ status, stock, retail, store })),
      ),
    ),
  )
  const wineOf = ({ status, stock, retail }: (typeof cases)[number]) =>
    retailOnly(buildWine({ status, stock, retail }))
  // tests/domain/wine.test.ts judges every case; here each that the page shows in another way.
  const shownDifferently = new Map(
    cases.map((one) => {
      const reason = toggleTooltip(wineOf(one), { store_status: one.store })
      return [
        JSON.stringify([one.status === 'published', reason, wineWarning(wineOf(one))]),
        one,
      ] as const
    }),
  )
  test.each([...shownDifferently.values()])(
    '$status, stock $stock, price $retail, seller $store',
    async (one) => {
      const { status, store } = one
      const wine = wineOf(one)
      engine({ wine, storeStatus: store })
      open()
      const toggle = await screen.findByRole('switch', { name: /^Vinho (in)?ativo$/ })
      const reason = toggleTooltip(wine, { store_status: store })
      await waitFor(() =>
        reason ? expect(screen.getByText(reason)).toBeVisible() : expect(toggle).toBeEnabled(),
      )
      if (reason) expect(toggle).toBeDisabled()
      if (status === 'published') expect(toggle).toBeChecked()
      const warning = wineWarning(wine)
      if (warning) expect(screen.getByText(warning.headline)).toBeVisible()
      else expect(screen.queryByText(/Atenção: Vinho/)).not.toBeInTheDocument()
    },
  )
})

describe('the one first button, and why the wine is not in the store yet', () => {
  const contained = () =>
    [...document.querySelectorAll('.MuiButton-contained')].map((one) => one.textContent)

  test.each<[string, Parameters<typeof buildWine>[0], string, string[], string]>([
    [
      'without a price',
      { status: 'proposed', retail: 0 },
      'ACTIVE',
      ['Definir preço'],
      'Para publicar, falta o preço.',
    ],
    [
      'without price and bottles',
      { status: 'proposed', retail: 0, stock: 0 },
      'ACTIVE',
      ['Definir preço'],
      'Para publicar, faltam o preço e as garrafas em estoque.',
    ],
    [
      'without bottles',
      { status: 'draft', stock: 0 },
      'ACTIVE',
      ['Informar estoque'],
      'Para publicar, faltam garrafas em estoque.',
    ],
    [
      'with both',
      { status: 'proposed' },
      'ACTIVE',
      ['Publicar na loja'],
      'Tudo pronto: publique quando quiser.',
    ],
    ['published', { status: 'published' }, 'ACTIVE', ['Ver na loja'], 'Este vinho está na loja.'],
    [
      'of a seller under analysis',
      { status: 'proposed' },
      'PENDING',
      [],
      'Você publica este vinho assim que a equipe winex aprovar o seu cadastro. Até lá, deixe a ficha, o preço e o estoque prontos.',
    ],
    [
      'rejected',
      { status: 'rejected' },
      'ACTIVE',
      [],
      'A equipe winex não aceitou este vinho, por isso ele não pode ser publicado.',
    ],
  ])('of a wine %s', async (_, facts, storeStatus, buttons, sentence) => {
    engine({ wine: retailOnly(buildWine(facts)), storeStatus })
    open()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(contained()).toEqual(buttons)
  })

  test('of a published wine while the cellar pauses says when it sells again', async () => {
    const today = saoPauloDate(new Date()) ?? ''
    const to = addDays(today, 3)
    const member = buildMember({ seller: buildSeller({ pause: { from: today, to } }) })
    engine({
      wine: buildWine({ status: 'published' }),
      answer: ({ path }) => (path === '/vendor/me' ? { body: { member } } : undefined),
    })
    open()
    const back = formatDate(addDays(to, 1)).slice(0, 5)
    expect(
      await screen.findByText(`Este vinho está na loja, em pausa: volta a ser vendido em ${back}.`),
    ).toBeVisible()
  })

  test('publishing does not wait for the analysis, and the page says so beside the place in the queue', async () => {
    const requests = engine({ wine: buildWine({ status: 'proposed', waiting_before: 2 }) })
    open()
    expect(
      await screen.findByText(
        'Este vinho está na fila de análise da equipe winex: é o 3º. Publicar não espera a análise da equipe winex.',
      ),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Publicar na loja' }))
    expect(await screen.findByText('Vinho ativado com sucesso!')).toBeVisible()
    expect(writes(requests)).toEqual([
      { call: 'POST /vendor/products/wine-1/status', body: { status: 'published' } },
    ])
  })

  test('the rest is in one menu', async () => {
    engine({ wine: buildWine({ status: 'draft' }) })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Tannat de Ânfora' }))
    const menu = within(screen.getByRole('menu'))
    expect(menu.getAllByRole('menuitem').map((one) => one.textContent)).toEqual([
      'Ver na loja',
      'Duplicar vinho',
    ])
    expect(menu.getByRole('menuitem', { name: 'Duplicar vinho' })).toHaveAttribute(
      'href',
      '/portal/add-wine?de=wine-1',
    )
  })
})

describe('activating', () => {
  // spec 201, 216
  test('publishes and says so', async () => {
    const requests = engine({ wine: buildWine({ status: 'draft' }) })
    open()
    const toggle = await screen.findByRole('switch', { name: /^Vinho (in)?ativo$/ })
    await waitFor(() => expect(toggle).toBeEnabled())
    await userEvent.click(toggle)
    expect(await screen.findByText('Vinho ativado com sucesso!')).toBeVisible()
    expect(writes(requests)).toEqual([
      { call: 'POST /vendor/products/wine-1/status', body: { status: 'published' } },
    ])
  })

  // spec 232
  test.each([
    [
      409,
      'Não é possível ativar um vinho sem estoque. Adicione estoque primeiro.',
      'Não é possível ativar um vinho sem estoque. Adicione estoque primeiro.',
    ],
    [
      500,
      'An unknown error occurred.',
      'Falha ao atualizar status do vinho. Por favor, tente novamente.',
    ],
  ])('a refusal (%i) is explained', async (status, message, shown) => {
    engine({
      wine: buildWine({ status: 'draft' }),
      answer: ({ path }) => (path.endsWith('/status') ? { status, body: { message } } : undefined),
    })
    open()
    const toggle = await screen.findByRole('switch', { name: /^Vinho (in)?ativo$/ })
    await waitFor(() => expect(toggle).toBeEnabled())
    await userEvent.click(toggle)
    expect(await screen.findByText(shown)).toBeVisible()
  })
})
