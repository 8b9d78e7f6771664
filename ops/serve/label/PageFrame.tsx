import type { ReactNode } from 'react'
import { BOTTLE_PAGES, formatLabelCode } from '#domain/labels/bottle/labelCode'
import { HEADING_FONT } from '#domain/site/headingFont'
import { cutText } from '#domain/text/cutText'
import { siteConfig } from '#domain/site/siteConfig'
import { pageStyle } from './pageStyle'
import { PAGE_WORDS, type BottleLanguage } from './pageWords'

/** Characters of a name in the browser's tab. */
const TAB_MAX = 60

/** Where a code's page is in a language. */
export const pageAddress = (code: string, language: BottleLanguage): string =>
  `${BOTTLE_PAGES}/${code}${language === 'en' ? '/en' : ''}`

const OTHER = { 'pt-BR': 'en', en: 'pt-BR' } as const

interface Props {
  language: BottleLanguage
  title: string
  /** Without one there is no page in the other language to lead to. */
  code?: string | undefined
  /** Left of the title. */
  picture: ReactNode
  /** Below the title, on the cellar's red: the page's one next step is its last. */
  lead: ReactNode
  children?: ReactNode
}

/** The brand around every page that a bottle's code leads to. */
export function PageFrame({ language, title, code, picture, lead, children }: Props) {
  const words = PAGE_WORDS[language]
  const other = OTHER[language]
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#3b0a14" />
        <title>{`${cutText(title, TAB_MAX)} · winex`}</title>
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="preload" href={HEADING_FONT} as="font" type="font/woff2" crossOrigin="" />
        <style dangerouslySetInnerHTML={{ __html: pageStyle(HEADING_FONT) }} />
      </head>
      <body>
        <header className="band">
          <div className="in top">
            <a href="/" aria-label={words.home}>
              <img src="/logo-bege.svg" alt="winex" width="288" height="92" />
            </a>
            {code && (
              <a href={pageAddress(code, other)} hrefLang={other} lang={other}>
                {words.other}
              </a>
            )}
          </div>
        </header>
        <main>
          <div className="hero">
            {picture}
            <div>
              <h1>{title}</h1>
              {lead}
            </div>
          </div>
          {children}
        </main>
        <footer>
          <p>
            <strong>18+ {words.adults}</strong> {words.moderation}
          </p>
          {code && (
            <p>
              {words.code}: {formatLabelCode(code)}
            </p>
          )}
          <p>
            {words.questions} <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>
          </p>
        </footer>
      </body>
    </html>
  )
}
