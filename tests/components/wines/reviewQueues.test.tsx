import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../src/auth/session'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import type { Product } from '#domain/wines/productWire'
import type * as Limits from '#domain/limits'
import { network } from '../dataProvider/network'
import { buildWine } from '../lists/buildWine'
import { openArea } from '../kit/openArea'

// longer than the slowest machine takes between two keys; tests/domain/reviewQueue.test.ts holds the ten
vi.mock('#domain/limits', async (original) => ({
  ...(await original<typeof Limits>()),
  REVIEW_UNDO_SECONDS: 600,
}))

afterEach(() => {
  clearSession()
  dismissToast()
  vi.useRealTimers()
})
beforeEach(() => localStorage.clear())

const SELLER = { id: 'seller-1', name: 'Vinícola Morro Alto', store_status: 'ACTIVE' }
const wine = (id: string, title: string, changes: Partial<Product> = {}): Product =>
  buildWine({ id, title, status: 'proposed', seller: SELLER, ...changes })

interface Refusal {
  undo?: string
  review?: string
}

/**
 * An engine with these wines in the queue 'Prontos', the others in 'Aguardam o produtor'; it decides and undoes. What becomes
 * of w1 is answered `late`.
 */
function engine(
  ready: Product[],
  waiting: Product[] = [],
  {
    role = 'administration',
    undo,
    review,
    late,
    waits,
  }: Refusal & { role?: string; late?: Promise<void>; waits?: number } = {},
) {
  const wines = new Map([...ready, ...waiting].map((one) => [one.id, one]))
  const change = (id: string, status: string, reviews: Product['reviews'] = []) => {
    const found = wines.get(id)
    if (found) wines.set(id, { ...found, status, reviews })
    return { body: { product: wines.get(id) } }
  }
  const queueOf = (all: Product[]) => all.filter(({ id }) => wines.get(id)?.status === 'proposed')
  return network(async ({ path, query, body }) => {
    if (path === '/admin/me')
      return { body: { user: { id: 'user_1', name: 'Bruna', email: 'b@winex.example', role } } }
    if (path === '/admin/reviews') {
      const isWaiting = query.queue === 'waiting'
      return {
        body: {
          wines: queueOf(isWaiting ? waiting : ready).map(({ id, title }) => ({
            id,
            title,
            seller_name: SELLER.name,
            waiting_since: '2026-11-20T12:00:00Z',
            lacks: isWaiting ? ['stock'] : [],
          })),
          counts: { ready: queueOf(ready).length, waiting: waits ?? queueOf(waiting).length },
          median_minutes: null,
        },
      }
    }
    const [, id = '', verb] = /^\/admin\/products\/([^/]+)(\/.*)?$/.exec(path) ?? []
    if (verb === '/review/undo')
      return undo
        ? { status: 409, body: { type: 'conflict', message: undo } }
        : change(id, 'proposed')
    if (verb === '/review') {
      if (id === 'w1') {
        await late
        if (review) return { status: 409, body: { type: 'conflict', message: review } }
      }
      const to = (body as { action: string }).action === 'publish' ? 'published' : 'draft'
      const step = { id: `prev_${id}`, reason: null, from_status: 'proposed', to_status: to }
      return change(id, to, [
        { ...step, at: '2026-11-26T12:00:00Z', actor_type: 'user', actor_name: 'Bruna' },
      ])
    }
    return wines.has(id) ? { body: { product: wines.get(id) } } : { status: 404 }
  })
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const hasFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
/** The queue, at its first wine, with the focus on the decision. */
async function openQueue() {
  openArea('/admin/review')
  await heading('Tannat')
  await hasFocus('Publicar')
}
const undo = (title: string) => screen.queryByRole('button', { name: `Desfazer: ${title}` })

test('two queues with their numbers; the second says why a wine waits, and offers no publishing', async () => {
  engine([wine('w1', 'Tannat')], [wine('w2', 'Malbec', { variants: [], images: [] })])
  const { address } = openArea('/admin/review')
  await heading('Tannat')
  expect(address()).toBe('/admin/review/w1')
  expect(screen.getByRole('tab', { name: 'Prontos (1)', selected: true })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Aguardam o produtor (1)' }))
  const line = within(
    (await screen.findByRole('link', { name: 'Malbec' })).closest('li') as HTMLElement,
  )
  expect(line.getByText('não há garrafas em estoque')).toBeVisible()
  expect(screen.queryByText(/mais antigos/)).toBeNull()
  await userEvent.click(line.getByRole('link', { name: 'Malbec' }))
  await heading('Malbec')
  expect(address()).toBe('/admin/review/w2?queue=waiting')
  expect(
    screen.getByText(
      'Este vinho ainda não pode ser vendido: não há garrafas em estoque, falta o preço de varejo.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publicar' })).toBeDisabled()
  await hasFocus('Pedir ajustes')
  expect(screen.getByRole('link', { name: 'ver na lista' })).toHaveAttribute(
    'href',
    `/admin/products?filter=${encodeURIComponent('{"review":"waiting"}')}`,
  )
})

test('more than are listed wait, which the list says', async () => {
  engine([], [wine('w2', 'Malbec', { variants: [] })], { waits: 3000 })
  openArea('/admin/review?queue=waiting')
  expect(
    await screen.findByText('Os 1 mais antigos de 3.000; os outros estão na lista.'),
  ).toBeVisible()
})

test('after a decision the next wine is there, told to who does not see it, with the focus on the decision', async () => {
  engine([wine('w1', 'Tannat'), wine('w2', 'Malbec')])
  await openQueue()
  await userEvent.keyboard('{Enter}')
  await heading('Malbec')
  await hasFocus('Publicar')
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Publicado: Tannat. Malbec',
    ),
  )
})

