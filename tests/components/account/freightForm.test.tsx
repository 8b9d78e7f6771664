import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { FreightTable } from '#domain/freight/freightTable'
import { suggestedFreight } from '#domain/freight/suggestedFreight'
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

const PROPOSED: FreightTable = {
  free_above: null,
  handling_days: 2,
  states: suggestedFreight('RS'),
}
const FLAT: FreightTable = {
  ...PROPOSED,
  states: Object.fromEntries(
    Object.keys(PROPOSED.states).map((state) => [
      state,
      { prices: { 1: 2_500, 2: 2_500, 3: 2_500, 6: 2_500, 12: 2_500 }, days: 10 },
    ]),
  ),
}

function openForm({ version = 1, table = TABLE }: { version?: number; table?: FreightTable } = {}) {
  const requests = network(({ method, body }) =>
    method === 'POST'
      ? { body: { freight: { ...(body as object), version: version + 1 }, suggestion: PROPOSED } }
      : { body: { freight: { ...table, version }, suggestion: PROPOSED } },
  )
  openList(
    <>
      <FreightPage />
      <NotificationBridge />
      <ToastHost />
    </>,
    { dataProvider, at: '/portal/freight' },
  )
  return requests
}

async function openTable(...regions: string[]) {
  openForm()
  await screen.findByLabelText('Caixa de 1: Sul inteiro')
  for (const region of regions) await userEvent.click(regionButton(region))
}

const regionButton = (region: string) =>
  screen.getByRole('button', { name: new RegExp(`^${region} `) })
const type = (label: string, text: string) =>
  fireEvent.change(cell(label), { target: { value: text } })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar frete' }))
const cityRow = (city: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${city}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

const cell = (label: string) => screen.getByLabelText(label)

/** Pastes into a field; whether the browser is left to put the text into it. */
function paste(label: string, text: string): boolean {
  const event = createEvent.paste(cell(label), { clipboardData: { getData: () => text } })
  fireEvent(cell(label), event)
  return !event.defaultPrevented
}

test('a row that is pasted into the line of a region goes to all its states', async () => {
  await openTable('Sul', 'Sudeste')
  expect(paste('Caixa de 12: Sul inteiro', '90,00\t7\r\n')).toBe(false)
  for (const state of ['Paraná', 'Santa Catarina', 'Rio Grande do Sul', 'Sul inteiro']) {
    expect(cell(`Caixa de 12: ${state}`)).toHaveValue('90,00')
    expect(cell(`Prazo (dias úteis): ${state}`)).toHaveValue('7')
  }
  expect(cell('Caixa de 1: Paraná')).toHaveValue('20,00')
  expect(cell('Caixa de 12: São Paulo')).toHaveValue('')
})

test('a block of several rows is refused in the line of a region, and nothing is overwritten', async () => {
  await openTable('Sul')
  expect(paste('Caixa de 1: Sul inteiro', '10\r\n11\r\n12\r\n')).toBe(false)
  expect(await screen.findByText(/a linha da região recebe uma só/)).toBeInTheDocument()
  expect(cell('Caixa de 1: Paraná')).toHaveValue('20,00')
  expect(cell('Caixa de 1: Sul inteiro')).toHaveValue('')
  // one value is the field's own
  expect(paste('Caixa de 1: Sul inteiro', '10\r\n')).toBe(true)
})

test('a column that is pasted into a state leaves the next one alone', async () => {
  await openTable('Sul')
  expect(paste('Caixa de 1: Paraná', '31\r\n32\r\n')).toBe(false)
  expect(cell('Caixa de 1: Paraná')).toHaveValue('31')
  expect(cell('Caixa de 1: Rio Grande do Sul')).toHaveValue('32')
  expect(cell('Caixa de 1: Santa Catarina')).toHaveValue('21,00')
})

test('five rows first: the states of a region stand below it once they are asked for', async () => {
  await openTable()
  expect(screen.getAllByRole('textbox')).toHaveLength(5 * 6 + 2)
  expect(regionButton('Sul')).toHaveTextContent('3 estados')
  expect(regionButton('Sudeste')).toHaveTextContent('1 de 4 estados')
  expect(regionButton('Norte')).toHaveTextContent('não atendido')
  expect(screen.queryByLabelText('Caixa de 1: Paraná')).toBeNull()
  await userEvent.click(regionButton('Sul'))
  expect(regionButton('Sul')).toHaveAttribute('aria-expanded', 'true')
  expect(cell('Caixa de 1: Paraná')).toHaveValue('20,00')
  type('Caixa de 1: Sul inteiro', '24')
  for (const state of ['Paraná', 'Santa Catarina', 'Rio Grande do Sul'])
    expect(cell(`Caixa de 1: ${state}`)).toHaveValue('24')
  await userEvent.click(screen.getByRole('button', { name: 'Não atender: Sul' }))
  expect(regionButton('Sul')).toHaveTextContent('não atendido')
  await userEvent.click(regionButton('Sul'))
  expect(screen.queryByLabelText('Caixa de 1: Paraná')).toBeNull()
})

test('who never saved a table sees the proposal, what buyers pay until then, and saves what is seen', async () => {
  const requests = openForm({ version: 0, table: FLAT })
  expect(await screen.findByLabelText('Caixa de 6: Sul inteiro')).toHaveValue('46,00')
  expect(cell('Caixa de 6: Norte inteiro')).toHaveValue('149,00')
  expect(screen.getByText(/Sugestão da winex, ainda não salva/)).toHaveTextContent(
    /Até você salvar, a loja cobra R\$.25,00 por 6 garrafas para São Paulo\./,
  )
  expect(requests.every(({ method }) => method === 'GET')).toBe(true)
  await save()
  await screen.findByText('Frete salvo.')
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ...PROPOSED,
    version: 0,
  })
  await waitFor(() => expect(screen.queryByText(/ainda não salva/)).toBeNull())
})

