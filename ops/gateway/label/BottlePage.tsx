import type { ReactNode } from 'react'
import { BOTTLE_PAGES, formatLabelCode } from '#domain/labels/labelCode'
import type { Bottle, StoreLabel } from '#domain/labels/bottleLabelWire'
import { PAGE_STYLE } from './pageStyle'
import { PAGE_WORDS, type BottleLanguage, type PageMessage } from './pageWords'

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
