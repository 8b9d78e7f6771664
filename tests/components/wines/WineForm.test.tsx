import { fireEvent, screen, waitFor } from '@testing-library/react'
import { WINE_SHEET } from '#domain/wines/sheet/index'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FORM_SECTIONS, sectionPaths } from '../../../src/portal/wines/form/formSections'
import { buildWine } from '../lists/buildWine'
import { engine, writes, type EngineOptions } from './engine'
import { openPage } from './openPage'
import { click, fill, input } from './wineInputs'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const created = buildWine({ id: 'wine-new', title: 'Merlot Nature 2024', status: 'proposed' })

async function open(at = '/portal/add-wine', options: EngineOptions = { wine: created }) {
  const requests = engine(options)
  const page = openPage(at)
  await waitFor(() => input('title'))
  return { requests, ...page }
}

const save = () => click('Salvar e continuar')

test('every field of the sheet is in exactly one section, type, vintage, alcohol and grapes in the first', () => {
  const placed = FORM_SECTIONS.flatMap(sectionPaths).filter((path) => path.startsWith('metadata.'))
  const known = WINE_SHEET.flatMap((group) =>
    group.shape === 'fields'
      ? group.fields.map(({ name }) => `metadata.${group.name}.${name}`)
      : [`metadata.${group.name}`],
  )
  expect([...placed].sort()).toEqual(known.sort())
  expect(FORM_SECTIONS.slice(0, 1).flatMap(sectionPaths)).toEqual(
    expect.arrayContaining([
      'metadata.classification.type',
      'metadata.enology.vintage',
      'metadata.technical_analysis.alcohol_percentage',
      'metadata.grape_varieties',
    ]),
  )
})

test('name and description are required; nothing is sent without them', async () => {
  const { requests } = await open()
  await save()
  expect(await screen.findByText('Nome do vinho é obrigatório')).toBeVisible()
  expect(screen.getByText('Descrição é obrigatória')).toBeVisible()
  expect(writes(requests)).toEqual([])
})

// spec 64
test('sends the sheet cleaned: numbers read the Brazilian way, incomplete entries dropped (spec §5)', async () => {
  const { requests, address } = await open()
  fill('title', '  Merlot Nature 2024 ')
  fill('description', 'Leve e <b>direto</b> 🍷')
  fill('metadata.technical_analysis.ph', '3,45')
  fill('metadata.technical_analysis.density', '0.993')
  fill('metadata.enology.vintage', '2024')
  await click('Adicionar variedade')
  fill('metadata.grape_varieties.0.name', 'Merlot')
  fill('metadata.grape_varieties.0.percentage', '87,5')
  await click('Adicionar variedade')
  fill('metadata.grape_varieties.1.name', 'Tannat')
  await click('Adicionar acompanhamento')
  fill('metadata.food_pairing.0', '   ')
  await click('Adicionar acompanhamento')
  fill('metadata.food_pairing.1', 'Costela')
  await click('Adicionar aroma')
  fill('metadata.aromas.0.category', 'Fruta')
  expect(
    screen.getAllByText('Linhas sem todos os campos preenchidos não são salvas.'),
  ).toHaveLength(2)
  await save()
  expect(await screen.findByText('Vinho criado com sucesso!')).toBeVisible()
  const [request] = requests.filter(({ method }) => method === 'POST')
  expect(request?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/)
  expect(request?.body).toMatchObject({
    title: 'Merlot Nature 2024',
    description: 'Leve e <b>direto</b> 🍷',
    status: 'proposed',
    options: [{ title: 'Volume', values: ['750ml'] }],
    variants: [{ sku: 'merlot-nature-2024', prices: [{ amount: 0, currency_code: 'brl' }] }],
    metadata: {
      enology: { vintage: 2024 },
      technical_analysis: { ph: 3.45, density: 0.993 },
      grape_varieties: [{ name: 'Merlot', percentage: 87.5 }],
      food_pairing: ['Costela'],
      aromas: [],
    },
  })
  await waitFor(() => expect(address()).toBe('/portal/add-wine?imagem=wine-new'))
  expect(await screen.findByText('Adicionar Imagem')).toBeVisible()
  await click('Enviar Imagem')
  expect(await screen.findByText('Por favor, selecione uma imagem primeiro.')).toBeVisible()
  await click('Pular')
  await waitFor(() => expect(address()).toBe('/portal/add-price/wine-new'))
})

