import { createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FreightTable } from '#domain/freight/freightTable'
import FreightPage from '../../../src/portal/freight/FreightPage'
import { dataProvider } from '../../../src/portal/dataProvider'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const TABLE: FreightTable = {
  free_above: null,
  handling_days: 2,
  states: {
    SP: { prices: { 1: 2_500 }, days: 3 },
    PR: { prices: { 1: 2_000 }, days: 4 },
    SC: { prices: { 1: 2_100 }, days: 5 },
    RS: { prices: { 1: 2_200 }, days: 6 },
  },
}

async function openTable() {
  network(() => ({ body: { freight: { ...TABLE, version: 1 }, suggestion: TABLE } }))
  openList(
    <>
      <FreightPage />
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/freight' },
  )
  await screen.findByLabelText('Caixa de 1: Sul inteiro')
}

const cell = (label: string) => screen.getByLabelText(label)

/** Pastes into a field; whether the browser is left to put the text into it. */
function paste(label: string, text: string): boolean {
  const event = createEvent.paste(cell(label), { clipboardData: { getData: () => text } })
  fireEvent(cell(label), event)
  return !event.defaultPrevented
}

test('a row that is pasted into the line of a region goes to all its states', async () => {
  await openTable()
  expect(paste('Caixa de 12: Sul inteiro', '90,00\t7\r\n')).toBe(false)
  for (const state of ['Paraná', 'Santa Catarina', 'Rio Grande do Sul', 'Sul inteiro']) {
    expect(cell(`Caixa de 12: ${state}`)).toHaveValue('90,00')
    expect(cell(`Prazo (dias úteis): ${state}`)).toHaveValue('7')
  }
  expect(cell('Caixa de 1: Paraná')).toHaveValue('20,00')
  expect(cell('Caixa de 12: São Paulo')).toHaveValue('')
})

test('a block of several rows is refused in the line of a region, and nothing is overwritten', async () => {
  await openTable()
  expect(paste('Caixa de 1: Sul inteiro', '10\r\n11\r\n12\r\n')).toBe(false)
  expect(await screen.findByText(/a linha da região recebe uma só/)).toBeInTheDocument()
  expect(cell('Caixa de 1: Paraná')).toHaveValue('20,00')
  expect(cell('Caixa de 1: Sul inteiro')).toHaveValue('')
  // one value is the field's own
  expect(paste('Caixa de 1: Sul inteiro', '10\r\n')).toBe(true)
})

test('a column that is pasted into a state leaves the next one alone', async () => {
  await openTable()
  expect(paste('Caixa de 1: Paraná', '31\r\n32\r\n')).toBe(false)
  expect(cell('Caixa de 1: Paraná')).toHaveValue('31')
  expect(cell('Caixa de 1: Rio Grande do Sul')).toHaveValue('32')
  expect(cell('Caixa de 1: Santa Catarina')).toHaveValue('21,00')
})
