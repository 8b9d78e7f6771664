import type { ReactNode } from 'react'
import { HEADING_FONT } from '#domain/site/headingFont'
import { siteConfig } from '#domain/site/siteConfig'
import { cutText } from '#domain/text/cutText'

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

/**
 * The style of every page that the gateway writes, within it: beside it only the headings' font, the logo and one picture are asked
 * for. Colours as the portal has them (brand.md); the band is the cellar's red in both modes.
 */
const pageStyle = (font: string): string => `
@font-face{font-family:Fraunces;src:url(${font}) format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"Fraunces Fallback";src:local("Georgia"),local("Gelasio");size-adjust:102%;ascent-override:95.9%;descent-override:25%;line-gap-override:0%}
:root{color-scheme:light dark;--paper:#fbf7f0;--rule:#e8dac6;--ink:#2a1a16;--muted:#6b5750;--vinho:#7a1528;--on:#fff;--note:#fff3c4;--noteink:#5c4500;--ok:#1f5b33;--cellar:#3b0a14;--beige:#f4ece0}
@media(prefers-color-scheme:dark){:root{--paper:#17100e;--rule:#3a2c26;--ink:#f1e7da;--muted:#b9a79b;--vinho:#e9a3ae;--on:#17100e;--note:#3a2f0b;--noteink:#ffe9a3;--ok:#8fd3a5}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
.band{background:var(--cellar);color:var(--beige)}
.band a{color:inherit}
.in,main,footer{max-width:62rem;margin:0 auto;padding:0 1rem}
.top{display:flex;justify-content:space-between;align-items:center;min-height:3.5rem}
.top a{display:inline-flex;align-items:center;min-height:2.75rem}
.top img{display:block;width:auto;height:2rem}
.head{padding-block:1.5rem 0}
.hero{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:1rem;align-items:start;padding-block:1rem 0}
.hero>img{width:100%;height:auto;aspect-ratio:2/3;object-fit:cover;border-radius:.75rem}
.hero>img[alt=""]{object-fit:contain;padding:.5rem;background:var(--beige)}
h1,h2{font-family:Fraunces,"Fraunces Fallback",Georgia,serif;font-weight:560;letter-spacing:-.01em;line-height:1.2;text-wrap:balance}
h1{margin:0 0 .5rem;font-size:clamp(1.5rem,1rem + 2.6vw,2.5rem)}
h2{margin:2rem 0 .75rem;font-size:1.375rem;color:var(--vinho)}
p{margin:0 0 .75rem;white-space:pre-line}
a{color:var(--vinho)}
:focus-visible{outline:3px solid var(--vinho);outline-offset:2px}
.band :focus-visible{outline-color:var(--beige)}
.step{display:inline-flex;align-items:center;min-height:2.75rem;padding:.4rem .9rem;border-radius:.5rem;background:var(--vinho);color:var(--on);font-size:.9375rem;font-weight:600;text-decoration:none}
.note{margin:1.5rem 0 0;background:var(--note);color:var(--noteink);padding:.75rem 1rem;border-radius:.75rem}
dl{margin:0}
dl div{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.25rem 1rem;padding:.6rem 0;border-top:1px solid var(--rule)}
dt{color:var(--muted)}
dd{margin:0}
small,.quiet{display:block;color:var(--muted);font-size:.875rem}
small.ok{color:var(--ok)}
small.ok::before{content:"✓ "}
summary{width:fit-content;padding:.7rem 0;cursor:pointer}
footer{margin-top:2.5rem;padding-block:1rem 2rem;color:var(--muted);border-top:1px solid var(--rule)}
footer strong{color:var(--ink)}
@media(min-width:48rem){.hero{grid-template-columns:11rem minmax(0,1fr);gap:2rem;align-items:center;padding-block:2rem 1rem}.hero p{font-size:1.125rem}.two{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 3rem;align-items:start}}`
