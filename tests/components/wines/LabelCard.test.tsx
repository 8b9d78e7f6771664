import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Product } from '#domain/wines/productWire'
import { buildWine } from '../lists/buildWine'
import { engine } from './engine'
import { buildMember, buildSeller } from '../../support/buildSeller'
import { openFold } from './openFold'
import { openOneReview } from './openOneReview'
import { openPage } from './openPage'

const sheet: Product['metadata'] = {
  classification: { type: 'red', sweetness_level: 'dry' },
  technical_analysis: { alcohol_percentage: 12.5 },
  ingredients: ['grape', 'sulfur_dioxide'],
  label: {
    mapa_registration: 'RS 012345-6.000001',
    wine_class: 'fine',
    lot: '2024-03',
    contains_gluten: false,
  },
}
const card = async () => within(await screen.findByRole('region', { name: 'Rótulo' }))

async function openWine(wine: Partial<Product>, seller = buildSeller(), status = 200) {
  engine({
    wine: buildWine({ origin_country: 'BR', ...wine }),
    answer: ({ path }) =>
      path === '/vendor/me' ? { status, body: { member: buildMember({ seller }) } } : undefined,
  })
  openPage('/portal/wines/wine-1')
  const heading = await screen.findByRole('heading', { name: 'Rótulo' })
  if (status === 200) await screen.findByText(/^(Rótulo completo|Faltam? \d+ ite(m|ns))$/)
  const summary = heading.nextSibling?.textContent
  return { label: within(openFold(heading)), summary }
}

test('a complete label is shown as it reads', async () => {
  const { label, summary } = await openWine({ metadata: sheet })
  expect(summary).toBe('Rótulo completo')
  expect(label.getByText('Vinho fino tinto seco')).toBeVisible()
  expect(label.getByText('Uva, Conservante dióxido de enxofre (INS 220)')).toBeVisible()
  expect(label.getByText('Evite o consumo excessivo de álcool')).toBeVisible()
  expect(label.getByText('L2024-03')).toBeVisible()
  expect(label.queryByText('Falta para o rótulo')).toBeNull()
})

test('what is missing is shown with its fields, its source and the way to fill it in', async () => {
  const { label, summary } = await openWine(
    { metadata: { ...sheet, label: { ...sheet?.label, lot: null, contains_gluten: null } } },
    buildSeller({ address_line: '' }),
  )
  expect(summary).toBe('Faltam 3 itens')
  const items = label.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual([
    expect.stringContaining('Endereço do produtor: Endereço (perfil)Lei 7.678/1988'),
    expect.stringContaining('Glúten: Contém glúten (Rótulo)Lei 10.674/2003, conferido em'),
    expect.stringContaining('Lote: Lote (Rótulo)'),
  ])
  expect(label.getByRole('link', { name: 'Completar na ficha' })).toHaveAttribute(
    'href',
    '/portal/add-wine/wine-1#rotulo',
  )
  expect(label.getByRole('link', { name: 'Completar no perfil' })).toHaveAttribute(
    'href',
    '/portal/account-settings',
  )
})

test('colonial and organic explain their condition', async () => {
  const { label, summary } = await openWine({
    metadata: {
      ...sheet,
      agricultural_practice: 'organic',
      label: { ...sheet?.label, colonial: true, organic_control: 'direct_sale' },
    },
  })
  expect(label.getByText(/nossa equipe olha cada caso/)).toBeVisible()
  expect(label.getByText(/a lei pede certificado \(auditoria/)).toBeVisible()
  expect(label.getByText(/A OCS vale para a venda direta/)).toBeVisible()
  expect(summary).toBe('Falta 1 item')
  expect(label.getByText(/Imagem do certificado ou da declaração/)).toBeVisible()
})

test('without the profile the card says so, and lists nothing as missing', async () => {
  const { label } = await openWine({ metadata: sheet }, buildSeller(), 503)
  expect(await label.findByText(/Não foi possível carregar o perfil/)).toBeVisible()
  expect(label.queryByText('Falta para o rótulo')).toBeNull()
})

test('staff read a note of their own on colonial and organic wines, beside the certificates', async () => {
  const wine = buildWine({
    status: 'proposed',
    origin_country: 'BR',
    metadata: { ...sheet, agricultural_practice: 'organic', label: { colonial: true } },
  })
  openOneReview(wine, ({ path }) =>
    path.startsWith('/admin/sellers/')
      ? { body: { seller: buildSeller({ certifications: ['/files/certificado.png'] }) } }
      : undefined,
  )
  const label = await card()
  expect(label.getByText(/não cita a internet\. Confira com o produtor/)).toBeVisible()
  expect(label.getByText(/confira a imagem do certificado/)).toBeVisible()
  expect(label.queryByText(/nossa equipe olha cada caso/)).toBeNull()
  expect(await label.findByRole('img', { name: 'Certificação 1' })).toHaveAttribute(
    'src',
    '/files/certificado.png',
  )
  expect(label.queryByRole('link', { name: 'Completar na ficha' })).toBeNull()
})
