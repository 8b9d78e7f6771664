import { beforeAll, describe, expect, it } from 'vitest'
import { formatDate, saoPauloDate } from '#domain/values/dates'
import { cnabReturn } from '../../support/cnab'
import {
  balanceOf,
  deliveredOrder,
  newEndToEnd,
  openAccount,
  preparePayout,
  type StaffBody,
} from '../../support/openAccount'
import { sql } from '../../support/world'
import { openAs } from '../staff/openAs'

/** What a producer gets of two bottles of 59,90 and freight of 25,00, with 12,5 % on the bottles. */
const NET = 12_982

/** DDMMAAAA, as the layout writes a day. */
const day = () => formatDate(saoPauloDate(new Date())).replaceAll('/', '')

const failureMails = (email: string) =>
  sql<{ text: string }>(
    `select text from mail_outbox where "to" = $1 and strpos(subject, 'não realizado') > 0`,
    [email],
  )

describe('the bank’s return file', () => {
  // one such file of a person at a time, and other tests send theirs
  let desk: Awaited<ReturnType<typeof openAs>>
  beforeAll(async () => {
    desk = await openAs('administration')
  })
  const send = (content: string) => desk.call<StaffBody>('/admin/payouts/results', { content })
  const aPayout = async () => {
    const shop = await openAccount()
    await deliveredOrder(shop)
    return { shop, payout: await preparePayout(shop) }
  }

  it('marks what was paid and what was not, each once, and leaves what only waits', async () => {
    const [paid, failed, waiting] = [await aPayout(), await aPayout(), await aPayout()]
    const ours = await aPayout()
    const endToEnd = newEndToEnd()
    const content = cnabReturn([
      { txid: paid.payout.txid, cents: NET, endToEnd, day: day() },
      { txid: failed.payout.txid, cents: NET, occurrences: 'PJ', day: day() },
      { txid: waiting.payout.txid, cents: NET, occurrences: 'BD', day: day() },
      { txid: 'FOLHA 11', cents: 100, day: day() },
      { txid: ours.payout.txid, cents: NET, occurrences: 'HF', day: day() },
    ])
    const first = await send(content)
    expect(first.body).toMatchObject({
      paid: 1,
      failed: 2,
      refused: 1,
      rows: [
        { line: 3, txid: paid.payout.txid, outcome: 'paid', message: 'Pago.' },
        {
          line: 5,
          outcome: 'failed',
          message: 'Não realizado: Chave não cadastrada no DICT (PJ).',
        },
        {
          line: 7,
          outcome: 'waiting',
          message: 'Inclusão efetuada com sucesso (BD). Ainda não é um resultado.',
        },
        { line: 9, outcome: 'refused', message: 'Este identificador não é de um repasse.' },
        { line: 11, txid: ours.payout.txid, outcome: 'failed' },
      ],
    })
    expect(await balanceOf(paid.shop)).toMatchObject({ paid: NET, in_payment: 0 })
    expect(await balanceOf(failed.shop)).toMatchObject({ available: NET, in_payment: 0 })
    expect(await balanceOf(waiting.shop)).toMatchObject({ in_payment: NET })
    const [mail] = await failureMails(failed.shop.email)
    expect(mail?.text).toContain('Chave não cadastrada no DICT')
    const look = 'Confira a chave PIX nas configurações da conta.'
    expect(mail?.text).toContain(look)
    const [balance] = await failureMails(ours.shop.email)
    expect(balance?.text).toContain('Conta corrente da empresa com saldo insuficiente')
    expect(balance?.text, 'of winex’s own account').not.toMatch(/chave PIX/i)
    const again = await send(content)
    expect(again.body).toMatchObject({
      paid: 0,
      failed: 0,
      rows: [
        { outcome: 'known', message: 'Já estava pago.' },
        { outcome: 'known', message: 'Já estava marcado como não realizado.' },
        { outcome: 'waiting' },
        { outcome: 'refused' },
        { outcome: 'known' },
      ],
    })
    expect(await failureMails(failed.shop.email)).toHaveLength(1)
  })

  it('pays nothing without the end-to-end id, for another sum, or when it is not whole', async () => {
    const { shop, payout } = await aPayout()
    const row = { txid: payout.txid, cents: NET, day: day() }
    const rowOf = async (content: string) => (await send(content)).body.rows
    expect(await rowOf(cnabReturn([row]))).toMatchObject([
      {
        outcome: 'refused',
        message: expect.stringContaining('não traz o identificador') as string,
      },
    ])
    const endToEnd = newEndToEnd()
    const sums = 'O arquivo diz R$ 129,81, e o repasse é de R$ 129,82. Confira no banco.'
    for (const occurrences of ['00', 'PJ'])
      expect(
        await rowOf(cnabReturn([{ ...row, cents: NET - 1, endToEnd, occurrences }])),
      ).toMatchObject([{ outcome: 'refused', message: sums }])
    const whole = cnabReturn([{ ...row, endToEnd }])
    const cut = await send(whole.split('\r\n').slice(0, -2).join('\r\n'))
    expect(cut).toMatchObject({
      status: 400,
      body: {
        message: 'Linha 5: o arquivo termina sem o registro final (tipo 9): está incompleto.',
      },
    })
    expect(await balanceOf(shop)).toMatchObject({ in_payment: NET, paid: 0 })
    expect(await rowOf(whole)).toMatchObject([{ outcome: 'paid' }])
    // paid already: the file need not say the id
    expect(await rowOf(cnabReturn([row]))).toMatchObject([{ outcome: 'known' }])
    expect(await rowOf(cnabReturn([{ ...row, occurrences: 'PJ' }]))).toMatchObject([
      {
        outcome: 'refused',
        message: 'Este repasse já foi pago. Se o dinheiro voltou do banco, lance um ajuste.',
      },
    ])
  })
})
