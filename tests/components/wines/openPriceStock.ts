import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildWine } from '../lists/buildWine'
import { engine, type EngineOptions } from './engine'
import { openPage } from './openPage'

export const RETAIL = 'Preço de varejo *'
export const WHOLESALE = 'Preço de atacado'
export const MINIMUM = 'Quantidade mínima'
export const QUANTITY = 'Quantidade disponível *'

/** Opens 'Gerenciar preços e estoque' of the wine. */
export async function openPriceStock(options: EngineOptions = {}) {
  const requests = engine({ wine: buildWine(), ...options })
  const page = openPage('/portal/add-price/wine-1')
  await screen.findByLabelText(RETAIL)
  return { requests, ...page }
}

/** The same; the first answer about the stock is this one. */
export const openOnce = (first: { status: number; body: object }) => {
  let asked = 0
  return openPriceStock({
    answer: ({ path }) => (path.includes('/location-levels/') && ++asked === 1 ? first : undefined),
  })
}

/** What is typed in place of what a field holds; the field is left. */
export async function type(label: string, text: string) {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
  await userEvent.tab()
}

export const save = () =>
  userEvent.click(screen.getByRole('button', { name: 'Salvar e Continuar' }))
