import { AppError } from '../../engine/errors/AppError'
import type { Handlers } from '../../engine/http/handlers'
import { BankError } from '../bank/BankError'
import type { Bank } from '../bank/bank'
import { CertificateProblem } from '../bank/readBankCertificate'
import { theBank } from '../bank/theBank'
import { listReceipts } from '../reads/listReceipts'
import { reconcileDay } from '../reads/reconcileDay'
import { askForMissing } from '../writes/ask-for-missing'
import { bookLateReceipt } from '../writes/book-late-receipt'
import { decideRefund } from '../writes/decide-refund'
import { dismissReceipt } from '../writes/dismiss-receipt'
import { giveReceiptBack } from '../writes/give-receipt-back'

/** Money that came in by PIX and matches no charge, and a day at the bank against ours. */
export const pixHandlers = {
  'GET /admin/pix/receipts': ({ knex, query }) => listReceipts(knex, query),

  'POST /admin/pix/receipts/:id/book': async ({ container, params, actor }) => {
    await bookLateReceipt(container, { endToEndId: params.id, actor })
    return { id: params.id }
  },

  'POST /admin/pix/receipts/:id/refund': async ({ container, params, body, actor }) => {
    await giveReceiptBack(container, { endToEndId: params.id, amount: body.amount, actor })
    return { id: params.id }
  },

  'POST /admin/pix/receipts/:id/dismiss': async ({ container, params, body, actor }) => {
    await dismissReceipt(container, { endToEndId: params.id, reason: body.reason, actor })
    return { id: params.id }
  },

  'POST /admin/pix/receipts/:id/retry': async ({ container, params, actor }) => {
    await decideRefund(container, { endToEndId: params.id, act: 'retry', actor })
    return { id: params.id }
  },

  'POST /admin/pix/receipts/:id/give-up': async ({ container, params, actor }) => {
    await decideRefund(container, { endToEndId: params.id, act: 'give_up', actor })
    return { id: params.id }
  },

  'GET /admin/pix/reconciliation': async ({ knex, query }) =>
    reconcileDay(knex, openedBank(), query.day, new Date()).catch(inWords),

  'POST /admin/pix/reconciliation/receipts': async ({ container, body }) => {
    openedBank()
    return askForMissing(container, body.ids)
  },
} satisfies Partial<Handlers>

/** @throws AppError conflict where there is no bank, or none that can be spoken to with our certificate */
function openedBank(): Bank {
  try {
    const bank = theBank()
    if (bank) return bank
  } catch (error) {
    inWords(error)
  }
  throw AppError.conflict('A winex não está ligada a um banco para receber por PIX.')
}

/** The bank's failures, and what is wrong with our certificate, are written for people. */
function inWords(error: unknown): never {
  if (error instanceof CertificateProblem) throw AppError.conflict(error.message)
  throw error instanceof BankError
    ? new AppError(error.kind === 'later' ? 'unavailable' : 'conflict', error.message)
    : error
}