test('grapes over 100 % warn and do not block; arrow keys count by the field’s step (R8)', async () => {
  await open()
  await click('Adicionar variedade')
  fill('metadata.grape_varieties.0.percentage', '80')
  await click('Adicionar variedade')
  fill('metadata.grape_varieties.1.percentage', '30,5')
  expect(screen.getByText(/passa de 100%.*Soma: 110,5%/)).toBeVisible()
  fill('metadata.technical_analysis.ph', '3,45')
  fireEvent.keyDown(input('metadata.technical_analysis.ph'), { key: 'ArrowUp' })
  expect(input('metadata.technical_analysis.ph')).toHaveValue('3,55')
  fireEvent.keyDown(input('metadata.technical_analysis.density'), { key: 'ArrowUp' })
  expect(input('metadata.technical_analysis.density')).toHaveValue('0,001')
  fill('metadata.technical_analysis.residual_sugar', 'abc')
  fireEvent.blur(input('metadata.technical_analysis.residual_sugar'))
  expect(await screen.findByText('Informe um número válido')).toBeVisible()
})

test('a thousand stays a thousand, and a number that reads two ways says what was understood (R50)', async () => {
  const { requests } = await open()
  fill('title', 'Merlot')
  fill('description', 'Leve')
  fill('weight', '1.300')
  fill('metadata.viniculture.yield_kgha', '7.800 kg/ha')
  fill('metadata.technical_analysis.alcohol_percentage', '12,5%')
  fill('metadata.technical_analysis.density', '1.012')
  const other = 'Para casas decimais, use vírgula: 1,3 g'
  expect(screen.getByText(`Lido como 1300 g. ${other}`)).toBeVisible()
  expect(screen.getByText('Lido como 1,012')).toBeVisible()
  await save()
  await waitFor(() => expect(writes(requests)).not.toEqual([]))
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    weight: 1300,
    metadata: {
      viniculture: { yield_kgha: 7800 },
      technical_analysis: { alcohol_percentage: 12.5, density: 1.012 },
    },
  })
})

