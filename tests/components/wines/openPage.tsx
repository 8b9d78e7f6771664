import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { AdminContext, memoryStore } from 'react-admin'
import { lazy, Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { dataProvider } from '../../../src/portal/dataProvider'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { catalogue } from '../../../src/catalogue'
import { createI18nProvider } from '../../../src/kit/i18n/i18nProvider'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'

const WineDetail = lazy(() => import('../../../src/portal/wines/detail/WineDetail'))
const AddWinePage = lazy(() => import('../../../src/portal/wines/form/AddWinePage'))
const EditWinePage = lazy(() => import('../../../src/portal/wines/form/EditWinePage'))
const PriceStockPage = lazy(() => import('../../../src/portal/wines/price/PriceStockPage'))
const WineList = lazy(() => import('../../../src/portal/wines/WineList'))
const BulkUploadPage = lazy(() => import('../../../src/portal/imports/BulkUploadPage'))

const PAGES = {
  '/portal/wines': WineList,
  '/portal/wines/:id': WineDetail,
  '/portal/add-wine': AddWinePage,
  '/portal/add-wine/:id': EditWinePage,
  '/portal/add-price/:wineId': PriceStockPage,
  '/portal/upload-bulk': BulkUploadPage,
}

/** Opens a page of the wines at its address, with the real data provider, catalogue and toast; no frame around it. */
export function openPage(at: string) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 300_000, retry: false } },
  })
  const router = createMemoryRouter(
    [
      ...Object.entries(PAGES).map(([path, Page]) => ({
        path,
        element: (
          <AdminContext
            dataProvider={dataProvider}
            i18nProvider={createI18nProvider(catalogue)}
            queryClient={queryClient}
            store={memoryStore()}
          >
            <Suspense>
              <Page />
            </Suspense>
            <NotificationBridge />
            <ToastHost />
          </AdminContext>
        ),
      })),
      { path: '*', element: <p>outra página</p> },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  return { router, address: () => router.state.location.pathname + router.state.location.search }
}
