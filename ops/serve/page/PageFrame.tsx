import type { ReactNode } from 'react'
import { HEADING_FONT } from '#domain/site/headingFont'
import { siteConfig } from '#domain/site/siteConfig'
import { cutText } from '#domain/text/cutText'
import { pageStyle } from './pageStyle'

/** Characters of a name in the browser's tab. */
const TAB_MAX = 60

interface Props {
  language: 'pt-BR' | 'en'
  words: { home: string; adults: string; moderation: string; questions: string }
  title: string
  /** What the browser's tab is named after, where that is not the title. */
  tab?: string
  /** Right of the logo. */
  top?: ReactNode
  /** Left of the title. */
  picture?: ReactNode
  /** Below the title: the page's one next step is its last. */
  lead: ReactNode
  children?: ReactNode
  /** A line of the footer of its own. */
  foot?: ReactNode
  /** Style of this kind of page, after the common one. */
  style?: string
  script?: string | undefined
}

/** The brand around every page that the gateway writes by itself: read without a script, and light to load. */
export function PageFrame({
  language,
  words,
  title,
  tab = title,
  top,
  picture,
  lead,
  children,
  foot,
  style = '',
  script,
}: Props) {
  const head = (
    <>
      <h1>{title}</h1>
      {lead}
    </>
  )
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#3b0a14" />
        <title>{`${cutText(tab, TAB_MAX)} · winex`}</title>
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="preload" href={HEADING_FONT} as="font" type="font/woff2" crossOrigin="" />
        <style dangerouslySetInnerHTML={{ __html: pageStyle(HEADING_FONT) + style }} />
      </head>
      <body>
        <header className="band">
          <div className="in top">
            <a href="/" aria-label={words.home}>
              <img src="/logo-bege.svg" alt="winex" width="288" height="92" />
            </a>
            {top}
          </div>
        </header>
        <main>
          {picture ? (
            <div className="hero">
              {picture}
              <div>{head}</div>
            </div>
          ) : (
            <div className="head">{head}</div>
          )}
          {children}
        </main>
        <footer>
          <p>
            <strong>18+ {words.adults}</strong> {words.moderation}
          </p>
          {foot && <p>{foot}</p>}
          <p>
            {words.questions} <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>
          </p>
        </footer>
        {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>
  )
}
