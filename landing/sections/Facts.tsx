import { siteConfig } from '#domain/site/siteConfig'

/** The four facts of spec §1, as a wine label lists them. */
const facts = [
  { term: 'Candidaturas', value: `até ${siteConfig.applicationDeadline}` },
  { term: 'Mensalidade', value: 'isenção vitalícia' },
  { term: 'Lançamento', value: '2º semestre de 2025' },
  { term: 'Vendas', value: `a partir de ${siteConfig.salesStart}` },
] as const

export function Facts() {
  return (
    <section className="facts later" aria-label="Em resumo">
      <dl className="wrap">
        {facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
