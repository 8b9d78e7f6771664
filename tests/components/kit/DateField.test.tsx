import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext } from 'react-admin'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DateField } from '../../../src/kit/form/DateField'
import { catalogue } from '../../../src/catalogue'
import { createI18nProvider } from '../../../src/kit/i18n/i18nProvider'

function Field({ value: first }: { value: string }) {
  const [value, setValue] = useState(first)
  return (
    <AdminContext i18nProvider={createI18nProvider(catalogue)}>
      <DateField label="Colheita" value={value} onChange={setValue} />
      <output>{value}</output>
    </AdminContext>
  )
}

const kept = () => screen.getByRole('status').textContent

test('a day is typed by keyboard, without leading zeros too, and corrected letter by letter', async () => {
  render(<Field value="" />)
  const field = screen.getByLabelText('Colheita')
  await userEvent.type(field, '1/3/2024')
  expect(field).toHaveValue('01/03/2024')
  expect(kept()).toBe('2024-03-01')
  await userEvent.type(field, '{Backspace}')
  expect(field).toHaveValue('01/03/202')
  await userEvent.type(field, '5')
  expect(kept()).toBe('2025-03-01')
})

test('the calendar begins at the day, with weeks from Sunday, and gives the day that was chosen', async () => {
  render(<Field value="2024-03-31" />)
  fireEvent.click(screen.getByRole('button', { name: 'Abrir calendário: Colheita' }))
  expect(await screen.findByText('março 2024')).toBeVisible()
  expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('domingo')
  fireEvent.click(screen.getByRole('gridcell', { name: '1' }))
  expect(kept()).toBe('2024-03-01')
  expect(screen.getByRole('textbox', { hidden: true })).toHaveValue('01/03/2024')
})
