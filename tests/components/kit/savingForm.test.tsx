import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { dataProvider } from '../../../src/portal/dataProvider'
import { AreaForm } from '../../../src/kit/form/AreaForm'
import { DateInput } from '../../../src/kit/form/DateInput'
import { FormButtons } from '../../../src/kit/form/FormButtons'
import { NumberInput } from '../../../src/kit/form/NumberInput'
import { TextInput } from '../../../src/kit/form/TextInput'
import { openList } from '../lists/openList'

test('while a form is saved its fields take nothing that would be lost', async () => {
  const saves: ((saved: true) => void)[] = []
  openList(
    <AreaForm
      values={{ text: '', amount: '', day: '' }}
      onSave={() => new Promise<true>((saved) => saves.push(saved))}
      failed="Não salvo"
    >
      <TextInput source="text" label="Texto" />
      <NumberInput source="amount" label="Garrafas" />
      <DateInput source="day" label="Dia" />
      <FormButtons saveLabel="Salvar" savingLabel="Salvando..." />
    </AreaForm>,
    { dataProvider, at: '/portal' },
  )
  const typed = [
    ['Texto', 'Visitar'],
    ['Garrafas', '6'],
    ['Dia', '20/11/2026'],
  ] as const
  for (const [label, text] of typed) await userEvent.type(screen.getByLabelText(label), text)
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await screen.findByRole('button', { name: 'Salvando...' })
  for (const [label, text] of typed) {
    await userEvent.type(screen.getByLabelText(label), '1{ArrowUp}')
    expect(screen.getByLabelText(label)).toHaveValue(text)
  }
  saves[0]?.(true)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled())
  await userEvent.type(screen.getByLabelText('Garrafas'), '1')
  expect(screen.getByLabelText('Garrafas')).toHaveValue('61')
})