test('the focus is on the decision, not on the way back to the wine before', async () => {
  engine([wine('w1', 'Tannat'), wine('w2', 'Malbec')])
  await openQueue()
  await userEvent.keyboard('{ArrowRight}')
  await heading('Malbec')
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeEnabled()
  await hasFocus('Publicar')
})

test('a key that is held down, or a double click, decides about one wine only', async () => {
  const requests = engine([wine('w1', 'Tannat'), wine('w2', 'Malbec')])
  openArea('/admin/review')
  await hasFocus('Publicar')
  await userEvent.keyboard('{Enter>5}')
  await heading('Malbec')
  await hasFocus('Publicar')
  const decided = () => requests.filter(({ path }) => path.endsWith('/review')).length
  expect(decided()).toBe(1)
  // the second press of a double click, whose first one was at the wine before
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }), { detail: 2 })
  expect(decided()).toBe(1)
  fireEvent.click(undo('Tannat') as HTMLElement, { detail: 2 })
  expect(undo('Tannat')).toBeVisible()
})

test('Z or the button takes a decision back, the newest first, and the wine is there again', async () => {
  const requests = engine([wine('w1', 'Tannat'), wine('w2', 'Malbec'), wine('w3', 'Merlot')])
  const { address } = openArea('/admin/review')
  await heading('Tannat')
  await hasFocus('Publicar')
  await userEvent.keyboard('p')
  await heading('Malbec')
  await hasFocus('Publicar')
  await userEvent.keyboard('p')
  await heading('Merlot')
  await hasFocus('Publicar')
  await userEvent.keyboard('z')
  await heading('Malbec')
  expect(undo('Malbec')).toBeNull()
  await userEvent.click(undo('Tannat') as HTMLElement)
  await heading('Tannat')
  expect(address()).toBe('/admin/review/w1')
  expect(
    requests.flatMap(({ path, body }) => (path.endsWith('/undo') ? [[path, body]] : [])),
  ).toEqual([
    ['/admin/products/w2/review/undo', { decision: 'prev_w2' }],
    ['/admin/products/w1/review/undo', { decision: 'prev_w1' }],
  ])
})

