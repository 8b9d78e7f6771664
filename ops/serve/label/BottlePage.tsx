import type { Bottle, StoreLabel } from '#domain/labels/bottleLabelWire'
import { siteConfig } from '#domain/site/siteConfig'
import { BottleFrame, pageAddress } from './BottleFrame'
import { PAGE_WORDS, type BottleLanguage, type PageMessage } from './pageWords'

interface BottlePageProps {
  label: StoreLabel & { wine: Bottle }
  language: BottleLanguage
}

/** Where the label's facts are on the page. */
const FACTS = 'no-rotulo'

/** What the code on a bottle leads to, at the table: who made it, what it goes with, how it was made, what is in it. */
export function BottlePage({ label, language }: BottlePageProps) {
  const words = PAGE_WORDS[language]
  const { wine, newer, picture } = label
  const title = [wine.title, wine.vintage].filter(isNamed(wine.title)).join(' ')
  return (
    <BottleFrame
      language={language}
      title={title}
      code={label.code}
      picture={
        picture ? (
          <img src={picture} alt={words.picture(wine.title)} width="320" height="480" />
        ) : (
          <img src={`/bottles/${wine.kind ?? 'red'}.svg`} alt="" width="64" height="96" />
        )
      }
      lead={
        <>
          <p>
            <strong>{wine.maker.name}</strong>
            {wine.maker.place && (
              <>
                <br />
                {wine.maker.place}
              </>
            )}
          </p>
          {wine.pairing && (
            <p>
              {words.pairing} <span lang="pt-BR">{wine.pairing}</span>
            </p>
          )}
          {newer ? (
            <a className="step" href={pageAddress(newer.code, language)}>
              {words.newer(newer.vintage)}
            </a>
          ) : (
            <a className="step" href={`#${FACTS}`}>
              {words.read}
            </a>
          )}
        </>
      }
    >
      {label.state === 'kept' && <p className="note">{words.kept}</p>}
      <div className="two">
        <div>
          <DossierSection dossier={wine.dossier} language={language} />
          {wine.stories.map(({ about, text }) => (
            <section key={about} lang="pt-BR">
              <h2 lang={language}>{words[about]}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
        <section id={FACTS}>
          <h2>{words.facts}</h2>
          <dl>
            {wine.facts.map((fact) => (
              <Fact key={fact.key} fact={fact} language={language} />
            ))}
          </dl>
        </section>
      </div>
    </BottleFrame>
  )
}

/** A vintage that the title names already is not said twice. */
const isNamed =
  (title: string) =>
  (part: string | null, index: number): boolean =>
    part !== null && (index === 0 || !title.includes(part))

/** What 'natural' means of this wine, and who says so; nothing where nobody says anything. */
function DossierSection({ dossier, language }: { dossier: Bottle['dossier'] } & Tongue) {
  const words = PAGE_WORDS[language]
  const tongue = tongueOf(language)
  if (dossier.lines.length === 0) return null
  return (
    <section>
      <h2>{words.natural}</h2>
      <p>{words.meaning}</p>
      <dl>
        {dossier.lines.map(({ key, name, value, by, word }, index) => (
          <div key={`${key} ${String(index)}`}>
            <dt>{name[tongue]}</dt>
            <dd lang={language === 'en' && value.pt === value.en ? 'pt-BR' : undefined}>
              {value[tongue]}
              <small className={by === 'producer' ? undefined : 'ok'} lang={language}>
                {word[tongue]}
              </small>
            </dd>
          </div>
        ))}
      </dl>
      {dossier.lines.some(({ by }) => by !== 'producer') && <p className="quiet">{words.papers}</p>}
      {dossier.missing.length > 0 && (
        <p className="quiet">
          {words.missing}: {dossier.missing.map((name) => name[tongue]).join(', ')}.
        </p>
      )}
      <details className="quiet" lang="pt-BR">
        <summary lang={language}>{words.sources}</summary>
        <p>{dossier.sources.join('\n')}</p>
      </details>
    </section>
  )
}

interface Tongue {
  language: BottleLanguage
}

const tongueOf = (language: BottleLanguage): 'pt' | 'en' => (language === 'en' ? 'en' : 'pt')

/** What somebody may be allergic to. */
const ALLERGENS: readonly string[] = ['allergens', 'sulphites', 'gluten']

function Fact({ fact, language }: { fact: Bottle['facts'][number] } & Tongue) {
  const tongue = tongueOf(language)
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

interface MessagePageProps extends Tongue {
  message: PageMessage
  code?: string | undefined
}

/** Why there is nothing to tell of a bottle, and what to do about it. */
export function MessagePage({ message, language, code }: MessagePageProps) {
  const words = PAGE_WORDS[language]
  const { title, text } = words.messages[message]
  const isPassing = message === 'busy' || message === 'away'
  return (
    <BottleFrame
      language={language}
      title={title}
      code={code}
      picture={<img src="/bottles/red.svg" alt="" width="64" height="96" />}
      lead={
        <>
          <p>{text}</p>
          {isPassing && code ? (
            <a className="step" href={pageAddress(code, language)}>
              {words.again}
            </a>
          ) : (
            <a className="step" href={`mailto:${siteConfig.email}`}>
              {words.write}
            </a>
          )}
        </>
      }
    />
  )
}
