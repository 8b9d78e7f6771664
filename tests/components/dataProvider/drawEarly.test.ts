import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawEarly } from '../../../src/early/drawEarly'

const line = (slot: string) => `<i data-slot="${slot}"><b>…</b></i>`
const place = (slots: string[]) => `<li>${slots.map(line).join('')}</li>`

beforeEach(() => {
  window.history.replaceState(null, '', '/portal')
  const phone = place(['0', '1', '2']).repeat(3)
  const desk = place(['name', 'type', 'price']).repeat(3)
  document.body.innerHTML = `<div id="frame"><ul data-rows>${phone}</ul><ol data-rows>${desk}</ol></div>
    <ul id="other" data-rows>${phone}</ul>`
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = ''
})

const texts = (list: string) =>
  [...document.querySelectorAll(`${list} > li`)].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
const wine = (title: string, amount: number) => ({
  id: 'prod_1',
  title,
  variants: [{ prices: [{ amount, currency_code: 'brl' }] }],
})

test('writes what the columns say, leaves the shape of the rest, and takes surplus rows away', () => {
  drawEarly('wines', { products: [wine('Pét-nat', 8990), wine('<b>Tannat</b>', 0)], count: 2 })
  expect(texts('#frame ol')).toEqual([
    ['Pét-nat', '…', 'R$ 89,90'],
    ['<b>Tannat</b>', '…', 'R$ 0,00'],
  ])
  expect(texts('#frame ul')).toEqual([
    ['Pét-nat', 'R$ 89,90', '…'],
    ['<b>Tannat</b>', 'R$ 0,00', '…'],
  ])
  expect(texts('#other')).toHaveLength(3)
})

test('a name leads to its page, by pointer only', () => {
  drawEarly('wines', { products: [wine('Pét-nat', 8990)] })
  const [link] = document.querySelectorAll('#frame a')
  expect(link?.getAttribute('href')).toBe('/portal/wines/prod_1')
  expect(link?.getAttribute('tabindex')).toBe('-1')
})

test.each(['fulfillment', 'delivery'])('a late order is marked in the column %s', (column) => {
  document.body.innerHTML = `<div id="frame"><ol data-rows>${place(['number', column]).repeat(2)}</ol></div>`
  drawEarly('orders', {
    orders: [
      { id: 'order_1', display_id: 7, total: 100, is_late: true },
      { id: 'order_2', display_id: 8, total: 100, is_late: false },
    ],
  })
  expect(texts('#frame ol')).toEqual([
    ['#7', 'Atrasado'],
    ['#8', '…'],
  ])
})

test.each([
  ['no rows', 'wines', { products: [], count: 0 }],
  ['a list that is drawn by its code alone', 'audit', { entries: [{ id: '1' }, {}, {}] }],
  ['an answer of another kind', 'wines', { message: 'Algo deu errado' }],
])('%s: the shapes stay', (_case, resource, body) => {
  drawEarly(resource, body)
  expect(texts('#frame ul')).toEqual(Array.from({ length: 3 }, () => ['…', '…', '…']))
})
