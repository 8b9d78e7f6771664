import { randomUUID } from 'node:crypto'

/** Of everybody who registers in a test. */
export const PASSWORD = 'Parreira-velha7'

export interface Registration extends Record<string, unknown> {
  name: string
  member: { name: string; email: string; password: string; cpf: string }
}

/** The payload of POST /public/vendor/register with a new e-mail; `changes` replace whole fields. */
export function buildRegistration({
  member,
  ...changes
}: Record<string, unknown> & { member?: Partial<Registration['member']> } = {}): Registration {
  return {
    name: `Vinícola ${randomUUID()}`,
    description: 'Vinhos naturais de altitude',
    address_line: 'Linha Palmeiro, 120',
    city: 'Garibaldi',
    state: 'RS',
    postal_code: '95720-000',
    country_code: 'BR',
    tax_id: '11.222.333/0001-81',
    region: 'serra_gaucha',
    hectares: 3.5,
    producer_history: 'Terceira geração',
    phone: '(54) 99999-0000',
    ...changes,
    member: {
      name: 'Ana Rossi',
      email: `${randomUUID()}@exemplo.com.br`,
      password: PASSWORD,
      cpf: '529.982.247-25',
      ...member,
    },
  }
}
