import type { ReactNode } from 'react'
import { BOTTLE_PAGES, formatLabelCode } from '#domain/labels/bottle/labelCode'
import type { Bottle, StoreLabel } from '#domain/labels/bottleLabelWire'
import { PAGE_WORDS, type BottleLanguage, type PageMessage } from './pageWords'

/** The whole style of a bottle's page, within it: nothing else is asked for. Colours as the portal has them. */
const PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#fbf7f0;--rule:#e8dac6;--ink:#2a1a16;--muted:#6b5750;--vinho:#7a1528;--note:#fff3c4;--noteink:#5c4500}
@media(prefers-color-scheme:dark){:root{--paper:#17100e;--rule:#3a2c26;--ink:#f1e7da;--muted:#b9a79b;--vinho:#e9a3ae;--note:#3a2f0b;--noteink:#ffe9a3}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:40rem;margin:0 auto;padding:0 1rem}
header{display:flex;justify-content:space-between;align-items:center;padding-block:.5rem}
.brand{color:var(--vinho);font:600 1.5rem Georgia,serif}
a{color:var(--vinho);display:inline-block;padding:.6rem 0}
h1,h2{font-family:Georgia,serif;line-height:1.2;margin:1.5rem 0 .75rem}
h1{font-size:1.75rem}
h2{font-size:1.2rem;color:var(--vinho)}
p{margin:0 0 .75rem;white-space:pre-line}
.note{background:var(--note);color:var(--noteink);padding:.75rem 1rem;border-radius:.75rem}
.note a{color:inherit}
dl{margin:0}
dl div{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:1rem;padding:.6rem 0;border-top:1px solid var(--rule)}
dt{color:var(--muted)}
dd{margin:0}
footer{margin-top:2rem;padding-block:1rem 2rem;color:var(--muted);border-top:1px solid var(--rule)}
footer strong{color:var(--ink)}`

/** Where a code's page is in a language. */
export const pageAddress = (code: string, language: BottleLanguage): string =>
  `${BOTTLE_PAGES}/${code}${language === 'en' ? '/en' : ''}`

const OTHER = { 'pt-BR': 'en', en: 'pt-BR' } as const

interface FrameProps {
  language: BottleLanguage
  title: string
  /** Without one there is no page in the other language to lead to. */
  code?: string | undefined
  children: ReactNode
}

function Frame({ language, title, code, children }: FrameProps) {
  const words = PAGE_WORDS[language]
  const other = OTHER[language]
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · winex`}</title>
        <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
      </head>
      <body>
        <header>
          <span className="brand">winex</span>
          {code && (
            <a href={pageAddress(code, other)} hrefLang={other} lang={other}>
              {words.other}
            </a>
          )}
        </header>
        <main>
          <h1>{title}</h1>
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
        </footer>
      </body>
    </html>
  )
}

interface BottlePageProps {
  label: StoreLabel & { wine: Bottle }
  language: BottleLanguage
}

/** What the code on a bottle leads to: the label's facts and the wine's story. */
export function BottlePage({ label, language }: BottlePageProps) {
  const words = PAGE_WORDS[language]
  const { wine, newer } = label
  return (
    <Frame
      language={language}
      title={[wine.title, wine.vintage].filter(isNamed(wine.title)).join(' ')}
      code={label.code}
    >
      {label.state === 'kept' && (
        <p className="note">
          {words.kept}
          {newer && (
            <>
              {' '}
              <a href={pageAddress(newer.code, language)}>{words.newer(newer.vintage)}</a>
            </>
          )}
        </p>
      )}
      <h2>{words.facts}</h2>
      <dl>
        {wine.facts.map((fact) => (
          <Fact key={fact.key} fact={fact} language={language} />
        ))}
      </dl>
      {wine.stories.map(({ about, text }) => (
        <section key={about} lang="pt-BR">
          <h2 lang={language}>{words[about]}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Frame>
  )
}

/** A vintage that the title names already is not said twice. */
const isNamed =
  (title: string) =>
  (part: string | null, index: number): boolean =>
    part !== null && (index === 0 || !title.includes(part))

/** What somebody may be allergic to. */
const ALLERGENS: readonly string[] = ['allergens', 'sulphites', 'gluten']

function Fact({ fact, language }: { fact: Bottle['facts'][number]; language: BottleLanguage }) {
  const tongue = language === 'en' ? 'en' : 'pt'
  const value = fact.value[tongue]
  // the producer's own words are the same in both
  const isTyped = language === 'en' && fact.value.pt === value
  return (
    <div>
      <dt>{fact.name[tongue]}</dt>
      <dd lang={isTyped ? 'pt-BR' : undefined}>
        {ALLERGENS.includes(fact.key) ? <strong>{value.toUpperCase()}</strong> : value}
      </dd>
    </div>
  )
}

interface MessagePageProps {
  message: PageMessage
  language: BottleLanguage
  code?: string | undefined
}

/** Why there is nothing to tell of a bottle. */
export function MessagePage({ message, language, code }: MessagePageProps) {
  const { title, text } = PAGE_WORDS[language].messages[message]
  return (
    <Frame language={language} title={title} code={code}>
      <p>{text}</p>
    </Frame>
  )
}
