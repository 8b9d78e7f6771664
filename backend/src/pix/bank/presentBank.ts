import type { z } from 'zod'
import { fromBankAmount, type Cob, type Devolucao, type Pix } from '#domain/pix/bankApi'
import type { BankCharge, BankPix, BankRefund } from './bank'

/** Where an answer is not as described, e.g. 'valor, horario'. */
export const wrongFields = (error: z.ZodError): string =>
  error.issues.map(({ path }) => path.join('.') || 'corpo').join(', ')

export function presentCob(cob: Cob): BankCharge {
  const createdAt = new Date(cob.calendario.criacao)
  return {
    txid: cob.txid,
    status: cob.status,
    amountCents: fromBankAmount(cob.valor.original),
    key: cob.chave,
    copyPaste: cob.pixCopiaECola ?? null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + cob.calendario.expiracao * 1_000),
    // some banks do not repeat there whose payments they are
    pix: (cob.pix ?? []).map((pix) => presentPix({ txid: cob.txid, ...pix })),
  }
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
    reason: refund.motivo ?? null,
  }
}
