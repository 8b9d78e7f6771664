import type { ComponentType } from 'react'
import { createBrowserRouter, RouterProvider, type LoaderFunction } from 'react-router-dom'
import { adminGuard, adminSignInGuard, sellerGuard, sellerSignInGuard } from './auth/guards'
import { paths } from './paths'
import { RouteErrorPage } from './RouteErrorPage'

type PageModule = () => Promise<{ default: ComponentType }>

/** A page downloaded when it is first visited, behind an optional guard. A new page is one line below. */
const page = (path: string, load: PageModule, loader?: LoaderFunction) => ({
  path,
  loader,
  lazy: async () => ({ Component: (await load()).default }),
})

export const router = createBrowserRouter([
  {
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <></>,
    children: [
      page(paths.login, () => import('./auth/SellerSignInPage'), sellerSignInGuard),
      page(paths.registration, () => import('./registration/RegistrationPage')),
      page(paths.forgotPassword, () => import('./auth/recovery/ForgotPasswordPage')),
      page(paths.resetPassword, () => import('./auth/recovery/ResetPasswordPage')),
      page(paths.joinTeam, () => import('./registration/joinTeam/JoinTeamPage')),
      page('/contrato/:hash', () => import('./contractCheck/ContractCheckPage')),
      page(paths.admin.login, () => import('./auth/AdminSignInPage'), adminSignInGuard),
      page(`${paths.portal.root}/*`, () => import('./portal/PortalApp'), sellerGuard),
      page(`${paths.admin.root}/*`, () => import('./admin/AdminApp'), adminGuard),
      page('*', () => import('./NotFoundPage')),
    ],
  },
])

export function App() {
  return <RouterProvider router={router} />
}
