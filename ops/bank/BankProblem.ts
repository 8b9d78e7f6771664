import type { Problema } from '#domain/pix/bankApi'

type Violations = NonNullable<Problema['violacoes']>

/** An error of the API Pix (openapi.yaml, 'Tratamento de erros'). */
export class BankProblem extends Error {
  override readonly name = 'BankProblem'

  constructor(
    readonly status: number,
    /** Last part of the type, e.g. CobOperacaoInvalida. */
    readonly kind: string,
    readonly detail: string,
    readonly violations: Violations = [],
  ) {
    super(detail)
  }

  body(): Problema {
    return {
      type: `https://pix.bcb.gov.br/api/v2/error/${this.kind}`,
      title: this.kind,
      status: this.status,
      detail: this.detail,
      ...(this.violations.length > 0 ? { violacoes: this.violations } : {}),
    }
  }
}
