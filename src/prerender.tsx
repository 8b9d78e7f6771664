import { StrictMode, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { PAGES, type PrerenderedPage } from '#domain/site/pages'
import AdminSignInPage from './auth/AdminSignInPage'
import SellerSignInPage from './auth/SellerSignInPage'
import RegistrationPage from './registration/RegistrationPage'
import { paletteCss } from './shared/theme/paletteCss'

export { paletteCss }

interface Rendering {
  /** Of the browser's tab; the page sets the same. */
  title: string
  /** Its own module, from the checkout: the build preloads what it is made of. */
  module: string
  Component: ComponentType
}

/** How the pages that `domain/site/pages` marks as prerendered are made. */
const RENDERINGS: Record<PrerenderedPage, Rendering> = {
  login: {
    title: 'Entrar · winex',
    module: 'src/auth/SellerSignInPage.tsx',
    Component: SellerSignInPage,
  },
  registration: {
    title: 'Crie sua conta · winex',
    module: 'src/registration/RegistrationPage.tsx',
    Component: RegistrationPage,
  },
  adminLogin: {
    title: 'Acesso administrativo · winex',
    module: 'src/auth/AdminSignInPage.tsx',
    Component: AdminSignInPage,
  },
}

export const prerenderedPages = (Object.keys(RENDERINGS) as PrerenderedPage[]).map((name) => ({
  address: PAGES[name].address,
  ...RENDERINGS[name],
}))

/** The inside of `#root` as React will render it in the browser; the route's tree is the one in `App.tsx`. */
export async function renderPage({
  address,
  Component,
}: (typeof prerenderedPages)[number]): Promise<string> {
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
