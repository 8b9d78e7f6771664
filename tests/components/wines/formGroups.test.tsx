import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildWine } from '../lists/buildWine'
import { engine, writes } from './engine'
import { openPage } from './openPage'
import { click, fill, input } from './wineInputs'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

async function open(at: string) {
  const requests = engine({ wine: buildWine({ description: 'Leve' }) })
  openPage(at)
  await waitFor(() => input('title'))
  return requests
}

const groups = () => [...document.querySelectorAll<HTMLElement>('form h2 button')]
function group(name: string): HTMLElement {
  const found = groups().find((one) => one.textContent.startsWith(name))
  if (!found) throw new Error(`no group ${name}`)
  return found
}

test('four groups are open, the others say on one line how much they hold', async () => {
  await open('/portal/add-wine/wine-1')
  const shown = groups().map((one) => [
    one.textContent,
    one.getAttribute('aria-expanded') === 'true',
  ])
  expect(shown).toEqual([
    ['Essencial', true],
    ['Classificação', true],
    ['Uvas e vinhedo', true],
    ['História & Produtor', true],
    ['Enologia0 de 11 preenchidos', false],
    ['Análise Técnica0 de 9 preenchidos', false],
    ['Perfil Sensorial e aromas0 de 6 preenchidos', false],
    ['Harmonização e ocasião0 de 3 preenchidos', false],
    ['Certificações e sustentabilidade0 de 4 preenchidos', false],
    ['Rótulo0 de 11 preenchidos', false],
  ])
  fill('metadata.technical_analysis.ph', '3,45')
  expect(await screen.findAllByText('1 de 9 preenchidos')).not.toEqual([])
})

test('the overview leads the keyboard into a group, and does not glide where less motion is wanted', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await open('/portal/add-wine')
  fireEvent.click(screen.getByRole('link', { name: /^Análise Técnica/ }))
  expect(group('Análise Técnica')).toHaveAttribute('aria-expanded', 'true')
  expect(group('Análise Técnica')).toHaveFocus()
  expect(scroll).toHaveBeenLastCalledWith({ behavior: 'instant' })
  scroll.mockRestore()
})

test('what is wrong in a closed group opens it and gets the focus; nothing that was typed is lost', async () => {
  const requests = await open('/portal/add-wine')
  fill('title', 'Merlot')
  fill('description', 'Leve')
  fill('metadata.technical_analysis.ph', '99')
  fireEvent.click(group('Classificação'))
  expect(group('Classificação')).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(screen.getByText('Salvar e continuar'))
  await waitFor(() => expect(group('Análise Técnica')).toHaveAttribute('aria-expanded', 'true'))
  expect(group('Análise Técnica')).toHaveTextContent('1 campo a corrigir')
  await waitFor(() => expect(input('metadata.technical_analysis.ph')).toHaveFocus())
  fill('metadata.technical_analysis.ph', '3,4')
  fireEvent.click(group('Análise Técnica'))
  fireEvent.click(screen.getByText('Salvar e continuar'))
  await waitFor(() =>
    expect(writes(requests)[0]?.body).toMatchObject({
      metadata: { technical_analysis: { ph: 3.4 } },
    }),
  )
})

test('a grape whose share is 0 is told as one that is not saved', async () => {
  await open('/portal/add-wine')
  await click('Adicionar variedade')
  fill('metadata.grape_varieties.0.name', 'Merlot')
  fill('metadata.grape_varieties.0.percentage', '87,5')
  const warning = 'Linhas sem todos os campos preenchidos não são salvas.'
  expect(screen.queryByText(warning)).toBeNull()
  fill('metadata.grape_varieties.0.percentage', '0')
  expect(screen.getByText(warning)).toBeVisible()
})