describe('nothing typed is lost', () => {
  test('a draft survives the page, is offered back, and goes with the saving', async () => {
    const first = await open()
    fill('title', 'Rascunho 2025')
    fill('metadata.technical_analysis.ph', '3,')
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('Rascunho 2025'))
    void first.router.navigate('/portal/wines/wine-1')
    await click('Sair sem salvar')
    await waitFor(() => expect(first.address()).toBe('/portal/wines/wine-1'))
    await screen.findByText('Informações Básicas')
    await first.router.navigate('/portal/add-wine')
    await click('Continuar rascunho')
    expect(input('title')).toHaveValue('Rascunho 2025')
    expect(input('metadata.technical_analysis.ph')).toHaveValue('3,')
    fill('description', 'x')
    await save()
    expect(await screen.findByText('Vinho criado com sucesso!')).toBeVisible()
    expect(Object.values(localStorage).join()).not.toContain('Rascunho 2025')
  })

  // spec 231
  test('a refusal is shown at its field, a failure keeps the form, a second attempt has the same key', async () => {
    let attempts = 0
    const { requests } = await open('/portal/add-wine', {
      wine: created,
      answer: ({ path, method }) => {
        if (method !== 'POST' || path !== '/vendor/products') return undefined
        attempts += 1
        if (attempts === 1) {
          return {
            status: 400,
            body: {
              message: 'inválido',
              errors: {
                'metadata.sensory.serving_temp_c_max':
                  'A temperatura máxima deve ser maior ou igual à mínima',
              },
            },
          }
        }
        return attempts === 2 ? { status: 500, body: {} } : undefined
      },
    })
    fill('title', 'Merlot')
    fill('description', 'x')
    await save()
    expect(
      await screen.findByText('A temperatura máxima deve ser maior ou igual à mínima'),
    ).toBeVisible()
    fill('metadata.sensory.serving_temp_c_max', '18')
    await save()
    expect(
      await screen.findByText('Failed to create product: Erro ao criar vinho. Tente novamente.'),
    ).toBeVisible()
    expect(input('title')).toHaveValue('Merlot')
    fill('description', 'mudou depois da resposta perdida')
    await save()
    expect(await screen.findByText('Vinho criado com sucesso!')).toBeVisible()
    const creations = requests.filter(
      ({ method, path }) => method === 'POST' && path === '/vendor/products',
    )
    expect(new Set(creations.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
    // One key belongs to one content: the attempt without an answer is made again as it was.
    expect(creations.at(-1)?.body).toEqual(creations.at(-2)?.body)
    expect(writes(requests).at(-1)).toMatchObject({
      call: 'POST /vendor/products/wine-new',
      body: { description: 'mudou depois da resposta perdida' },
    })
  })

  test('an answer without the new wine’s id leads to the list and says so', async () => {
    const { address } = await open('/portal/add-wine', {
      answer: ({ method }) => (method === 'POST' ? { body: {} } : undefined),
    })
    fill('title', 'Merlot')
    fill('description', 'x')
    await save()
    await waitFor(() => expect(address()).toBe('/portal/wines'))
  })
})

test('editing sends the data without sku and status, and goes to the wine’s page', async () => {
  const wine = buildWine({
    title: 'Tannat',
    description: 'Antes',
    updated_at: '2026-05-02T12:00:00.000Z',
  })
  const { requests, address } = await open('/portal/add-wine/wine-1', { wine })
  fill('description', 'Depois')
  await click('Salvar')
  await waitFor(() => expect(address()).toBe('/portal/wines/wine-1'))
  const [write] = writes(requests)
  expect(write?.call).toBe('POST /vendor/products/wine-1')
  expect(write?.body).toMatchObject({
    description: 'Depois',
    expected_updated_at: '2026-05-02T12:00:00.000Z',
  })
  expect(write?.body).not.toHaveProperty('status')
  expect(write?.body).not.toHaveProperty('variants')
})

test('a wine that changed meanwhile asks before it is overwritten', async () => {
  let asked = 0
  const later = '2026-05-05T09:00:00.000Z'
  const changed = buildWine({ description: 'Antes', updated_at: '2026-05-02T12:00:00.000Z' })
  const { requests } = await open('/portal/add-wine/wine-1', {
    wine: changed,
    answer: ({ method }) => {
      if (method !== 'POST') return undefined
      asked += 1
      Object.assign(changed, { description: 'De outra pessoa', updated_at: later })
      return asked === 1 ? { status: 409, body: { message: 'Este vinho mudou' } } : undefined
    },
  })
  fill('description', 'Depois')
  await click('Salvar')
  const row = await screen.findByRole('row', { name: /^Descrição/ })
  expect(row).toHaveTextContent(/Depois.*De outra pessoa/)
  expect(screen.getByRole('button', { name: 'Ficar com a atual' })).toHaveFocus()
  await click('Gravar a minha ficha')
  await waitFor(() => expect(writes(requests)).toHaveLength(2))
  expect(writes(requests)[1]?.body).toHaveProperty('expected_updated_at', later)
})

test('a copy is the next vintage: price kept, pictures kept, stock not', async () => {
  const source = buildWine({
    title: 'Merlot Nature 2023',
    description: 'Descrição',
    images: [{ url: '/files/wines/a.webp', rank: 0 }],
    metadata: {
      enology: { vintage: 2023, bottling_date: '2023-11-05' },
      classification: { type: 'red' },
      technical_analysis: { ph: 3.4 },
    },
  })
  const { requests } = await open('/portal/add-wine?de=wine-1', {
    wine: source,
    answer: ({ method, path }) =>
      method === 'POST' && path === '/vendor/products'
        ? { status: 201, body: { product: created } }
        : undefined,
  })
  expect(input('title')).toHaveValue('Merlot Nature 2024')
  expect(input('metadata.enology.vintage')).toHaveValue('2024')
  expect(input('metadata.enology.bottling_date')).toHaveValue('')
  expect(input('metadata.technical_analysis.ph')).toHaveValue('')
  expect(
    screen.getByText('Ficou em branco o que era da safra anterior: Data do engarrafamento, pH.'),
  ).toBeVisible()
  await save()
  await waitFor(() => expect(writes(requests)).toHaveLength(2))
  const [creation, pictures] = writes(requests)
  expect(creation?.body).toMatchObject({
    variants: [
      {
        prices: [
          { amount: 8_990, currency_code: 'brl' },
          { amount: 7_000, min_quantity: 6, currency_code: 'brl' },
        ],
      },
    ],
  })
  expect(pictures).toEqual({
    call: 'POST /vendor/products/wine-new',
    body: { images: [{ url: '/files/wines/a.webp', rank: 0 }] },
  })
})

test('the laudo speaks below the field while it is typed, and never stops the wine', async () => {
  const { requests } = await open('/portal/add-wine/wine-1', {
    wine: buildWine({
      title: 'Tannat',
      description: 'Leve',
      metadata: {
        classification: { type: 'red' },
        technical_analysis: { alcohol_percentage: 12.5, total_so2_mgl: 30 },
      },
    }),
  })
  const below = (path: string) =>
    document.getElementById(input(path).getAttribute('aria-describedby') ?? '')
  const alcohol = 'metadata.technical_analysis.alcohol_percentage'
  expect(below(alcohol)).toHaveTextContent('Faixa: vinho fino ou de mesa.')
  fill(alcohol, '8,55')
  expect(below(alcohol)).toHaveTextContent(
    'Atenção: Entre duas classes: confira a denominação do rótulo.Limite: vinho leve 7 a 8,5% vol; vinho fino ou de mesa 8,6 a 14% vol; vinho nobre 14,1 a 16% vol. Lei 7.678/1988, conferido em 22/11/2026',
  )
  // a rule over two fields
  fill('metadata.technical_analysis.free_so2_mgl', '30,5')
  expect(below('metadata.technical_analysis.free_so2_mgl')).toHaveTextContent(
    'No engarrafamento. Ex.: 18Atenção: O SO₂ livre é maior que o total',
  )
  // the name of the wine and its list of grapes
  await click('Adicionar variedade')
  fill('metadata.grape_varieties.0.name', 'Tannat')
  fill('metadata.grape_varieties.0.percentage', '74')
  expect(screen.getByText('Com 74%, o nome da uva ainda não pode ir no rótulo.')).toBeVisible()
  // what is refused is shown alone
  fill(alcohol, '101')
  await click('Salvar')
  await waitFor(() => expect(below(alcohol)).toHaveTextContent(/^Deve ser menor ou igual a 100$/))
  expect(writes(requests)).toEqual([])
  fill(alcohol, '8,55')
  await click('Salvar')
  await waitFor(() =>
    expect(writes(requests)[0]?.body).toMatchObject({
      metadata: { technical_analysis: { alcohol_percentage: 8.55, free_so2_mgl: 30.5 } },
    }),
  )
})

test("'Completar ficha' begins at the first empty field", async () => {
  await open('/portal/add-wine/wine-1#completar', {
    wine: buildWine({
      title: 'Merlot Nature 2023',
      description: 'Leve',
      metadata: { classification: { type: 'red' } },
    }),
  })
  await waitFor(() => expect(input('metadata.enology.vintage')).toHaveFocus())
})

test('a date is typed and shown as dd/MM/yyyy, and travels as the day it is (R10)', async () => {
  const { requests } = await open('/portal/add-wine/wine-1', {
    wine: buildWine({
      description: 'Leve',
      metadata: { enology: { harvest_date: '2024-02-01' } },
    }),
  })
  expect(input('metadata.enology.harvest_date')).toHaveValue('01/02/2024')
  fill('metadata.enology.harvest_date', '31/02/2024')
  await click('Salvar')
  expect(await screen.findByText('Informe uma data válida')).toBeVisible()
  await waitFor(() => expect(input('metadata.enology.harvest_date')).toHaveFocus())
  fill('metadata.enology.harvest_date', '')
  fill('metadata.enology.harvest_date', '29022024')
  expect(input('metadata.enology.harvest_date')).toHaveValue('29/02/2024')
  await click('Salvar')
  await waitFor(() =>
    expect(writes(requests)[0]?.body).toMatchObject({
      metadata: { enology: { harvest_date: '2024-02-29' } },
    }),
  )
})

test('the label’s checklist begins at what is missing; the form explains, stops nobody and sends what was chosen', async () => {
  const stored = buildWine({
    description: 'Leve',
    origin_country: 'BR',
    metadata: {
      classification: { type: 'red', sweetness_level: 'dry' },
      technical_analysis: { alcohol_percentage: 12.5 },
      label: { wine_class: 'fine', lot: 'L1', contains_gluten: false },
    },
  })
  const { requests } = await open('/portal/add-wine/wine-1#rotulo', { wine: stored })
  const registration = 'metadata.label.mapa_registration'
  await waitFor(() => expect(input(registration)).toHaveFocus())
  fill(registration, 'em andamento')
  expect(await screen.findByText(/Fora do padrão UF 000000-0\.000000/)).toBeVisible()
  fireEvent.mouseDown(input('metadata.ingredients'))
  const option = (name: string) =>
    document.querySelector(`[role=option][data-value=${name}]`) ?? document.body
  await waitFor(() => expect(option('grape')).toHaveTextContent('Uva'))
  fireEvent.click(option('sulfur_dioxide'))
  fireEvent.click(option('grape'))
  expect(input('metadata.ingredients')).toHaveTextContent(
    'Conservante dióxido de enxofre (INS 220), Uva',
  )
  await click('Salvar')
  await waitFor(() =>
    expect(writes(requests)[0]?.body).toMatchObject({
      metadata: {
        ingredients: ['grape', 'sulfur_dioxide'],
        label: { mapa_registration: 'em andamento', lot: 'L1' },
      },
    }),
  )
})
