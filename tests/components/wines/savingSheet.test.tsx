import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateAnswer } from '../../support/lateAnswer'
import { buildWine } from '../lists/buildWine'
import { engine, writes } from './engine'
import { openPage } from './openPage'
import { click, fill, input } from './wineInputs'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const PH = 'metadata.technical_analysis.ph'
const TEXTS = [
  ['metadata.label.lot', 'L1'],
  [PH, '3,4'],
  ['metadata.enology.harvest_date', '01/02/2024'],
  ['metadata.food_pairing.0', 'Costela'],
  ['metadata.grape_varieties.0.name', 'Tannat'],
  ['metadata.grape_varieties.0.percentage', '87,5'],
] as const
const CHOICES = ['metadata.classification.type', 'metadata.label.contains_gluten'] as const
const INGREDIENTS = 'metadata.ingredients'

test('while a wine is saved its sheet takes nothing that would be lost, and keeps the focus', async () => {
  const { answered, answerNow } = lateAnswer()
  const wine = buildWine({
    description: 'Leve',
    metadata: {
      classification: { type: 'red' },
      enology: { harvest_date: '2024-02-01' },
      technical_analysis: { ph: 3.4 },
      label: { lot: 'L1', contains_gluten: false },
      ingredients: ['grape'],
      food_pairing: ['Costela'],
      grape_varieties: [{ name: 'Tannat', percentage: 87.5 }],
    },
  })
  const requests = engine({
    wine,
    answer: ({ method }) =>
      method === 'POST'
        ? answered.then(() => ({ status: 503, body: { message: 'Volte logo.' } }))
        : undefined,
  })
  openPage('/portal/add-wine/wine-1')
  await waitFor(() => input('title'))
  fill('description', 'Leve, e mais')
  input(PH).focus()
  await click('Salvar')
  await waitFor(() => expect(writes(requests)).toHaveLength(1))
  expect(input(PH)).toHaveFocus()

  for (const [path] of TEXTS) {
    input(path).focus()
    await userEvent.keyboard('9{ArrowUp}{Enter}')
  }
  for (const path of [...CHOICES, INGREDIENTS]) {
    fireEvent.mouseDown(input(path))
    fireEvent.keyDown(input(path), { key: 'ArrowDown' })
  }
  await click('Adicionar variedade')
  await click('Adicionar acompanhamento')
  fireEvent.click(screen.getByLabelText('Remover Acompanhamentos 1'))
  for (const [path, value] of TEXTS) expect(input(path)).toHaveValue(value)
  expect(document.querySelector('[role=listbox]')).toBeNull()
  expect(document.getElementById('wine-metadata-grape_varieties-1-name')).toBeNull()
  expect(document.getElementById('wine-metadata-food_pairing-1')).toBeNull()

  answerNow()
  await screen.findByText(/Volte logo\./)
  input(PH).focus()
  await userEvent.keyboard('5')
  expect(input(PH)).toHaveValue('3,45')
  await click('Adicionar acompanhamento')
  expect(input('metadata.food_pairing.1')).toHaveFocus()
})
