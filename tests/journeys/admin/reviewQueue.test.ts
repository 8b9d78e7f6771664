import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openSeller } from '../../support/openSeller'
import { closeContexts, expectAccessible, openContext, signInAs } from '../../support/browser'
import { inFull } from '../../support/scope'
import { closeDatabase, sql } from '../../support/world'

afterAll(async () => {
  await closeContexts()
  await closeDatabase()
})

/** Wines older than all others in this database, so that the queue begins with them. */
async function proposeWines(count: number): Promise<string[]> {
  const winery = await openSeller()
  await sql(`update seller set store_status = 'ACTIVE' where id = $1`, [winery.sellerId])
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

test.each(inFull([360, 1440], [1440]))(
  'twenty wines are decided with twenty-five keys, or clicks, and the next one is there each time, at %i px',
  async (width) => {
    const ids = await proposeWines(20)
    const context = await openContext({ width, height: 900 })
    const page = await context.newPage()
    await signInAs(page, 'staff')
    await page.goto('/admin/review')
    await heading(page, 'Vinho da fila 1')
    await expectAccessible(page)

    let acts = 0
    const press = async (key: string) => {
      acts += 1
      await page.keyboard.press(key)
    }
    const click = async (name: string) => {
      acts += 1
      await page.getByRole('button', { name, exact: true }).last().click()
    }
    for (let index = 0; index < 18; index += 1) {
      await heading(page, `Vinho da fila ${String(index + 1)}`)
      await (index < 9 ? press('p') : click('Publicar'))
    }
    await heading(page, 'Vinho da fila 19')
    await press('d')
    await click('Safra e álcool')
    expect(await page.getByLabel('Motivo').inputValue()).toContain('Informe a safra')
    await click('Pedir ajustes')
    await heading(page, 'Vinho da fila 20')
    await press('r')
    await click('Cadastro repetido')
    await click('Rejeitar')
    await expect
      .poll(() => statuses(ids))
      .toEqual([
        { status: 'draft', n: 1 },
        { status: 'published', n: 18 },
        { status: 'rejected', n: 1 },
      ])
    expect(acts).toBeLessThanOrEqual(25)
    await context.close()
  },
)

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
