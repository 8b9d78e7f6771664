import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#domain/wines/productWire'
import { GOLDEN_WINES } from '../../support/goldenWines'
import { buildWine } from '../lists/buildWine'
import { engine } from './engine'
import { openFold } from './openFold'
import { openPage } from './openPage'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openDossier(metadata: Product['metadata']) {
  engine({ wine: buildWine({ metadata }) })
  openPage('/portal/wines/wine-1')
  const dossier = within(openFold(await screen.findByRole('heading', { name: 'Dossiê natural' })))
  // its code is fetched when the card opens
  await dossier.findByText(/^Em Certificações/)
  return dossier
}

test('a whole dossier says line by line who attests it, and from which source', async () => {
  const dossier = await openDossier(GOLDEN_WINES.petNat)
  expect(
    dossier.getByText('Certificado Orgânico Brasil (IBD), nº CA 1234/26, válido até 31/12/2027'),
  ).toBeVisible()
  expect(dossier.getByText('Laudo: Embrapa Uva e Vinho, nº 88/26, 12/03/2026')).toBeVisible()
  expect(dossier.getAllByText('Declarado pelo produtor')).toHaveLength(5)
  expect(
    dossier.getByText('No vinhedo: Lei 10.831/2003 e Decreto 6.323/2007, conferido em 22/11/2026'),
  ).toBeInTheDocument()
  expect(dossier.queryByRole('link', { name: 'Completar na ficha' })).toBeNull()
})

test('gaps are named, with the way to fill them in and how a paper is written', async () => {
  const dossier = await openDossier(GOLDEN_WINES.expired)
  expect(dossier.getByText('Não informado: Clarificação, Filtração.')).toBeVisible()
  expect(dossier.getByText(/nº 7, venceu em 25\/11\/2026$/)).toBeVisible()
  expect(dossier.getByText(/«Demeter, nº 77, válido até 31\/12\/2027»/)).toBeVisible()
  expect(dossier.getByRole('link', { name: 'Completar na ficha' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/portal\/add-wine\/wine-1/),
  )
})

test('a sheet without any of it says what would make a dossier', async () => {
  const dossier = await openDossier({ label: { lot: '1' } })
  expect(dossier.getByText(/a página da garrafa diz como o vinho foi feito\.$/)).toBeVisible()
})
