import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { openSeller, type Seller } from '../../support/openSeller'
import { joinAs } from '../account/joinAs'
import { finish, importFile, rowsOf, sendFile } from './sheet'

let cellar: Seller
const HEAD = 'wine_name;vintage;description;price_retail;quantity'
beforeAll(async () => {
  cellar = await openSeller({ status: 'ACTIVE' })
  await importFile(
    cellar.token,
    [
      HEAD,
      'Merlot;2022;Colhido à mão;149,00;69',
      'Tannat;2022;;80,00;24',
      'Rosé;2023;;60,00;12',
    ].join('\n'),
  )
  await sql(
    `update product set status = 'published' where title in ('Merlot', 'Tannat')
       and id in (select product_id from seller_product where seller_id = $1)`,
    [cellar.sellerId],
  )
})

describe('what a file changes of wines that exist (issue 31.9)', () => {
  it('tells old and new of prices and stock, and sets apart what moves very far, before anything is stored', async () => {
    const { body } = await sendFile(
      cellar.token,
      [
        HEAD,
        'Rosé;2023;;62,00;20',
        'Tannat;2022;;80,00;24',
        'Merlot;2022;Colhido à mão;1.490,00;6.900',
        'Novo;2024;;90,00;12',
      ].join('\n'),
    )
    expect(body.import).toMatchObject({ create: 1, update: 2, unchanged: 1, far: 1 })
    const rows = await rowsOf(cellar.token, body.import.id)
    expect(rows.map(({ wine, moves }) => ({ wine, moves }))).toEqual([
      {
        wine: 'Rosé',
        moves: [
          { field: 'retail', before: 6000, after: 6200, size: null },
          { field: 'quantity', before: 12, after: 20, size: null },
        ],
      },
      { wine: 'Tannat', moves: [] },
      {
        wine: 'Merlot',
        moves: [
          { field: 'retail', before: 14_900, after: 149_000, size: 'factor' },
          { field: 'quantity', before: 69, after: 6900, size: 'factor' },
        ],
      },
      { wine: 'Novo', moves: [] },
    ])
    const far = await rowsOf(cellar.token, body.import.id, '?far=1')
    expect(far.map(({ wine }) => wine)).toEqual(['Merlot'])
    // what is stored does not move again
    expect(await finish(cellar.token, body.import.id)).toMatchObject({ imported: 3, far: 1 })
    expect((await rowsOf(cellar.token, body.import.id, '?far=1'))[0]).toMatchObject({ done: true })
  })

  it('counts who has no picture or no description: new wines, and those in the store already', async () => {
    const { body } = await sendFile(
      cellar.token,
      [
        HEAD,
        'Merlot;2022;Colhido à mão;1.480,00;6.900',
        'Tannat;2022;;82,00;24',
        'Rosé;2023;;63,00;20',
        'Outro;2024;Leve e seco;90,00;12',
      ].join('\n'),
    )
    expect(body.import.bare).toEqual({
      new_picture: 1,
      new_description: 0,
      live_picture: 2,
      live_description: 1,
    })
  })

  it('refuses another word for the filter', async () => {
    const { body } = await sendFile(cellar.token, `${HEAD}\nMerlot;2022;;1.480,00;6.900`)
    const answer = await call(`/vendor/products/imports/${body.import.id}/rows?far=sim`, {
      token: cellar.token,
    })
    expect(answer.status).toBe(400)
  })
})

describe('a price that somebody else changed meanwhile', () => {
  it('comes back with who changed it and when', async () => {
    const { id } = await cellar.addWine({ title: 'Peverella', price: 5000 })
    await call('/vendor/products/prices', {
      token: cellar.token,
      body: { wines: [{ id, retail: 5200 }] },
    })
    const { body } = await call<{ results: { conflict: boolean; changed_by: { who: string } }[] }>(
      '/vendor/products/prices',
      { token: cellar.token, body: { wines: [{ id, retail: 5500, expected: { retail: 5000 } }] } },
    )
    const [result] = body.results
    expect(result?.conflict).toBe(true)
    expect(result?.changed_by).toMatchObject({ at: expect.stringMatching(/Z$/) as string })
    expect(result?.changed_by.who).not.toBe('')
    expect(result?.changed_by.who).not.toBe('winex')
  })

  it('is somebody of the team once they have left it, and not their e-mail', async () => {
    const { id } = await cellar.addWine({ title: 'Riesling', price: 5000 })
    const gone = await joinAs(cellar.token)
    const change = (token: string, retail: number) =>
      call<{ results: { changed_by: { who: string } | null }[] }>('/vendor/products/prices', {
        token,
        body: { wines: [{ id, retail, expected: { retail: 5000 } }] },
      })
    await change(gone.token, 5200)
    const before = await change(cellar.token, 5500)
    expect(before.body.results[0]?.changed_by?.who).toBe('Bia Conti')
    await sql('delete from seller_member where email = $1', [gone.email])
    const after = await change(cellar.token, 5500)
    expect(after.body.results[0]?.changed_by?.who).toBe('alguém da sua equipe')
    expect(after.text).not.toContain(gone.email)
  })
})
