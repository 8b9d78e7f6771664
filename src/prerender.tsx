import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { PAGES, type PrerenderedPage } from '#domain/site/pages'
import AdminSignInPage from './auth/AdminSignInPage'
import SellerSignInPage from './auth/SellerSignInPage'
import RegistrationPage from './public/registration/RegistrationPage'
import { paletteCss } from './kit/theme/paletteCss'
import { palettes } from './kit/theme/tokens'
import { customProperties } from './kit/theme/customProperties'
import { staticPage } from './staticPage'

export { renderFrames } from './prerenderFrame'
export { paletteCss }

/** The light palette's colours by the custom properties that hold them. */
export const lightProperties = customProperties(palettes.light)

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
    module: 'src/public/registration/RegistrationPage.tsx',
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

/** The inside of `#root` as React will render it in the browser. */
export const renderPage = async ({ address, Component }: (typeof prerenderedPages)[number]) =>
  renderToString(await staticPage(address, Component))
