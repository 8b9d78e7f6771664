import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { formatDate, saoPauloDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import { SECOND_PERSON_CENTS } from '../../run/startTestStack'
import { button, closeAfterTests, expectAccessible, openAs } from '../../support/browser'
import { cnabReturn, type CnabRow } from '../../support/cnab'
import { countPresses } from '../../support/countPresses'
import { dueProducers } from '../../support/dueProducers'
import { newEndToEnd } from '../../support/openAccount'
import { openStaff } from '../../support/openStaff'
import { inFull } from '../../support/scope'
import { sql } from '../../support/world'

closeAfterTests()

/** So many amounts that come to so many cents. */
const amounts = (count: number, cents: number): number[] => {
  const each = Math.floor(cents / count)
  return [...Array<number>(count - 1).fill(each), cents - (count - 1) * each]
}

/** 'Repasses' with these producers alone, all on one page; how one types it is not counted. */
async function openDue(page: Page, mark: string, count: number) {
  const filter = encodeURIComponent(JSON.stringify({ q: mark }))
  await page.goto(`/admin/payouts?perPage=50&sort=name&order=ASC&filter=${filter}`)
  await page.getByText(`${count} produtores`, { exact: true }).waitFor({ state: 'attached' })
}

/** What the page's file of the batch says: who is paid how much under which id. */
async function downloadBatch(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar lote (CSV)' }).first().click(),
  ])
  return readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => {
      const [txid = '', name = '', , key = '', amount = ''] = line
        .split(';')
        .map((cell) => cell.replace(/^"(.*)"$/, '$1'))
      return { txid, name, key, cents: Number(amount.replace(/[.,]/g, '')) }
    })
}

const today = () => formatDate(saoPauloDate(new Date())).replaceAll('/', '')

/** The bank has paid all but the second and the fourth. */
const answer = (batch: { txid: string; cents: number }[]): CnabRow[] =>
  batch.map(({ txid, cents }, at) => ({
    txid,
    cents,
    day: today(),
    ...(at === 1
      ? { occurrences: 'PJ' }
      : at === 3
        ? { occurrences: 'HF' }
        : { endToEnd: newEndToEnd() }),
  }))

async function paste(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Resultado do banco' }).fill(text)
  await button(page, 'Ler resultado').click()
}

const paidOf = async (mark: string): Promise<{ n: number; cents: number }> => {
  const [row] = await sql<{ n: number; cents: number }>(
    `select count(*)::int as n, sum(p.amount)::float8 as cents from payout p join seller s on s.id = p.seller_id
      where s.name like '%' || $1 and p.status = 'paid'`,
    [mark],
  )
  return row ?? { n: 0, cents: 0 }
}

test('a month’s payouts of 50 producers take 8 acts, and what failed says why and what to do', async () => {
  const mark = `mes${randomUUID().slice(0, 8)}`
  const producers = await dueProducers(mark, amounts(50, 1_234_567))
  const page = await openAs('staff')
  await openDue(page, mark, 50)
  const acts = await countPresses(page)
  await page.locator('thead').getByRole('checkbox').click()
  await button(page, 'Preparar lote (50)').click()
  const dialog = page.getByRole('dialog')
  await page.getByRole('dialog', { name: 'Preparar 50 repasses, R$ 12.345,67?' }).waitFor()
  await dialog.getByRole('button', { name: 'Preparar lote' }).click()
  await page.getByText(/^Lote nº \d+$/).waitFor()
  const batch = await downloadBatch(page)
  expect(batch.map(({ name, cents }) => [name, cents]).toSorted()).toEqual(
    producers.map(({ name, amount }) => [name, amount]).toSorted(),
  )
  await button(page, 'Importar resultado do banco').click()
  await paste(page, cnabReturn(answer(batch)))
  await dialog.getByText('48 pagos, 2 não realizados').waitFor()
  expect(acts()).toBeLessThanOrEqual(8)
  const failed = await dialog.getByRole('listitem').allInnerTexts()
  expect(failed.slice(0, 2)).toEqual([
    `${batch[1]?.name}, ${formatBRL(batch[1]?.cents ?? 0)}: Não realizado: Chave não cadastrada no DICT (PJ). Peça ao produtor que confira a chave PIX. O valor entra no próximo lote.`,
    `${batch[3]?.name}, ${formatBRL(batch[3]?.cents ?? 0)}: Não realizado: Conta corrente da empresa com saldo insuficiente (HF). Ponha saldo na conta da winex e prepare outro lote.`,
  ])
  await expectAccessible(page)
  const failedCents = (batch[1]?.cents ?? 0) + (batch[3]?.cents ?? 0)
  expect(await paidOf(mark)).toEqual({ n: 48, cents: 1_234_567 - failedCents })

  // the producer's Financeiro, from there
  await dialog.getByRole('link', { name: batch[1]?.name ?? '' }).click()
  const cards = page.getByRole('group', { name: 'Resumo' })
  await cards.getByText(formatBRL(batch[1]?.cents ?? 0)).waitFor()
  await page.getByText('Repasse não realizado').waitFor()
  await expectAccessible(page)

  // the two wait again
  await openDue(page, mark, 2)
  const waiting = await page.getByRole('checkbox', { name: /^Marcar / }).count()
  expect(waiting).toBe(2)
})

test('above the limit a second person confirms and goes on, in 8 acts of both', async () => {
  const mark = `alto${randomUUID().slice(0, 8)}`
  const cents = SECOND_PERSON_CENTS + 1_234_567
  const count = inFull(50, 5)
  await dueProducers(mark, amounts(count, cents))
  const first = await openAs('staff')
  await openDue(first, mark, count)
  const acts = await countPresses(first)
  await first.locator('thead').getByRole('checkbox').click()
  await button(first, `Preparar lote (${count})`).click()
  await first.getByRole('dialog').getByRole('button', { name: 'Preparar lote' }).click()
  await first.getByText('Aguarda a confirmação de outra pessoa.').first().waitFor()

  const second = await openAs({ ...(await openStaff('finance')), path: '/admin/login' })
  await second.goto('/admin/payouts')
  const what = `Lote com ${count} repasses, ${formatBRL(cents)}`
  await second.getByRole('button', { name: `Confirmar: ${what}` }).waitFor()
  const theirActs = await countPresses(second)
  await second.getByRole('button', { name: `Confirmar: ${what}` }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await second.getByText(/^Lote nº \d+$/).waitFor()
  const batch = await downloadBatch(second)
  await button(second, 'Importar resultado do banco').click()
  await paste(
    second,
    [
      'txid;pix;data',
      ...batch.map(
        ({ txid }) => `${txid};${newEndToEnd()};${formatDate(saoPauloDate(new Date()))}`,
      ),
    ].join('\r\n'),
  )
  await second.getByRole('dialog').getByText(`${count} pagos`).waitFor()
  expect(acts() + theirActs()).toBeLessThanOrEqual(8)
  expect(await paidOf(mark)).toEqual({ n: count, cents })
})
