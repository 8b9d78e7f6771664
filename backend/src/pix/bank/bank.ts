import type { Cob, Devedor, Devolucao } from '#domain/pix/bankApi'

/** A payment that the bank received for us. */
export interface BankPix {
  endToEndId: string
  txid: string | null
  amountCents: number
  at: Date
  /** The receiver's key; some banks do not say it. */
  key: string | null
  refunds: BankRefund[]
}

/** A payment in the bank's list that is not as it should be: which fields, and its id where that can be read. */
export interface UnreadablePix {
  endToEndId: string | null
  problem: string
}

export interface BankCharge {
  txid: string
  status: Cob['status']
  amountCents: number
  key: string
  /** Text of the QR code; null when the bank says neither it nor where the charge is. */
  copyPaste: string | null
  createdAt: Date
  /** By the bank's clock. An expired charge stays ATIVA. */
  expiresAt: Date
  pix: BankPix[]
}

export interface BankRefund {
  id: string
  state: Devolucao['status']
  amountCents: number
  requestedAt: Date | null
  settledAt: Date | null
  /** Why it was not carried out, in the bank's words. */
  reason: string | null
}

export interface ChargeRequest {
  amountCents: number
  /** How long it can be paid. */
  seconds: number
  debtor?: Devedor
  /** Shown to the payer; cut at 140 characters. */
  text: string
}

/**
 * Our account at a bank by the central bank's API Pix. Every call answers or throws within `BankConfig.deadlineMs`.
 * @throws BankError
 */
export interface Bank {
  /**
   * Puts a charge; safe to repeat with the same txid and amount, also after a crash.
   * When the bank already has the charge with another amount, that is `theirs` and the charge is not changed. So is a charge
   * without a code, which nobody could pay.
   */
  createCharge: (txid: string, charge: ChargeRequest) => Promise<BankCharge>
  /** null: the bank says that there is none. The amount is the caller's to compare. */
  readCharge: (txid: string) => Promise<BankCharge | null>
  /**
   * Takes the charge back, so that it can no longer be paid.
   * @returns the charge as it then is: CONCLUIDA when a payment was faster
   */
  removeCharge: (txid: string) => Promise<BankCharge>
  readPix: (endToEndId: string) => Promise<BankPix | null>
  /**
   * What was received from `from` to `to`, both included, by the bank's clock; asks page after page as it is read. One that cannot
   * be read keeps no other out.
   * @param only `isRefunded`: that of which something was given back
   */
  listPix: (
    from: Date,
    to: Date,
    only?: { isRefunded: boolean },
  ) => AsyncGenerator<BankPix | UnreadablePix>
  /** Asks for a refund; safe to repeat with the same id and amount. */
  refund: (endToEndId: string, id: string, amountCents: number) => Promise<BankRefund>
  readRefund: (endToEndId: string, id: string) => Promise<BankRefund | null>
  /** Where the bank is to tell of payments to our key: it calls `{url}/pix`. */
  putWebhook: (url: string) => Promise<void>
  readWebhook: () => Promise<string | null>
}

export type BankCallName = keyof Bank | 'token'

/** How one HTTP request ended; `open`: not sent, because the bank did not answer those before. */
export interface BankCall {
  call: BankCallName
  outcome: 'ok' | 'none' | 'ours' | 'theirs' | 'later' | 'open'
  ms: number
}

export interface BankConfig {
  /** Base of the API, e.g. https://pix.banco.example/api/v2 */
  url: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  /** Our PIX key, as the bank keeps it. */
  key: string
  /** PEM texts (`readBankCertificate`). */
  certificate?: { cert: string; key: string } | undefined
  /** PEM text of who signed the bank's certificate, when the system does not know it. */
  ca?: string | undefined
  /** The longest that any call keeps its caller waiting, repetitions included. Default 5000. */
  deadlineMs?: number
  /** Told of every HTTP request, for the metrics. */
  onCall?: (call: BankCall) => void
}
