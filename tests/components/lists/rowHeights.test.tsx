import { createTheme } from '@mui/material/styles'
import { render, screen, within } from '@testing-library/react'
import { ListBase } from 'ra-core'
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { catalogue } from '../../../src/catalogue'
import { createI18nProvider } from '../../../src/kit/i18n/i18nProvider'
import type { Column } from '../../../src/kit/list/Column'
import { EmbeddedList } from '../../../src/kit/list/EmbeddedList'
import { ListTable } from '../../../src/kit/list/ListTable'
import { createAppTheme } from '../../../src/kit/theme/createAppTheme'

interface Row {
  id: string
  name: string
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', label: 'Nome', render: ({ name }) => <p>{name}</p> },
]
const TEXTS = {
  title: 'Vinhos',
  subtitle: '',
  loading: '',
  error: '',
  empty: '',
  emptyHint: '',
  count: '',
}
const rows = { data: [{ id: '1', name: 'Goethe' }], total: 1 }

async function heightOfRows(list: React.ReactNode) {
  render(
    <MemoryRouter>
      <AdminContext
        theme={createTheme(createAppTheme('light'))}
        i18nProvider={createI18nProvider(catalogue)}
        dataProvider={testDataProvider({ getList: async () => rows as never })}
      >
        <ResourceContextProvider value="wines">{list}</ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  const table = await screen.findByRole('table', { name: 'Vinhos' })
  return getComputedStyle(within(table).getByRole('cell', { name: 'Goethe' })).height
}

test("a list's rows are 48 px high", async () => {
  const list = (
    <ListBase<Row> resource="wines">
      <ListTable<Row> columns={COLUMNS} caption="Vinhos" />
    </ListBase>
  )
  expect(await heightOfRows(list)).toBe('48px')
})

test("40 px within another record's page", async () => {
  const list = (
    <EmbeddedList<Row>
      resource="wines"
      texts={TEXTS}
      columns={COLUMNS}
      card={() => null}
      sort={{ field: 'name', order: 'ASC' }}
      filter={{}}
    />
  )
  expect(await heightOfRows(list)).toBe('40px')
})
