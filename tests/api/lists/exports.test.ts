import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditActionLabel } from '#domain/audit/auditActions'
import { formatDate, formatDateTime } from '#domain/values/dates'
import type { Application } from '#domain/applications/applicationWire'
import type { AuditEntry } from '#domain/audit/auditWire'
import type { FailedMail } from '#domain/outbox/mailWire'
import type { Order } from '#domain/orders/orderWire'
import type { AdminPayoutRow, DuePayout } from '#domain/money/payoutWire'
import type { Product } from '#domain/wines/productWire'
import type { Seller } from '#domain/sellers/sellerWire'
import { buildApplicationRow } from '../../support/buildApplication'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { addFailedMail, removeFailedMails } from '../outbox/addFailedMail'
import { addPayout } from '../../support/addPayout'

const mark = randomUUID().slice(0, 8)
/** A producer's name that a spreadsheet would run. */
const name = `=Adega ${mark}`
const guarded = `'${name}`
let token = ''
let shop: Shop

const exported = async (path: string, query = '') => {
  const { headers, text } = await call(`/admin/${path}/export.csv?${query}`, { token })
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return {
    head: text.replace(/^\ufeff/, '').split('\r\n')[0],
    rows: parse(text, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[],
  }
}

const reais = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

beforeAll(async () => {
  token = await tokenOf('staff')
  shop = await openShop({ wines: 2 })
  const other = await openShop({ wines: 0 })
  await sql('update seller set name = $2 where id = $1', [shop.sellerId, name])
  await sql('update seller set name = $2 where id = $1', [other.sellerId, `Adega ${mark}`])
  await shop.addWine()
  const packed = await placeOrder(shop)
  await shop.act(packed, 'accept')
  const items = (await shop.order(packed)).items.map(({ id, quantity }) => ({ id, quantity }))
  expect((await shop.act(packed, 'fulfillments', { items })).status).toBe(200)
  await addPayout(shop.sellerId)
  await addFailedMail({ sellerId: shop.sellerId })
  await addFailedMail({ gaveUp: false })
})
afterAll(async () => {
  await removeFailedMails()
  await sql('delete from suppliers where id like $1', [`sapp_${mark}%`])
})

interface Case {
  path: string
  rows: string
  head: string
  query: () => string
  /** The values of the file's row. */
  cells: (row: never) => Record<string, unknown>
  least: number
}

const cases: Case[] = [
  // a wine without a price comes first or last
  ...['price', '-price', 'title&status=published'].map((order) => ({
    path: 'products',
    rows: 'products',
    head: 'Produto;Produtor;Tipo;Status;Menor preco;Estoque;Criado em',
    query: () => `seller_id=${shop.sellerId}&order=${order}`,
    cells: ({ title, created_at, status }: Product) => ({
      Produto: title,
      Produtor: guarded,
      Status: status === 'published' ? 'Publicado' : 'Proposto',
      'Menor preco': status === 'published' ? '59,90' : '',
      'Criado em': formatDate(created_at),
    }),
    least: order.includes('status') ? 2 : 3,
  })),
  ...['name', '-city'].map((order) => ({
    path: 'sellers',
    rows: 'sellers',
    head: 'Produtor;E-mail;CNPJ/CPF;Cidade;UF;Status;Contrato;Cadastro',
    query: () => `q=adega ${mark}&store_status=active&order=${order}`,
    cells: (seller: Seller) => ({
      Produtor: seller.name === name ? guarded : seller.name,
      'E-mail': seller.email,
      'CNPJ/CPF': seller.tax_id,
      Cidade: seller.city,
      Status: 'Ativo',
      Cadastro: formatDate(seller.created_at),
    }),
    least: 2,
  })),
  {
    path: 'orders',
    rows: 'orders',
    head: 'Pedido;Data;Cliente;E-mail;Cidade;UF;Vinhos;Garrafas;Não serão enviadas;Total (R$);Situação;Pagamento;Aprovação;Entrega;Prometido para;Atrasado;Nota fiscal;Produtor',
    query: () => `seller_id=${shop.sellerId}&status=pending`,
    cells: (order: Order) => ({
      Pedido: `#${order.display_id}`,
      'E-mail': order.email,
      'Total (R$)': reais(order.total),
      // the word of the screens, not the wire's 'not_fulfilled' (R28)
      Entrega: 'Separado',
      Produtor: guarded,
    }),
    least: 1,
  },
  {
    path: 'audit',
    rows: 'entries',
    head: 'Quando;Quem;Como;O quê;Registro;Mudanças;Produtor',
    query: () => `seller_id=${shop.sellerId}&action=wine.status,wine.create&order=at`,
    cells: ({ at, actor_email, action, resource_name }: AuditEntry) => ({
      Quando: formatDateTime(at),
      Quem: actor_email,
      'O quê': auditActionLabel(action),
      Registro: `Vinho: ${resource_name}`,
      ...(action === 'wine.status' ? { Mudanças: 'Status: de Proposto para Publicado' } : {}),
      Produtor: guarded,
    }),
    least: 5,
  },
  {
    path: 'mails',
    rows: 'mails',
    head: 'Criado em;E-mail;Para;Produtor;Situação;Tentativas;Próxima tentativa;Último erro',
    query: () => 'order=created_at',
    cells: (mail: FailedMail) => ({
      'E-mail': mail.subject,
      Para: mail.to,
      Produtor: mail.seller?.name === name ? guarded : (mail.seller?.name ?? ''),
      Situação: mail.status === 'gave_up' ? 'Não entregue' : 'Nova tentativa marcada',
      'Próxima tentativa': formatDateTime(mail.next_attempt_at),
      'Último erro': mail.last_error,
    }),
    least: 2,
  },
  {
    path: 'payouts/due',
    rows: 'due',
    head: 'Produtor;Disponível;A receber;Retido;Em pagamento;Pendências',
    query: () => `q=adega ${mark}&order=name`,
    cells: (due: DuePayout) => ({
      Produtor: guarded,
      Disponível: reais(due.available),
      'A receber': reais(due.receivable),
      Retido: reais(due.held),
      'Em pagamento': '12,34',
    }),
    least: 1,
  },
  {
    path: 'payouts',
    rows: 'payouts',
    head: 'Repasse;Produtor;Lote;Preparado em;Situação;Pago em;Valor',
    query: () => `q=adega ${mark}&status=prepared`,
    cells: ({ number, batch }: AdminPayoutRow) => ({
      Repasse: String(number),
      Produtor: guarded,
      Lote: String(batch.number),
      Situação: 'Em pagamento',
      Valor: '12,34',
    }),
    least: 1,
  },
]

describe('a list as a spreadsheet', () => {
  it.each(cases)('$path: its rows in its order, and no formula', async (one) => {
    const query = one.query().replaceAll(' ', '%20')
    const { body } = await call<Record<string, never[]>>(`/admin/${one.path}?limit=100&${query}`, {
      token,
    })
    const listed = body[one.rows] ?? []
    expect(listed.length).toBeGreaterThanOrEqual(one.least)
    const { head, rows } = await exported(one.path, query)
    expect(head).toBe(one.head)
    expect(rows).toEqual(listed.map((row) => expect.objectContaining(one.cells(row)) as unknown))
  })

  it('is read in portions that neither repeat nor leave out a row, also with equal and missing keys', async () => {
    const row = buildApplicationRow()
    await sql(
      `insert into suppliers (id, brand, responsible_name, responsible_email, city, instagram, stock_quantity,
         how_found_winex, terms_version, terms_accepted_at, client_id, fingerprint, created_at, invited_at)
       select 'sapp_' || $1 || n, '=Cantina ' || $1 || ' ' || n % 7, $2, $3, $4, $5, n, $6, $7, now(), 'c' || $1 || n, $1 || n,
              now() - n * interval '1 microsecond', case when n % 2 = 0 then timestamptz '2026-05-01' end
         from generate_series(1, 1300) n`,
      [
        mark,
        row.responsible_name,
        row.responsible_email,
        row.city,
        row.instagram,
        row.how_found_winex,
        row.terms_version,
      ],
    )
    for (const sort of [
      ['created_at', 'DESC'],
      ['created_at', 'ASC'],
      ['invited_at', 'DESC'],
      ['invited_at', 'ASC'],
      ['brand', 'ASC'],
    ]) {
      const asked = new URLSearchParams({
        filter: JSON.stringify({ q: `cantina ${mark}` }),
        sort: JSON.stringify(sort),
      }).toString()
      const listed: Application[] = []
      for (let first = 0; first < 1_300; first += 100) {
        const range = encodeURIComponent(JSON.stringify([first, first + 99]))
        const path = `/admin/applications?${asked}&range=${range}`
        listed.push(...(await call<Application[]>(path, { token })).body)
      }
      const { rows } = await exported('applications', asked)
      expect(rows.map((cells) => Number(cells['Garrafas em estoque']))).toEqual(
        listed.map(({ stock_quantity }) => stock_quantity),
      )
      expect(rows[0]?.Marca).toBe(`'${listed[0]?.brand}`)
    }
  })
})
