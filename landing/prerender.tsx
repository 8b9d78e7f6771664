import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ApplicationForm } from './application/ApplicationForm'
import { LandingDocument } from './LandingDocument'
import { LandingPage } from './LandingPage'
import { LegalPage } from './legal/LegalPage'
import { privacyPolicy } from './legal/privacyPolicy'
import { termsOfUse } from './legal/termsOfUse'
import { landingMetadata, privacyMetadata, termsMetadata } from './content/metadata'
import type { PageMetadata } from './content/metadata'
import { structuredData } from './content/structuredData'
import { ADDRESS_TO_COME, landingFile, PAGES } from '#domain/site/pages'

export interface RenderOptions {
  /** Address of the deferred script. */
  script: string
}

export interface RenderedFile {
  /** Where the file goes, from the build's folder. */
  path: string
  /** Which address shows it; empty for files that no page mapping needs. */
  address: string
  content: string
}

/** Every public page as finished HTML, and the files that crawlers ask for. */
export function renderPages(options: RenderOptions): RenderedFile[] {
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
          data={metadata === landingMetadata ? structuredData(ADDRESS_TO_COME) : undefined}
        >
          {body}
        </LandingDocument>,
      ),
  })
  const pages = [
    page(landingMetadata, <LandingPage formHtml={formHtml} />),
    page(termsMetadata, <LegalPage document={termsOfUse} />),
    page(privacyMetadata, <LegalPage document={privacyPolicy} />),
  ]
  return [...pages, sitemap(pages), robots()]
}

function sitemap(pages: RenderedFile[]): RenderedFile {
  const addresses = [...pages.map((page) => page.address), PAGES.registration.address]
  const entries = addresses.map((address) => `<url><loc>${ADDRESS_TO_COME}${address}</loc></url>`)
  return {
    path: 'sitemap.xml',
    address: '',
    content: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
  }
}

function robots(): RenderedFile {
  const { portal, admin, contractCheck, resetPassword, forgotPassword } = PAGES
  const pages = [portal, admin, contractCheck, resetPassword, forgotPassword]
  const closed = [...pages.map(({ address }) => address), '/api/']
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${ADDRESS_TO_COME}/sitemap.xml`,
  ]
  return { path: 'robots.txt', address: '', content: `${lines.join('\n')}\n` }
}
