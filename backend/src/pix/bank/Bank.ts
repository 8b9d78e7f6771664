/** A charge as the bank answers it. */
export interface BankCharge {
  txid: string
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP'
  amountCents: number
  key: string
  copyPaste: string | null
  createdAt: Date
  expiresAt: Date
  pix: BankPix[]
}

/** Money that came in. */
export interface BankPix {
  endToEndId: string
  txid: string | null
  amountCents: number
  at: Date
  key: string | null
  refunds: BankRefund[]
}

/** Money that goes back. */
export interface BankRefund {
  id: string
  state: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'
  amountCents: number
  requestedAt: Date | null
  settledAt: Date | null
  reason: string | null
}

/** Who owes a charge, when it is known. */
export type BankDebtor = { cpf: string; nome: string } | { cnpj: string; nome: string }

/** The bank's API for PIX, of the calls that we make. Amounts in cents. @throws BankError */
export interface Bank {
  /** Asks for it first when the answer was lost. */
  createCharge(
    txid: string,
    charge: { amountCents: number; seconds: number; debtor?: BankDebtor; text: string },
  ): Promise<BankCharge>
  readCharge(txid: string): Promise<BankCharge | null>
  removeCharge(txid: string): Promise<BankCharge>
  readPix(endToEndId: string): Promise<BankPix | null>
  listPix(from: Date, to: Date): AsyncGenerator<BankPix>
  refund(endToEndId: string, id: string, amountCents: number): Promise<BankRefund>
  readRefund(endToEndId: string, id: string): Promise<BankRefund | null>
  putWebhook(url: string): Promise<void>
  readWebhook(): Promise<string | null>
}

/** `ours`: the request was refused, again it would be refused again; `theirs`: the bank failed; `later`: busy, slow or unreachable. */
export class BankError extends Error {
  constructor(
    readonly kind: 'ours' | 'theirs' | 'later',
    message: string,
    readonly status?: number,
    readonly problem?: { type?: string; title?: string; detail?: string },
  ) {
    super(message)
  }
}
