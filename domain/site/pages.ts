/** One address of the site that is answered with a page (spec §2). */
export interface Page {
  address: string
  /** Whose code it is: the landing's small bundle, or the app's. */
  bundle: 'landing' | 'app'
  /** What follows the address in the router's notation, when it is not one page but many. */
  below?: ':hash' | ':token' | '*'
  /** Written as finished HTML by the build (decision 03): read and typed into before its code has arrived. */
  prerendered?: boolean
  /** The lists right below it: the build writes the frame of each, and one for all its other addresses (decision 03). */
  lists?: readonly string[]
  /** Behind a sign-in, or with a token in its address: it stays out of search engines. */
  noindex?: boolean
  /** A secret is in its address: nothing that it loads or leads to is told the address. */
  secret?: boolean
}

const LANDING_PAGES = {
  home: { address: '/', bundle: 'landing' },
  terms: { address: '/termos-de-uso', bundle: 'landing' },
  privacy: { address: '/politica-de-privacidade', bundle: 'landing' },
} as const satisfies Record<string, Page>

const APP_PAGES = {
  login: { address: '/login', bundle: 'app', prerendered: true },
  registration: { address: '/cadastro', bundle: 'app', prerendered: true, secret: true },
  forgotPassword: { address: '/forgot-password', bundle: 'app' },
  resetPassword: { address: '/reset-password', bundle: 'app', noindex: true, secret: true },
  joinTeam: { address: '/convite', bundle: 'app', noindex: true, secret: true },
  ownerAlert: { address: '/nao-fui-eu', bundle: 'app', noindex: true, secret: true },
  contractCheck: { address: '/contrato', bundle: 'app', below: ':hash', noindex: true },
  orderReturn: {
    address: '/devolucao',
    bundle: 'app',
    below: ':token',
    noindex: true,
    secret: true,
  },
  buyerTaxId: {
    address: '/cpf-da-nota',
    bundle: 'app',
    below: ':token',
    noindex: true,
    secret: true,
  },
  adminLogin: { address: '/admin/login', bundle: 'app', prerendered: true, noindex: true },
  portal: {
    address: '/portal',
    bundle: 'app',
    below: '*',
    lists: ['wines', 'orders', 'payouts'],
    noindex: true,
  },
  admin: {
    address: '/admin',
    bundle: 'app',
    below: '*',
    lists: [
      'products',
      'sellers',
      'orders',
      'payouts',
      'made-payouts',
      'pix',
      'applications',
      'audit',
      'mails',
    ],
    noindex: true,
  },
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

/** The module below the build's folder that renders the landing's pages, whose address and owner only the gateway knows. */
export const LANDING_RENDERER = '.landing/render.mjs'

/** Where the HTML of a page of the landing is put, from the folder of the pages. */
export const landingFile = (address: string): string =>
  `/landing${address === '/' ? '/index' : address}.html`

/** The frames of the areas below `prerendered/` by their addresses; the one without a list is for every other page. */
export const FRAMES = [PAGES.portal, PAGES.admin].flatMap(({ address, lists }) => [
  { area: address, list: undefined, address: `${address}/index` },
  ...lists.map((list) => ({ area: address, list, address: `${address}/${list}` })),
])

/** The frame that is sent for an address of an area; undefined elsewhere. Its index is its first list (spec §2). */
export function frameAt(path: string): string | undefined {
  const own = FRAMES.filter(({ area }) => path === area || path.startsWith(`${area}/`))
  if (own.some(({ area }) => path === area)) return own.find(({ list }) => list)?.address
  return (own.find(({ address, list }) => list && address === path) ?? own[0])?.address
}

/** Whom to tell of a weakness (RFC 9116): where it is asked for, and the file that answers. */
export const SECURITY_TEXT = {
  address: '/.well-known/security.txt',
  file: '/security.txt',
} as const
