import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { closeAfterTests, openAs } from '../../support/browser'
import { sql } from '../../support/world'

closeAfterTests()

/** The words of these rows that are on more than one line. */
const brokenWords = (page: Page, rows: string) =>
  page.evaluate((selector) => {
    const parts: string[] = []
    for (const row of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // the list of changes holds values of any length
        if (node.parentElement?.closest('td ul, li ul')) continue
        // after a hyphen a word may break
        for (const word of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
          const range = document.createRange()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          // the id of a record that is gone is no name
          if (lines.size > 1 && !/^[a-z]+_\w{20,}$/.test(word[0])) parts.push(word[0])
        }
      }
    }
    return parts
  }, rows)

test('the audit trail breaks no e-mail and no name inside a word', async () => {
  await sql(
    `insert into audit_entry (at, id, actor_type, actor_id, actor_email, action, resource, resource_id, seller_id, after)
     select now(), 'aud_' || gen_random_uuid(), 'seller', 'mem_1', 'mariaaparecidadaconceicao@vinicolaserra.example',
            'wine.data', 'product', $1, s.id, jsonb_build_object('description', repeat('Safra de colheita manual. ', 20))
       from seller s where s.name = 'Casa Pevarello'`,
    [`prod_${randomUUID()}`],
  )
  const page = await openAs('staff')
  // Other tests leave entries, too: the newest are theirs.
  await page.goto(`/admin/audit?filter=${encodeURIComponent('{"q":"mariaaparecidadaconceicao"}')}`)
  await page.getByText('mariaaparecidadaconceicao@').first().waitFor()
  const found: Record<number, string[]> = {}
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page
      .locator(width < 768 ? 'li a.row-link' : 'tbody a.row-link')
      .first()
      .waitFor()
    const broken = await brokenWords(page, 'main tbody tr, main ul > li:has(.row-link)')
    if (broken.length > 0) found[width] = broken
  }
  expect(found).toEqual({})
})

test("'O que mudou' breaks no word on a phone", async () => {
  const id = `aud_${randomUUID()}`
  await sql(
    `insert into audit_entry (at, id, actor_type, actor_id, actor_email, action, resource, resource_id, before, after)
     values (now(), $1, 'user', 'user_1', 'bruna@winex.example', 'wine.data', 'product', $2, $3, $4)`,
    [
      id,
      `prod_${randomUUID()}`,
      { agricultural_practice: 'conventional', 'enology.stabilization': 'none' },
      { agricultural_practice: 'biodynamic', 'enology.stabilization': 'cold' },
    ],
  )
  const page = await openAs('staff', { width: 360, height: 740 })
  await page.goto(`/admin/audit/${id}`)
  await page.getByText('Convencional').waitFor()
  expect(await brokenWords(page, 'main tbody tr')).toEqual([])
})
