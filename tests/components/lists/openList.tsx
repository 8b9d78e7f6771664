import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import {
  AdminContext,
  memoryStore,
  ResourceDefinitionContextProvider,
  type DataProvider,
  type Store,
} from 'react-admin'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'vitest'
import { catalogue } from '../../../src/catalogue'
import { createQueryClient } from '../../../src/kit/http/createQueryClient'
import { createI18nProvider } from '../../../src/kit/i18n/i18nProvider'
import { createAppTheme } from '../../../src/kit/theme/createAppTheme'

/** A resource with a page of its own, as the area declares it. */
const page = (name: string) => [name, { name, hasEdit: true }] as const
const PAGES = Object.fromEntries(['wines', 'orders', 'products', 'sellers', 'audit'].map(page))
const PERSON = {
  id: 'user_1',
  name: 'Bruna Teste',
  email: 'bruna@winex.example',
}
const THEME = createAppTheme('light')

interface Options {
  dataProvider: DataProvider
  /** Path and query at which the list is opened. */
  at: string
  store?: Store
  /** Of the staff's person. */
  role?: string
}

let queryClient: QueryClient

/** Opens a list page as its area does: same provider, catalogue and address, without the frame around it. */
export function openList(
  list: ReactElement,
  { dataProvider, at, store = memoryStore(), role = 'administration' }: Options,
) {
  queryClient = new QueryClient({
    defaultOptions: {
      queries: { ...createQueryClient().getDefaultOptions().queries, retryDelay: 0 },
    },
  })
  // staff's pages ask what the person may do
  queryClient.setQueryData(['admin', 'me'], { ...PERSON, role })
  const area = (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider(catalogue)}
      queryClient={queryClient}
      store={store}
      theme={THEME}
    >
      <ResourceDefinitionContextProvider definitions={PAGES}>
        {list}
      </ResourceDefinitionContextProvider>
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: area }], { initialEntries: [at] })
  const { unmount } = render(<RouterProvider router={router} />)
  return {
    router,
    queryClient,
    unmount,
    query: () => new URLSearchParams(router.state.location.search),
  }
}

/** Everything that the page asked for was answered and is drawn: what is not there now does not come. */
export async function settled() {
  do {
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    // an answer may lead to the next question
    await act(async () => {})
  } while (queryClient.isFetching() > 0)
}

/** Types into the search box letter by letter, without a pause between them. */
export function typeWithoutPause(placeholder: string, text: string) {
  const box = screen.getByPlaceholderText(placeholder)
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(box, { target: { value: text.slice(0, length) } })
  }
  return box
}