test("the next decision takes 'Decisão desfeita' away, which is of the one before", async () => {
  engine([wine('w1', 'Tannat'), wine('w2', 'Malbec')])
  await openQueue()
  await userEvent.keyboard('p')
  await heading('Malbec')
  await hasFocus('Publicar')
  await userEvent.keyboard('z')
  // a pointer on it keeps it, however long a slow machine draws the wine
  fireEvent.mouseEnter(await screen.findByText('Decisão desfeita'))
  await heading('Tannat')
  await hasFocus('Publicar')
  expect(screen.getByText('Decisão desfeita')).toBeVisible()
  await userEvent.keyboard('p')
  await heading('Malbec')
  expect(screen.queryByText('Decisão desfeita')).toBeNull()
})

test('after the last wine the way back is there, for its time', async () => {
  engine([wine('w1', 'Tannat')])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openArea('/admin/review')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(await screen.findByRole('button', { name: 'Publicar' }))
  await screen.findByText('Nenhum vinho espera por análise')
  expect(undo('Tannat')).toBeVisible()
  vi.advanceTimersByTime(500_000)
  expect(undo('Tannat')).toBeVisible()
  vi.advanceTimersByTime(101_000)
  await waitFor(() => expect(undo('Tannat')).toBeNull())
})

test('what cannot be undone any more says why, and the decision stands', async () => {
  const why =
    'Este vinho mudou depois da decisão, e ela continua valendo. Confira o que mudou antes de decidir de novo.'
  engine([wine('w1', 'Tannat'), wine('w2', 'Malbec')], [], { undo: why })
  await openQueue()
  await userEvent.keyboard('p')
  await heading('Malbec')
  await userEvent.click(undo('Tannat') as HTMLElement)
  expect(await screen.findByText(why)).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Malbec' })).toBeVisible()
})

test('what a wine plainly lacks begins the reason, and Ctrl+Enter confirms it', async () => {
  const requests = engine([wine('w1', 'Tannat', { images: [] }), wine('w2', 'Malbec')])
  await openQueue()
  await userEvent.keyboard('d')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText(/Motivo/)).toHaveValue(
    'Falta a foto. Envie uma foto nítida, de frente, com o rótulo legível e fundo claro.',
  )
  await waitFor(() => expect(dialog.getByLabelText(/Motivo/)).toHaveFocus())
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await heading('Malbec')
  await hasFocus('Publicar')
  expect(requests.find(({ path }) => path.endsWith('/review'))?.body).toMatchObject({
    action: 'send_back',
    reason: 'Falta a foto. Envie uma foto nítida, de frente, com o rótulo legível e fundo claro.',
    expected_status: 'proposed',
  })
})

test.each(['d', '{Control>}k{/Control}'])(
  'after %s a key that comes before the dialog is there decides nothing',
  async (open) => {
    const requests = engine([wine('w1', 'Tannat'), wine('w2', 'Malbec')])
    await openQueue()
    await userEvent.keyboard(`${open}p`)
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(requests.some(({ path }) => path.endsWith('/review'))).toBe(false)
  },
)

