import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateAnswer } from '../../support/lateAnswer'
import { buildWine } from '../lists/buildWine'
import { engine, writes } from './engine'
import { openPage } from './openPage'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    '/portal/add-price/wine-1',
    'Preço de varejo *',
    '95,00',
    'Salvar e Continuar',
    'Estoque e preços atualizados com sucesso!',
  ],
  [
    '/portal/add-wine/wine-1',
    /^Nome do vinho/,
    'Tannat de barro',
    'Salvar',
    'Vinho atualizado com sucesso!',
  ],
])(
  'who leaves %s while it is saved is told that it was, and stays where they went',
  async (at, label, text, save, saved) => {
    const { answered, answerNow } = lateAnswer()
    const wine = buildWine({ description: 'Seis meses em ânfora.' })
    const requests = engine({
      wine,
      answer: ({ method, path }) =>
        method === 'POST' && path === '/vendor/products/wine-1'
          ? answered.then(() => ({ body: { product: wine } }))
          : undefined,
    })
    const { router, address } = openPage(at)
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
    fireEvent.click(screen.getByText(save))
    await waitFor(() => expect(writes(requests)).toHaveLength(1))
    await act(() => router.navigate('/portal/upload-bulk'))
    fireEvent.click(await screen.findByText('Sair sem salvar'))
    await waitFor(() => expect(address()).toBe('/portal/upload-bulk'))
    await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull())
    answerNow()
    expect(await screen.findByText(saved)).toBeVisible()
    expect(address()).toBe('/portal/upload-bulk')
  },
)
