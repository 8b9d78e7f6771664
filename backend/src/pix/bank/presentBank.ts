import type { z } from 'zod'
import { chargeCode, LOCATION_MAX } from '#domain/money/pixCode'
import { fromBankAmount, type Cob, type Devolucao, type Pix } from '#domain/pix/bankApi'
import { WORDS_MAX } from './BankError'
import type { BankCharge, BankPix, BankRefund } from './bank'

/** Where an answer is not as described, e.g. 'valor, horario'. */
export const wrongFields = (error: z.ZodError): string =>
  error.issues
    .map(({ path }) => path.join('.') || 'corpo')
    .join(', ')
    .slice(0, WORDS_MAX)

export function presentCob(cob: Cob): BankCharge {
  const createdAt = new Date(cob.calendario.criacao)
  return {
    txid: cob.txid,
    status: cob.status,
    amountCents: fromBankAmount(cob.valor.original),
    key: cob.chave,
    copyPaste: cob.pixCopiaECola ?? codeOf(cob),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + cob.calendario.expiracao * 1_000),
    // some banks do not repeat there whose payments they are, or write null
    pix: (cob.pix ?? []).map((pix) => presentPix({ ...pix, txid: cob.txid })),
  }
}

/** Who receives, in a code that we write: the payer's bank shows what ours says at the charge's address. */
const RECEIVER = { name: 'Winex', city: 'SAO PAULO' }

/** The code of a charge of which the bank says only where it is; null when not even that is there to be used. */
function codeOf({ location, loc }: Cob): string | null {
  const address = (location ?? loc?.location)?.replace(/^https:\/\//, '')
  if (address === undefined || address.length > LOCATION_MAX) return null
  return chargeCode({ location: address, ...RECEIVER })
}

export function presentPix(pix: Pix): BankPix {
  return {
    endToEndId: pix.endToEndId,
    txid: pix.txid ?? null,
    amountCents: fromBankAmount(pix.valor),
    at: new Date(pix.horario),
    key: pix.chave ?? null,
    refunds: (pix.devolucoes ?? []).map(presentRefund),
  }
}

export function presentRefund(refund: Devolucao): BankRefund {
  const { solicitacao, liquidacao } = refund.horario ?? {}
  return {
    id: refund.id,
    state: refund.status,
    amountCents: fromBankAmount(refund.valor),
    requestedAt: solicitacao ? new Date(solicitacao) : null,
    settledAt: liquidacao ? new Date(liquidacao) : null,
    reason: refund.motivo?.slice(0, WORDS_MAX) ?? null,
  }
}
