import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ApplicationForm } from './application/ApplicationForm'
import { LandingDocument } from './LandingDocument'
import { LegalPage } from './legal/LegalPage'
import { privacyPolicy } from './legal/privacyPolicy'
import { termsOfUse } from './legal/termsOfUse'
import {
  landingMetadata,
  privacyMetadata,
  termsMetadata,
  type PageMetadata,
} from './content/metadata'
import { launch, type LaunchTexts } from './content/launch'
import { structuredData } from './content/structuredData'
import { landingFile, PAGES, SECURITY_TEXT } from '#domain/site/pages'
import { configureSite, siteConfig, type OwnSite } from '#domain/site/siteConfig'
import { Footer } from './chrome/Footer'
import { Header } from './chrome/Header'
import { Benefits } from './sections/Benefits'
import { Conversion } from './sections/Conversion'
import { Facts } from './sections/Facts'
import { Faq } from './sections/Faq'
import { Hero } from './sections/Hero'
import { Screens } from './sections/Screens'
import { Steps } from './sections/Steps'
import { Testimonials } from './sections/Testimonials'

/** A year but a day: RFC 9116 asks for less than a year. */
const SECURITY_TEXT_MS = 364 * 24 * 3_600_000

export interface RenderOptions {
  /** Address of the deferred script. */
  script: string
  /** Where the site answers, without a slash at the end. */
  publicUrl: string
  /** What its owner says of it. */
  site: OwnSite
  /** Dates before it have passed. */
  now: Date
}

export interface RenderedFile {
  /** Where the file goes, from the folder of the pages. */
  path: string
  /** Which address shows it; empty for files that no page mapping needs. */
  address: string
  content: string
}

/** Every public page as finished HTML, and the files that crawlers ask for. */
export function renderPages(options: RenderOptions): RenderedFile[] {
  const { publicUrl, now } = options
  configureSite(options.site)
  const texts = launch(now)
  const formHtml = renderToString(<ApplicationForm />)
  const page = (metadata: PageMetadata, body: React.ReactNode): RenderedFile => ({
    path: landingFile(metadata.address),
    address: metadata.address,
    content:
      '<!doctype html>' +
      renderToStaticMarkup(
        <LandingDocument
          {...options}
          metadata={metadata}
          data={metadata === landingMetadata ? structuredData(publicUrl, texts) : undefined}
        >
          {body}
        </LandingDocument>,
      ),
  })
  const pages = [
    page(landingMetadata, <LandingPage formHtml={formHtml} launch={texts} />),
    page(termsMetadata, <LegalPage document={termsOfUse(texts)} />),
    page(privacyMetadata, <LegalPage document={privacyPolicy()} />),
  ]
  return [...pages, sitemap(publicUrl, pages), robots(publicUrl), securityText(publicUrl, now)]
}

function sitemap(publicUrl: string, pages: RenderedFile[]): RenderedFile {
  const addresses = [...pages.map((page) => page.address), PAGES.registration.address]
  const entries = addresses.map((address) => `<url><loc>${publicUrl}${address}</loc></url>`)
  return {
    path: '/sitemap.xml',
    address: '',
    content: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
  }
}

function robots(publicUrl: string): RenderedFile {
  const { portal, admin, contractCheck, resetPassword, forgotPassword } = PAGES
  const pages = [portal, admin, contractCheck, resetPassword, forgotPassword]
  const closed = [...pages.map(({ address }) => address), '/api/']
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  return { path: '/robots.txt', address: '', content: `${lines.join('\n')}\n` }
}

/** Whom to tell of a weakness (RFC 9116). Each start of a gateway writes it again, so that it never runs out. */
function securityText(publicUrl: string, now: Date): RenderedFile {
  const lines = [
    `Contact: mailto:${siteConfig.email}?subject=seguran%C3%A7a`,
    `Expires: ${new Date(now.getTime() + SECURITY_TEXT_MS).toISOString()}`,
    'Preferred-Languages: pt-BR, en',
    `Canonical: ${publicUrl}${SECURITY_TEXT.address}`,
  ]
  return { path: SECURITY_TEXT.file, address: '', content: `${lines.join('\n')}\n` }
}

/** The poster that recruits founding producers (spec §1, §2 Landing page). */
function LandingPage({ formHtml, launch: texts }: { formHtml: string; launch: LaunchTexts }) {
  return (
    <>
      <Header banner={texts.banner} />
      <main id="conteudo">
        <Hero countdown={texts.countdown} />
        <Facts facts={texts.facts} />
        <Benefits />
        <Steps launch={texts} />
        <Screens />
        <Testimonials />
        <Faq launch={texts} />
        <Conversion formHtml={formHtml} applications={texts.applications} perk={texts.perk} />
      </main>
      <Footer />
    </>
  )
}
