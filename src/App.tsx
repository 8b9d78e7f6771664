import type { ComponentType } from 'react'
import { createBrowserRouter, RouterProvider, type LoaderFunction } from 'react-router-dom'
import { PAGES, type AppPage, type Page } from '#domain/site/pages'
import { adminGuard, adminSignInGuard, sellerGuard, sellerSignInGuard } from './auth/guards'
import { RouteErrorPage } from './RouteErrorPage'

interface PageModule {
  default: ComponentType
  /** What its first drawing waits for. */
  prepare?: () => Promise<void>
}
type LoadPage = () => Promise<PageModule>

/** What is downloaded when a page is first visited, and its guard. A page that the table has and this lacks is a type error. */
const MODULES: Record<AppPage, [load: LoadPage, guard?: LoaderFunction]> = {
  login: [() => import('./auth/SellerSignInPage'), sellerSignInGuard],
  registration: [() => import('./public/registration/RegistrationPage')],
  forgotPassword: [() => import('./auth/recovery/ForgotPasswordPage')],
  resetPassword: [() => import('./auth/recovery/ResetPasswordPage')],
  joinTeam: [() => import('./public/registration/joinTeam/JoinTeamPage')],
  ownerAlert: [() => import('./public/ownerAlert/OwnerAlertPage')],
  contractCheck: [() => import('./public/contractCheck/ContractCheckPage')],
  orderReturn: [() => import('./public/orderReturn/ReturnPage')],
  buyerTaxId: [() => import('./public/buyerTaxId/BuyerTaxIdPage')],
  adminLogin: [() => import('./auth/AdminSignInPage'), adminSignInGuard],
  portal: [() => import('./portal/PortalApp'), sellerGuard],
  admin: [() => import('./admin/AdminApp'), adminGuard],
}

const route = (path: string, load: LoadPage, loader?: LoaderFunction) => ({
  path,
  loader,
  lazy: async () => {
    const page = await load()
    await page.prepare?.()
    return { Component: page.default }
  },
})

export const router = createBrowserRouter([
  {
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <></>,
    children: [
      ...(Object.keys(MODULES) as AppPage[]).map((name) => {
        const { address, below }: Page = PAGES[name]
        return route(below ? `${address}/${below}` : address, ...MODULES[name])
      }),
      route('*', () => import('./NotFoundPage')),
    ],
  },
])

export function App() {
  return <RouterProvider router={router} />
}
