import type { Locator, Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openSeller } from '../../support/openSeller'
import { closeContexts, expectAccessible, openContext, signInAs } from '../../support/browser'
import { countPresses } from '../../support/countPresses'
import { inFull } from '../../support/scope'
import { sql } from '../../support/world'

afterAll(closeContexts)

/** Wines older than all others in this database, so that the queue begins with them. */
async function proposeWines(count: number): Promise<string[]> {
  // those of a test that ended early
  await sql(
    `update product set status = 'archived' where status = 'proposed' and created_at < timestamptz '1991-01-01'`,
  )
  const winery = await openSeller({ status: 'ACTIVE' })
  const ids: string[] = []
  for (let index = 0; index < count; index += 1)
    ids.push(
      (
        await winery.addWine({
          title: `Vinho da fila ${String(index + 1)}`,
          price: 8_900,
          bottles: 12,
        })
      ).id,
    )
  await sql(
    `update product set created_at = timestamptz '1990-01-01' + interval '1 day' * array_position($1, id)
      where id = any($1)`,
    [ids],
  )
  return ids
}

const statuses = (ids: string[]) =>
  sql<{ status: string; n: number }>(
    'select status, count(*)::int as n from product where id = any($1) group by 1 order by 1',
    [ids],
  )

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name: new RegExp(`^${name}( |$)`), level: 2 }).waitFor()

/** Opens the queue, whose first wines are these. */
async function openQueue(page: Page) {
  await signInAs(page, 'staff')
  await page.goto('/admin/review')
  await heading(page, 'Vinho da fila 1')
}

/** Of wines without a photo every fourth is sent back, for what it plainly lacks; the others are published. */
const isSentBack = (number: number) => number % 4 === 0

async function expectDecided(ids: string[]) {
  await expect
    .poll(() => statuses(ids))
    .toEqual([
      { status: 'draft', n: ids.length / 4 },
      { status: 'published', n: (ids.length * 3) / 4 },
    ])
  expect(
    await sql(
      `select count(*)::int as n from product_review where product_id = any($1) and to_status = 'draft'
          and reason like 'Falta a foto.%'`,
      [ids],
    ),
  ).toEqual([{ n: ids.length / 4 }])
}

test.each(inFull([360, 1280], [1280]))(
  'twenty wines, fifteen published and five sent back with a reason, are twenty-five clicks, at %i px',
  async (width) => {
    const ids = await proposeWines(20)
    await sql(
      `insert into image (id, product_id, url, rank) values (gen_random_uuid()::text, $1, '/wines/placeholder-red.svg', 0)`,
      [ids[0]],
    )
    const context = await openContext({ width, height: 800 })
    const page = await context.newPage()
    await openQueue(page)
    await expectAccessible(page)
    await expectInOneLook(page, width)

    const presses = await countPresses(page)
    const click = async (name: string) =>
      page.getByRole('button', { name, exact: true }).last().click()
    for (let number = 1; number <= 20; number += 1) {
      await heading(page, `Vinho da fila ${String(number)}`)
      if (isSentBack(number)) {
        await click('Pedir ajustes')
        await page.getByRole('dialog').getByLabel('Motivo').waitFor()
        await click('Pedir ajustes')
      } else await click('Publicar')
    }
    await expectDecided(ids)
    expect(presses()).toBe(25)
    await context.close()
  },
)

test('and as many keys: P, D, and Ctrl+Enter in the dialog', async () => {
  const ids = await proposeWines(inFull(20, 4))
  const context = await openContext({ width: 1280, height: 800 })
  const page = await context.newPage()
  await openQueue(page)
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  for (let number = 1; number <= ids.length; number += 1) {
    await heading(page, `Vinho da fila ${String(number)}`)
    await page.locator('button.decision:focus').waitFor()
    if (isSentBack(number)) {
      await press('d')
      await page.locator('[role=dialog] textarea:focus').waitFor()
      await press('Control+Enter')
    } else await press('p')
  }
  await expectDecided(ids)
  expect(keys).toBe((ids.length * 5) / 4)
  await context.close()
})

/** Picture, price, stock and what the label lacks between the head and the bar; on a phone the decision over the picture. */
async function expectInOneLook(page: Page, width: number) {
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    if (!box) throw new Error('not on the page')
    return box
  }
  const bottomOf = async (locator: Locator) => {
    const { y, height } = await boxOf(locator)
    return y + height
  }
  const decision = page.getByRole('group', { name: 'Decisão' })
  await expect.poll(() => bottomOf(decision)).toBeLessThanOrEqual(800)
  const bar = await boxOf(decision)
  const photos = await boxOf(page.getByRole('region', { name: 'Fotos' }))
  if (width < 600) {
    expect(photos.y).toBeLessThan(bar.y)
    return
  }
  for (const name of ['Fotos', 'Preços', 'Inventário', 'Falta para o rótulo']) {
    const card = page.getByRole('region', { name })
    await expect.poll(() => bottomOf(card), { message: name }).toBeLessThanOrEqual(bar.y)
  }
}

test('a decision is taken back within ten seconds: the wine waits again, and no mail tells of it', async () => {
  const [id = ''] = await proposeWines(2)
  const context = await openContext({ width: 360, height: 740 })
  const page = await context.newPage()
  await openQueue(page)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await heading(page, 'Vinho da fila 2')
  expect(await statuses([id])).toEqual([{ status: 'published', n: 1 }])
  await page.getByRole('button', { name: 'Desfazer: Vinho da fila 1' }).click()
  await heading(page, 'Vinho da fila 1')
  expect(await statuses([id])).toEqual([{ status: 'proposed', n: 1 }])
  await page.locator('button.decision:focus').waitFor()
  await expectAccessible(page)
  expect(
    await sql(
      `select sent_at, discarded_at is not null as discarded from mail_outbox
        where template = 'wine-publish' and text like '%' || $1 || '%'`,
      [id],
    ),
  ).toEqual([{ sent_at: null, discarded: true }])
  await context.close()
})

test('a tab that is closed right after a decision loses nothing', async () => {
  const [id = ''] = await proposeWines(1)
  const context = await openContext()
  const page = await context.newPage()
  await openQueue(page)
  const answered = page.waitForResponse((response) => response.url().endsWith('/review'))
  await page.getByRole('button', { name: 'Publicar' }).click()
  await answered
  await page.close()
  expect(await statuses([id])).toEqual([{ status: 'published', n: 1 }])
  await context.close()
})

test('the second of two staff sees whose decision was first', async () => {
  const [id = ''] = await proposeWines(1)
  const [mine, theirs] = [await openContext(), await openContext()]
  const pages = [await mine.newPage(), await theirs.newPage()] as const
  for (const page of pages) {
    await signInAs(page, 'staff')
    await page.goto(`/admin/review/${id}`)
    await heading(page, 'Vinho da fila 1')
  }
  await pages[0].getByRole('button', { name: 'Publicar' }).click()
  await expect.poll(() => statuses([id])).toEqual([{ status: 'published', n: 1 }])
  await pages[1].getByRole('button', { name: 'Pedir ajustes' }).click()
  await pages[1].getByRole('dialog').getByLabel('Motivo').fill('Outra opinião')
  await pages[1].getByRole('dialog').getByRole('button', { name: 'Pedir ajustes' }).click()
  await pages[1].getByText(/já decidiu sobre este vinho em .*: Publicado/).waitFor()
  expect(await statuses([id])).toEqual([{ status: 'published', n: 1 }])
  await mine.close()
  await theirs.close()
})
