import { launch } from '../content/launch'

export function Facts() {
  return (
    <section className="facts later" aria-label="Em resumo">
      <dl className="wrap">
        {launch().facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