test('who may only look sees the wine, and no decision', async () => {
  engine([wine('w1', 'Tannat'), wine('w2', 'Malbec')], [], { role: 'read_only' })
  openArea('/admin/review')
  await heading('Tannat')
  expect(screen.getByRole('button', { name: 'Próximo' })).toBeVisible()
  for (const name of ['Publicar', 'Pedir ajustes', 'Rejeitar'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText(/P publica/)).toBeNull()
})

test('the next wine is asked for again when its turn comes: its seller may have changed it since it was read ahead', async () => {
  const [first, second] = [wine('w1', 'Tannat'), wine('w2', 'Malbec')]
  const requests = engine([first, second])
  await openQueue()
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/admin/products/w2'))
  second.description = 'Colhido à mão em abril'
  await userEvent.click(screen.getByRole('button', { name: 'Próximo' }))
  await heading('Malbec')
  expect(await screen.findByText('Colhido à mão em abril')).toBeVisible()
})

/** A promise, and what ends it. */
function later() {
  let answer: () => void = () => undefined
  return { late: new Promise<void>((resolve) => (answer = resolve)), answer: () => answer() }
}
const THREE = () => [wine('w1', 'Tannat'), wine('w2', 'Malbec'), wine('w3', 'Merlot')]
const next = async (title: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Próximo' }))
  await heading(title)
}

test('a decision that is answered late takes nobody away from the wine they have gone on to', async () => {
  const { late, answer } = later()
  engine(THREE(), [], { late })
  const { address } = openArea('/admin/review')
  await hasFocus('Publicar')
  await userEvent.keyboard('p')
  await next('Malbec')
  await next('Merlot')
  answer()
  await waitFor(() => expect(undo('Tannat')).toBeVisible())
  expect(address()).toBe('/admin/review/w3')
  expect(screen.getByRole('tab', { name: 'Prontos (2)' })).toBeVisible()
  await hasFocus('Publicar')
})

test('nor back to the review from another page', async () => {
  const { late, answer } = later()
  const requests = engine(THREE(), [], { late })
  const { router, address } = openArea('/admin/review')
  await hasFocus('Publicar')
  await userEvent.keyboard('p')
  await act(() => router.navigate('/admin/products/w3'))
  await screen.findByRole('heading', { level: 1, name: /Merlot/ })
  const read = requests.length
  answer()
  await waitFor(() => expect(requests.length).toBeGreaterThan(read))
  expect(address()).toBe('/admin/products/w3')
})

const REFUSED = 'O status deste vinho mudou. Confira antes de decidir.'

test('one that fails when its wine is not on the screen any more is told with its name, and stays told', async () => {
  const { late, answer } = later()
  engine(THREE(), [], { late, review: REFUSED })
  await openQueue()
  await userEvent.keyboard('p')
  await next('Malbec')
  answer()
  const told = await screen.findByText(`Tannat: ${REFUSED}`)
  await hasFocus('Publicar')
  await userEvent.keyboard('p')
  await heading('Merlot')
  expect(told).toBeVisible()
})

test('one that fails while its wine is there is told at its buttons, and only there', async () => {
  engine(THREE(), [], { review: REFUSED })
  await openQueue()
  await userEvent.keyboard('p')
  expect(await screen.findByText(REFUSED)).toBeVisible()
  expect(screen.queryByText(/Tannat: /)).toBeNull()
})

test('the way back is offered on the wine’s own page, too', async () => {
  const requests = engine([wine('w1', 'Tannat')])
  openArea('/admin/products/w1')
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }))
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  expect(await screen.findByText('Decisão desfeita')).toBeVisible()
  expect(requests.map(({ path }) => path)).toContain('/admin/products/w1/review/undo')
  expect(await screen.findByRole('button', { name: 'Publicar' })).toBeVisible()
})

test('each wine begins with its own first photo, and with all that its sheet says open (spec §2)', async () => {
  const photos = (mark: string) =>
    [1, 2, 3].map((number) => ({ url: `/files/wines/${mark}${number}.webp` })) as never
  engine([
    wine('w1', 'Tannat', { images: photos('a') }),
    wine('w2', 'Malbec', { images: photos('b') }),
  ])
  await openQueue()
  const shown = () => screen.getByRole('link', { name: 'Abrir a foto inteira em outra aba' })
  await userEvent.click(screen.getByRole('button', { name: /\(3\)$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Classificação', expanded: true }))
  expect(shown()).toHaveAttribute('href', '/files/wines/a3.webp')
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }))
  await heading('Malbec')
  expect(shown()).toHaveAttribute('href', '/files/wines/b1.webp')
  expect(screen.getByRole('button', { name: 'Classificação', expanded: true })).toBeVisible()
})
