import { formatHectares, parseHectares } from '#domain/sellers/hectares'
import { regionLabel } from '#domain/sellers/regions'
import type { CompanyForm } from '#domain/sellers/registration'

interface Props {
  company: CompanyForm
  onEdit: () => void
}

/** What was said of the company, beside step 2 (spec §2). */
export function CompanySummary({ company, onEdit }: Props) {
  const { name, person, tax_id, city, state, region, hectares } = company
  const facts: [string, string][] = [
    [person === 'cnpj' ? 'CNPJ' : 'CPF', tax_id],
    ['Local', `${city}, ${state}`],
    ['Região', regionLabel(region)],
    ['Área', formatHectares(parseHectares(hectares))],
  ]
  return (
    <section className="registration-summary" aria-label="Resumo da empresa">
      <div>
        <h3>{name}</h3>
        <button type="button" className="auth-link" onClick={onEdit}>
          Editar
        </button>
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
