import { describe, expect, it } from 'vitest'
import { addDays, saoPauloDate } from '#domain/values/dates'
import { deliveredOrder, openAccount } from '../../support/openAccount'
import {
  byLink,
  deliveredDaysAgo,
  linkTokenOf,
  sellerReturns,
  staffReturns,
} from '../../support/returns'
import { sql } from '../../support/world'

const shop = await openAccount()

const daysAgo = (days: number) => addDays(saoPauloDate(new Date()) ?? '', -days)

describe('a withdrawal', () => {
  it('made in time is registered later by seller or staff, with the day on which the buyer asked', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const token = await linkTokenOf(shop, id)
    await deliveredDaysAgo(id, 10)
    const [item] = (await shop.order(id)).items
    const wish = (requestedOn?: string) => ({
      reason: 'withdrawal',
      items: [{ id: item?.id, quantity: 1 }],
      ...(requestedOn ? { requested_on: requestedOn } : {}),
    })
    const seller = (requestedOn?: string) => sellerReturns(shop, id, '', wish(requestedOn))
    const staff = (requestedOn?: string) => staffReturns(id, '', wish(requestedOn))
    const wrong: [string | undefined, string, RegExp][] = [
      [undefined, 'reason', /O prazo para desistir terminou/],
      [daysAgo(2), 'reason', /O prazo para desistir terminou/],
      [daysAgo(-1), 'requested_on', /ainda não chegou/],
      [daysAgo(11), 'requested_on', /A primeira garrafa foi entregue em/],
      ['ontem', 'requested_on', /Informe uma data válida/],
    ]
    for (const ask of [seller, staff])
      for (const [day, field, message] of wrong) {
        const answer = await ask(day)
        expect(answer.status, answer.text).toBe(400)
        expect(answer.body.errors).toEqual({ [field]: expect.stringMatching(message) as string })
      }
    // by the link of the mail, today is the day
    expect((await byLink(token, wish(daysAgo(5)))).status).toBe(400)
    const kept = await seller(daysAgo(3))
    expect(kept.status, kept.text).toBe(201)
    expect(kept.body).toMatchObject({
      returns: [{ state: 'asked', requested_on: daysAgo(3), is_late: false }],
      delivered_on: daysAgo(10),
    })
    // closed by mistake, it can be opened again
    const one = kept.body.returns[0]?.id ?? ''
    await sellerReturns(shop, id, `${one}/approve`, {})
    const closed = await staffReturns(id, `${one}/close`, { reason: 'Engano nosso' })
    expect(closed.status, closed.text).toBe(200)
    const again = await staff(daysAgo(4))
    expect(again.status, again.text).toBe(201)
    expect((await byLink(token)).body.returns.map((row) => row.requested_on)).toEqual([
      daysAgo(4),
      daysAgo(3),
    ])
    expect(
      await sql(
        `select after ->> 'requested_on' as day from audit_entry
          where resource_id = $1 and action = 'order.return.ask' order by at`,
        [id],
      ),
    ).toEqual([{ day: daysAgo(3) }, { day: daysAgo(4) }])
  })
})
