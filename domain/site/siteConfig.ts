/**
 * The one place for what the specification leaves to configuration (R3). The domain never reads a clock: the caller
 * that compares these with today passes `now`.
 */
export interface SiteConfig {
  brand: string
  /** Contact address; `{email}` in the specification. */
  email: string
  social: readonly { name: string; url: string }[]
  /** Countdown target, local time of the visitor (spec §9). */
  countdownTarget: string
  /** Last day for applications of founding producers, dd/MM. */
  applicationDeadline: string
  /** When the launch is planned, as the facts and the terms word it. */
  launchPeriod: string
  /** Month in which sales start, as the banner words it. */
  salesStart: string
  /** Once true, the public pages say that sales are open and nothing of the dates above. */
  salesOpen: boolean
  /** Since when sales are open, yyyy-MM-dd. */
  salesOpenSince?: string
  /** The banner's text in the place of the specification's. */
  banner?: string
  /** Commission that is offered to producers, in percent, once the owner has set one; the contract has each producer's own. */
  commission?: number
  /** Payout term in the contract (R34). */
  payoutTerm: string
  /** Venue of the contract (spec §9). */
  contractVenue: string
  /** Version of terms and privacy policy, kept with every consent (R19); a changed text takes a new one (docs/decisions/03). */
  termsVersion: string
  /** Shown as 'Última atualização' (spec §2); a version that is a later day is shown beside it. */
  termsUpdatedAt: string
  /** The intermediary company, as party of the contract; CNPJ (masked) and address once the owner has given them. */
  company: { name: string; city: string; state: string; taxId?: string; address?: string }
  /** Address of the postal tracking page; the code is added as a query parameter (R33). */
  trackingPage: string
  /** The page on which buyers order, when there is one; it is no page of this product. */
  shopUrl?: string
  /** Where answers to our mails go, when not to the sender's address. */
  replyAddress?: string
  /** What producers say of us, in the place of our illustrative ones. */
  testimonials?: readonly Testimonial[]
}

export interface Testimonial {
  name: string
  winery: string
  text: string
  /** Address of their picture, on our origin. */
  picture?: string
}

/** What the site's owner says of it (WINEX_SITE_FILE); a field that is missing keeps its default. */
export type OwnSite = Partial<Omit<SiteConfig, 'company'>> & {
  company?: Partial<SiteConfig['company']>
}

/** The specification's values, or ours where it names none. */
const DEFAULTS: SiteConfig = {
  brand: 'winex',
  email: 'contato@winex.com.br',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/winex.br' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/winex-br' },
  ],
  countdownTarget: '2025-12-31T23:59:59',
  applicationDeadline: '30/09',
  launchPeriod: '2º semestre de 2025',
  salesStart: 'nov/25',
  salesOpen: false,
  payoutTerm: 'até 30 (trinta) dias após a confirmação da entrega',
  contractVenue: 'São Paulo',
  termsVersion: '2026-11-29',
  termsUpdatedAt: '2025-07-07',
  company: { name: 'winex Intermediação de Vinhos Ltda.', city: 'São Paulo', state: 'SP' },
  trackingPage: 'https://rastreamento.correios.com.br/app/index.php',
}

/** The id of the data block in which a page carries what its owner says of the site to its scripts. */
export const SITE_BLOCK = 'site'

/** What is said of the site in one place with what is said above it in its place. */
export const siteAbove = (below: OwnSite, above: OwnSite): OwnSite => ({
  ...below,
  ...above,
  ...((below.company ?? above.company) && { company: { ...below.company, ...above.company } }),
})

/** The defaults with the owner's values in their place. */
export const siteWith = (own: OwnSite): SiteConfig => siteAbove(DEFAULTS, own) as SiteConfig

export const siteConfig: SiteConfig = siteWith({})

/** To be called where a process or a page starts, and when the owner's values change: who reads `siteConfig` reads the last ones. */
export function configureSite(own: OwnSite): void {
  const kept: Partial<SiteConfig> = siteConfig
  // one that nobody says any more is gone
  for (const field of Object.keys(kept)) delete kept[field as keyof SiteConfig]
  Object.assign(kept, siteWith(own))
}
