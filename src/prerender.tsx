import { StrictMode, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import AdminSignInPage from './auth/AdminSignInPage'
import SellerSignInPage from './auth/SellerSignInPage'
import { paths } from './paths'
import RegistrationPage from './registration/RegistrationPage'
import { paletteCss } from './shared/theme/paletteCss'

export { paletteCss }

interface PrerenderedPage {
  address: string
  /** Of the browser's tab; the page sets the same. */
  title: string
  /** Its own module, from the checkout: the build preloads what it is made of. */
  module: string
  Component: ComponentType
}

/** The pages that a visitor meets first: they are read, and typed into, before their code has arrived. */
export const prerenderedPages: PrerenderedPage[] = [
  {
    address: paths.login,
    title: 'Entrar · winex',
    module: 'src/auth/SellerSignInPage.tsx',
    Component: SellerSignInPage,
  },
  {
    address: paths.registration,
    title: 'Crie sua conta · winex',
    module: 'src/registration/RegistrationPage.tsx',
    Component: RegistrationPage,
  },
  {
    address: paths.admin.login,
    title: 'Acesso administrativo · winex',
    module: 'src/auth/AdminSignInPage.tsx',
    Component: AdminSignInPage,
  },
]

/** The inside of `#root` as React will render it in the browser; the route's tree is the one in `App.tsx`. */
export async function renderPage({ address, Component }: PrerenderedPage): Promise<string> {
  const handler = createStaticHandler([
    { errorElement: <></>, children: [{ path: address, Component }] },
  ])
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${address} redirects`)
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  )
}