test('what 1, 6 and 12 bottles cost to three cities follows what is typed', async () => {
  await openTable('Sudeste')
  expect(cityRow('São Paulo')).toEqual(['R$ 25,00', 'R$ 150,00', 'R$ 300,00'])
  expect(cityRow('Manaus')).toEqual(['Não atendido'])
  type('Caixa de 6: São Paulo', '70')
  expect(cityRow('São Paulo')).toEqual(['R$ 25,00', 'R$ 70,00', 'R$ 140,00'])
  type('Caixa de 12: Norte inteiro', '210,50')
  type('Prazo (dias úteis): Norte inteiro', '12')
  expect(cityRow('Manaus')).toEqual(['R$ 210,50', 'R$ 210,50', 'R$ 210,50'])
  expect(screen.getByRole('rowheader', { name: /Manaus/ })).toHaveTextContent('14 dias úteis')
  type('Caixa de 6: São Paulo', 'setenta')
  expect(cityRow('São Paulo')).toEqual(['Corrija os preços deste estado'])
})

test('a wrong price of a region is said once, in its line', async () => {
  await openTable()
  type('Caixa de 6: Norte inteiro', 'caro')
  expect(await screen.findAllByText('Informe um valor em reais, como 25,90')).toHaveLength(1)
  expect(cell('Caixa de 6: Norte inteiro')).toBeInvalid()
  await save()
  expect(await screen.findByText('Confira os campos marcados.')).toBeVisible()
  expect(cell('Caixa de 6: Norte inteiro')).toHaveFocus()
})

test('a region that hides a wrong price is opened when it is saved, and the field has the focus', async () => {
  await openTable('Sul')
  type('Caixa de 1: Paraná', '-3')
  await userEvent.click(regionButton('Sul'))
  await save()
  expect(await screen.findByText('Informe um valor de R$ 0,00 a R$ 10.000,00')).toBeVisible()
  await waitFor(() => expect(cell('Caixa de 1: Paraná')).toHaveFocus())
})

test('a click beside the dialog of a copied table drops no text; without one it closes', async () => {
  openForm()
  await screen.findByLabelText('Caixa de 1: Sul inteiro')
  await userEvent.click(screen.getByRole('button', { name: 'Opções' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Colar do Excel' }))
  const field = await screen.findByRole('textbox', { name: 'Tabela copiada' })
  const clickBeside = () =>
    userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement)
  fireEvent.change(field, { target: { value: 'SP' } })
  await clickBeside()
  expect(field).toBeVisible()
  expect(field).toHaveValue('SP')
  fireEvent.change(field, { target: { value: '' } })
  await clickBeside()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
