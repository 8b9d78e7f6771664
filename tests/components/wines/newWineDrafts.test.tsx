import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildWine } from '../lists/buildWine'
import { engine } from './engine'
import { openPage } from './openPage'
import { click, fill, input } from './wineInputs'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const isKept = (text: string) =>
  waitFor(() => expect(Object.values(localStorage).join()).toContain(text))

/** The form of a new wine, or of a copy; the answer to the first creations is lost, other keys were used. */
async function open({ at = '/portal/add-wine', answersLost = 0, usedKeys = [] as string[] } = {}) {
  let lost = answersLost
  const requests = engine({
    wine: buildWine({ description: 'Leve' }),
    answer: ({ method, path, headers }) => {
      if (method !== 'POST' || path !== '/vendor/products') return undefined
      if (lost-- > 0) return { status: 502, body: { message: 'Sem resposta.' } }
      return usedKeys.includes(headers['Idempotency-Key'] ?? '')
        ? { status: 409, body: { type: 'conflict', message: 'Um envio anterior já foi aceito' } }
        : undefined
    },
  })
  const { router, address } = openPage(at)
  await waitFor(() => expect(input('title')).toBeVisible())
  return {
    creations: () =>
      requests.filter(({ method, path }) => method === 'POST' && path === '/vendor/products'),
    writes: () => requests.filter(({ method }) => method === 'POST'),
    /** To another page and back, to an empty form. */
    leaveAndComeBack: async () => {
      void router.navigate('/portal/wines/wine-1')
      const shown = await screen.findByText(/^(Sair sem salvar|Informações Básicas)$/)
      if (shown.textContent === 'Sair sem salvar') fireEvent.click(shown)
      await screen.findByText('Informações Básicas')
      await router.navigate(at)
      await waitFor(() => expect(input('title')).toBeVisible())
    },
    isSaved: () => waitFor(() => expect(address()).toMatch(/^\/portal\/add-wine\?imagem=/)),
  }
}

test('a draft that is continued after a lost answer makes no second wine', async () => {
  const { creations, writes, leaveAndComeBack, isSaved } = await open({ answersLost: 1 })
  fill('title', 'Merlot')
  fill('description', 'Leve')
  await click('Salvar e continuar')
  await screen.findByText(/Sem resposta/)
  await leaveAndComeBack()
  await click('Continuar rascunho')
  fill('description', 'Leve, e mais')
  await click('Salvar e continuar')
  await isSaved()
  const [first, again] = creations()
  expect(again?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key'])
  // one key belongs to one content: what was typed since is saved to the wine that was made
  expect(again?.body).toEqual(first?.body)
  expect(creations()).toHaveLength(2)
  expect(writes().at(-1)).toMatchObject({
    path: '/vendor/products/wine-1',
    body: { description: 'Leve, e mais' },
  })
})

test('nor does a copy that was saved as it was opened', async () => {
  const { creations, leaveAndComeBack, isSaved } = await open({
    at: '/portal/add-wine?de=wine-1',
    answersLost: 1,
  })
  await click('Salvar e continuar')
  await screen.findByText(/Sem resposta/)
  await leaveAndComeBack()
  await click('Continuar rascunho')
  await click('Salvar e continuar')
  await isSaved()
  const [first, again] = creations()
  expect(again?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key'])
  expect(again?.body).toEqual(first?.body)
})

test.each([0, 1])(
  'a draft of which another tab has made a wine is told, kept and saved as one more, after %i lost answers',
  async (answersLost) => {
    const usedKeys: string[] = []
    const { creations, leaveAndComeBack, isSaved } = await open({ usedKeys, answersLost })
    fill('title', 'Merlot')
    fill('description', 'Leve')
    await isKept('Merlot')
    await leaveAndComeBack()
    await click('Continuar rascunho')
    const [entry = ''] = Object.keys(localStorage)
    const used = entry.slice(entry.lastIndexOf('.') + 1)
    fill('description', 'Leve, e mais')
    if (answersLost > 0) {
      await click('Salvar e continuar')
      await screen.findByText(/Sem resposta/)
    }
    usedKeys.push(used)
    await click('Salvar e continuar')
    await screen.findByText(
      'Failed to create product: Este rascunho já criou um vinho com outro conteúdo, talvez em outra aba: confira a lista de vinhos. O que você digitou continua aqui; salvar de novo cria mais um vinho.',
    )
    expect(input('description')).toHaveValue('Leve, e mais')
    const [own = '', ...others] = Object.entries(localStorage).map(String)
    expect(own).toContain('Leve, e mais')
    expect(own).not.toContain(used)
    expect(others).toEqual([])
    fill('description', 'Leve, e mais ainda')
    await click('Salvar e continuar')
    await isSaved()
    const again = creations().at(-1)
    expect(again?.body).toMatchObject({ description: 'Leve, e mais ainda' })
    expect(own).toContain(again?.headers['Idempotency-Key'])
    expect(Object.keys(localStorage)).toEqual([])
  },
)

/** An empty form that offers what was typed in another one. */
async function openBesideDraft() {
  const page = await open()
  fill('title', 'Merlot')
  await isKept('Merlot')
  await page.leaveAndComeBack()
  await screen.findByText('Há um rascunho não salvo')
  return page
}

test('another wine that is typed and saved leaves the draft that was offered and not answered', async () => {
  const { leaveAndComeBack, isSaved } = await openBesideDraft()
  fill('title', 'Tannat')
  fill('description', 'Leve')
  await isKept('Tannat')
  await click('Salvar e continuar')
  await isSaved()
  await leaveAndComeBack()
  await click('Continuar rascunho')
  expect(input('title')).toHaveValue('Merlot')
  expect(Object.values(localStorage).join()).not.toContain('Tannat')
})

test('another wine that is typed and left is offered first, then the older draft', async () => {
  const { leaveAndComeBack } = await openBesideDraft()
  fill('title', 'Tannat')
  await isKept('Tannat')
  await leaveAndComeBack()
  await click('Continuar rascunho')
  expect(input('title')).toHaveValue('Tannat')
  await leaveAndComeBack()
  await click('Descartar')
  await click('Continuar rascunho')
  expect(input('title')).toHaveValue('Merlot')
  expect(Object.values(localStorage).join()).not.toContain('Tannat')
})

test('what was typed before an older draft is continued stays a draft, too', async () => {
  await openBesideDraft()
  fill('title', 'Tannat')
  await click('Continuar rascunho')
  expect(input('title')).toHaveValue('Merlot')
  await isKept('Tannat')
  await isKept('Merlot')
})

test('the twenty newest drafts are kept: more would leave no place for what is typed', async () => {
  await openBesideDraft()
  const [name = '', kept = ''] = Object.entries(localStorage)[0] ?? []
  const key = name.slice(0, name.lastIndexOf('.'))
  for (let day = 10; day < 35; day += 1)
    localStorage.setItem(
      `${key}.${day}`,
      JSON.stringify({ ...JSON.parse(kept), id: `${day}`, at: `20${day}` }),
    )
  fill('title', 'Tannat')
  await isKept('Tannat')
  const drafts = Object.keys(localStorage).filter((one) => one.startsWith(`${key}.`))
  expect(drafts).toHaveLength(20)
  expect(drafts).not.toContain(`${key}.10`)
  expect(drafts).toContain(`${key}.34`)
})
