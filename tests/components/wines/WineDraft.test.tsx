import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildWine } from '../lists/buildWine'
import { engine, writes } from './engine'
import { openPage } from './openPage'
import { click, fill, input } from './wineInputs'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a draft of a wine that a colleague has changed since', () => {
  const DRAFT = 'winex.draft.wine.sel_1.wine-1'
  const stored = () => Object.keys(localStorage).filter((name) => name.startsWith(DRAFT))
  const kept = (text: string) =>
    waitFor(() => expect(localStorage.getItem(stored()[0] ?? '')).toContain(text))
  const TYPED_ON = '2026-05-02T12:00:00.000Z'
  const CORRECTED = '2026-05-05T09:00:00.000Z'

  /** Types into the stored wine and leaves; a colleague corrects the wine; the form is opened again. */
  async function leaveAndComeBack() {
    const wine = buildWine({ description: 'Antes', updated_at: TYPED_ON })
    const requests = engine({
      wine,
      answer: ({ method, body }) => {
        const expected = (body as { expected_updated_at?: string } | undefined)?.expected_updated_at
        return method === 'POST' && expected !== undefined && expected !== wine.updated_at
          ? { status: 409, body: { message: 'Este vinho mudou' } }
          : undefined
      },
    })
    const page = openPage('/portal/add-wine/wine-1')
    await waitFor(() => expect(input('description')).toHaveValue('Antes'))
    fill('description', 'Do celular')
    await kept('Do celular')
    void page.router.navigate('/portal/wines/wine-1')
    await click('Sair sem salvar')
    await screen.findByText('Informações Básicas')
    Object.assign(wine, { description: 'Da colega', updated_at: CORRECTED })
    return {
      ...page,
      requests,
      wine,
      comeBack: async (description = 'Da colega') => {
        await page.router.navigate('/portal/add-wine/wine-1')
        await screen.findByText('Continuar rascunho')
        expect(input('description')).toHaveValue(description)
      },
    }
  }
  const bothShown = async (both: RegExp) => {
    await screen.findByText('O vinho mudou enquanto você editava')
    expect(document.querySelector('[role=dialog] tbody')).toHaveTextContent(both)
  }

  test('asks before it overwrites, until one of the two is chosen', async () => {
    const { requests, address, comeBack } = await leaveAndComeBack()
    await comeBack()
    await click('Continuar rascunho')
    fill('description', 'Do celular, e mais')
    await kept('Do celular, e mais')
    await click('Salvar')
    await bothShown(/^DescriçãoDo celular, e maisDa colega$/)
    await click('Ficar com a atual')
    // the form begins again with the colleague's text, and what was typed is still a draft
    await waitFor(() => expect(input('description')).toHaveValue('Da colega'))
    await click('Continuar rascunho')
    expect(input('description')).toHaveValue('Do celular, e mais')
    await click('Salvar')
    await bothShown(/^DescriçãoDo celular, e maisDa colega$/)
    await click('Gravar a minha ficha')
    await waitFor(() => expect(address()).toBe('/portal/wines/wine-1'))
    expect(writes(requests).map(({ body }) => body)).toEqual([
      expect.objectContaining({ expected_updated_at: TYPED_ON }),
      expect.objectContaining({ expected_updated_at: TYPED_ON }),
      expect.objectContaining({ expected_updated_at: CORRECTED }),
    ])
    expect(stored()).toEqual([])
  })

  test('keeping the colleague’s wine, it can be edited and saved without another question', async () => {
    const { requests, address, comeBack } = await leaveAndComeBack()
    await comeBack()
    await click('Continuar rascunho')
    await click('Salvar')
    await click('Ficar com a atual')
    await waitFor(() => expect(input('description')).toHaveValue('Da colega'))
    fill('description', 'Da colega, e mais')
    await click('Salvar')
    await waitFor(() => expect(address()).toBe('/portal/wines/wine-1'))
    expect(writes(requests).at(-1)?.body).toMatchObject({
      description: 'Da colega, e mais',
      expected_updated_at: CORRECTED,
    })
  })

  test('where only a picture or a price came, which the form does not show, nothing is asked', async () => {
    const { requests, address, wine, comeBack } = await leaveAndComeBack()
    wine.description = 'Antes'
    await comeBack('Antes')
    await click('Continuar rascunho')
    await click('Salvar')
    await waitFor(() => expect(address()).toBe('/portal/wines/wine-1'))
    expect(writes(requests).map(({ body }) => body)).toEqual([
      expect.objectContaining({ description: 'Do celular', expected_updated_at: CORRECTED }),
    ])
  })

  test('thrown away, it asks nothing', async () => {
    const { requests, address, comeBack } = await leaveAndComeBack()
    await comeBack()
    await click('Descartar')
    fill('description', 'Da colega, e mais')
    await click('Salvar')
    await waitFor(() => expect(address()).toBe('/portal/wines/wine-1'))
    expect(writes(requests).map(({ body }) => body)).toEqual([
      expect.objectContaining({ expected_updated_at: CORRECTED }),
    ])
  })

  test('kept by a version that noted neither the wine’s time nor the form, it is restored all the same', async () => {
    const { requests, address, comeBack } = await leaveAndComeBack()
    const [name = ''] = stored()
    const { at, values } = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, unknown>
    localStorage.removeItem(name)
    localStorage.setItem(DRAFT, JSON.stringify({ at, values }))
    await comeBack()
    await click('Continuar rascunho')
    await click('Salvar')
    await waitFor(() => expect(address()).toBe('/portal/wines/wine-1'))
    expect(writes(requests).map(({ body }) => body)).toEqual([
      expect.objectContaining({ description: 'Do celular', expected_updated_at: CORRECTED }),
    ])
    expect(stored()).toEqual([])
  })
})
