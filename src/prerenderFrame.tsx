import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  BasenameContextProvider,
  type DataProvider,
  DataProviderContext,
  type GetListParams,
  I18nContext,
  memoryStore,
  NotificationContextProvider,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  StoreContextProvider,
} from 'ra-core'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { FRAMES } from '#domain/site/pages'
import { AdminLayout } from './admin/AdminLayout'
import { adminFeatures } from './admin/features'
import { resources as adminResources } from './admin/dataProvider/resources'
import { env } from './env'
import { portalFeatures } from './portal/features'
import { PortalLayout } from './portal/PortalLayout'
import { resources as portalResources } from './portal/dataProvider/resources'
import { staticPage } from './staticPage'
import type { EngineResources } from './kit/dataProvider/EngineResource'
import { toEngineQuery } from './kit/dataProvider/toEngineQuery'
import type { Feature } from './kit/feature'
import { catalogue } from './catalogue'
import { createI18nProvider } from './kit/i18n/i18nProvider'
import { LIST_ROWS } from './kit/list/listRows'
import { AreaLoading } from './kit/shell/AreaLoading'
import { createAppTheme } from './kit/theme/createAppTheme'

interface Area {
  /** From the checkout: the build asks for all of its code at once. */
  module: string
  Layout: ComponentType<{ children?: ReactNode }>
  features: Feature[]
  resources: EngineResources
}

const AREAS: Record<string, Area> = {
  '/portal': {
    module: 'src/portal/PortalApp.tsx',
    Layout: PortalLayout,
    features: portalFeatures,
    resources: portalResources,
  },
  '/admin': {
    module: 'src/admin/AdminApp.tsx',
    Layout: AdminLayout,
    features: adminFeatures,
    resources: adminResources,
  },
}

/** Lists that do not come with their area, by their addresses. */
const LIST_MODULES: Record<string, string> = {
  '/portal/orders': 'src/portal/orders/OrderList.tsx',
  '/portal/payouts': 'src/portal/money/PayoutList.tsx',
  '/admin/sellers': 'src/admin/sellers/SellerList.tsx',
  '/admin/orders': 'src/admin/orders/OrderList.tsx',
  '/admin/payouts': 'src/admin/money/DueList.tsx',
  '/admin/made-payouts': 'src/admin/money/MadeList.tsx',
  '/admin/pix': 'src/admin/pix/ReceiptList.tsx',
  '/admin/applications': 'src/admin/applications/ApplicationList.tsx',
  '/admin/audit': 'src/admin/audit/AuditList.tsx',
  '/admin/mails': 'src/admin/outbox/MailList.tsx',
}

export interface Frame {
  address: string
  /** What its page is made of, from the checkout. */
  modules: string[]
  /** Rendered for a light page, styles inside. */
  html: string
  /** Where the list's first rows come from; undefined for other pages. */
  rows: { address: string; query: string } | undefined
}

/** The areas' frames as their own components draw them while their first answer is under way. */
export const renderFrames = (): Promise<Frame[]> => Promise.all(FRAMES.map(renderFrame))

async function renderFrame({ area, list, address }: (typeof FRAMES)[number]): Promise<Frame> {
  const { module, Layout, features, resources } = AREAS[area] ?? missing(area)
  const queries = new QueryClient()
  const found = features.flatMap((one) => one.resources ?? []).find(({ name }) => name === list)
  const List = found?.list as ComponentType | undefined
  if (list && !List) return missing(address)
  const page = await staticPage(address, () => (
    <Surroundings basename={area} queries={queries}>
      <Layout>
        {List ? (
          <ResourceContextProvider value={list}>
            <List />
          </ResourceContextProvider>
        ) : (
          <AreaLoading />
        )}
      </Layout>
    </Surroundings>
  ))
  // Fetches the code of a list that does not come with its area; what is waited for would be in the HTML twice.
  await prerender(page)
  const modules = [module, LIST_MODULES[address]].filter((one) => one !== undefined)
  return {
    address,
    modules,
    html: renderToString(page),
    rows: list ? rowsOf(queries, resources, list) : undefined,
  }
}

function missing(address: string): never {
  throw new Error(`No feature of the area has the list ${address} of domain/site/pages`)
}

const theme = createTheme(createAppTheme('light'))

/** Nothing is asked while a page is rendered to HTML. */
const NO_DATA = {} as DataProvider

/** What an area's pages expect around them (AreaAdmin); CoreAdminContext itself draws nothing before its effects have run. */
function Surroundings(props: { basename: string; queries: QueryClient; children: ReactNode }) {
  return (
    <DataProviderContext.Provider value={NO_DATA}>
      <StoreContextProvider value={memoryStore()}>
        <QueryClientProvider client={props.queries}>
          <BasenameContextProvider basename={props.basename}>
            <I18nContext.Provider value={createI18nProvider(catalogue)}>
              <NotificationContextProvider>
                <ResourceDefinitionContextProvider>
                  <ThemeProvider theme={theme}>
                    <CssBaseline />
                    {props.children}
                  </ThemeProvider>
                </ResourceDefinitionContextProvider>
              </NotificationContextProvider>
            </I18nContext.Provider>
          </BasenameContextProvider>
        </QueryClientProvider>
      </StoreContextProvider>
    </DataProviderContext.Provider>
  )
}

/** The address of a list's first rows and the key under which the list looks for them, from the query that the list has made while it was drawn. */
function rowsOf(queries: QueryClient, resources: EngineResources, list: string): Frame['rows'] {
  const resource = resources[list]
  for (const { queryKey } of queries.getQueryCache().getAll()) {
    const [name, verb, params] = queryKey as [string, string, GetListParams]
    if (resource && name === list && verb === 'getList' && params.meta === LIST_ROWS)
      return {
        address: `${env.apiBase}/${resource.path}?${toEngineQuery(params, resource).toString()}`,
        query: JSON.stringify(queryKey),
      }
  }
  return undefined
}
