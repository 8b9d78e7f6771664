/** One address of the site that is answered with a page (spec §2). */
export interface Page {
  address: string
  /** Whose code it is: the landing's small bundle, or the app's. */
  bundle: 'landing' | 'app'
  /** What follows the address in the router's notation, when it is not one page but many. */
  below?: ':hash' | '*'
  /** Written as finished HTML by the build (decision 012): read and typed into before its code has arrived. */
  prerendered?: boolean
  /** Behind a sign-in, or with a token in its address: it stays out of search engines. */
  noindex?: boolean
}

const LANDING_PAGES = {
  home: { address: '/', bundle: 'landing' },
  terms: { address: '/termos-de-uso', bundle: 'landing' },
  privacy: { address: '/politica-de-privacidade', bundle: 'landing' },
} as const satisfies Record<string, Page>

const APP_PAGES = {
  login: { address: '/login', bundle: 'app', prerendered: true },
  registration: { address: '/cadastro', bundle: 'app', prerendered: true },
  forgotPassword: { address: '/forgot-password', bundle: 'app' },
  resetPassword: { address: '/reset-password', bundle: 'app', noindex: true },
  joinTeam: { address: '/convite', bundle: 'app', noindex: true },
  contractCheck: { address: '/contrato', bundle: 'app', below: ':hash', noindex: true },
  adminLogin: { address: '/admin/login', bundle: 'app', prerendered: true, noindex: true },
  portal: { address: '/portal', bundle: 'app', below: '*', noindex: true },
  admin: { address: '/admin', bundle: 'app', below: '*', noindex: true },
} as const satisfies Record<string, Page>

/** Every page, once: the router, the build, the gateway and what crawlers are told all read this table. */
export const PAGES = { ...LANDING_PAGES, ...APP_PAGES }

type AppPages = typeof APP_PAGES
export type AppPage = keyof AppPages
export type PrerenderedPage = {
  [Name in AppPage]: AppPages[Name] extends { prerendered: true } ? Name : never
}[AppPage]

/** The page of an address: the one that is exactly it, else the one that has it below itself. */
export function pageAt(path: string): Page | undefined {
  const pages: Page[] = Object.values(PAGES)
  return (
    pages.find(({ address }) => address === path) ??
    pages.find(({ address, below }) => below && path.startsWith(`${address}/`))
  )
}

/** Where the build puts the HTML of a page of the landing, below its folder. */
export const landingFile = (address: string): string =>
  `/landing${address === '/' ? '/index' : address}.html`
