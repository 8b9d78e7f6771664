import type { PersonKind } from '#domain/sellers/registration'

const KINDS: Record<PersonKind, { label: string; paper: string }> = {
  cnpj: { label: 'Pessoa jurídica', paper: 'CNPJ' },
  cpf: { label: 'Pessoa física', paper: 'CPF' },
}

interface Props {
  person: PersonKind
  onChange: (person: PersonKind) => void
}

/** Legal person or natural person (spec §2). */
export function PersonToggle({ person, onChange }: Props) {
  return (
    <fieldset className="registration-toggle">
      <legend>Como você produz?</legend>
      {(Object.keys(KINDS) as PersonKind[]).map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="person"
            value={kind}
            checked={person === kind}
            onChange={() => onChange(kind)}
          />
          <span>
            {KINDS[kind].label} <small>({KINDS[kind].paper})</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
