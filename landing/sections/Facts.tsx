import type { LaunchTexts } from '../content/launch'

export function Facts({ facts }: Pick<LaunchTexts, 'facts'>) {
  return (
    <section className="facts later" aria-label="Em resumo">
      <dl className="wrap">
        {facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>
              {fact.text}
              {fact.now && <small>{fact.now}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
