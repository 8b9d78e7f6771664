import { useDataProvider, useTranslate } from 'ra-core'
import { useRef, useState, type ReactNode } from 'react'
import { ApiError } from '../../kit/http/ApiError'
import { isRefused } from '../../kit/http/isRefused'
import { newIdempotencyKey } from '../../kit/http/newIdempotencyKey'
import { serverMessage } from '../../kit/http/serverMessage'
import { lazyDialog } from '../../kit/ui/lazyDialog'
import type { AdminDataProvider } from '../dataProvider'

const AdjustDialog = lazyDialog(() => import('./AdjustDialog'))

/** Whose balance is adjusted. */
export interface Adjustable {
  id: string
  name: string
}

/** An adjustment that was sent, and whose answer is not known. */
interface Attempt {
  key: string
  /** Whether the engine has said since then that it took it. */
  isTaken: boolean
}

/**
 * The one dialog of a page for 'Ajustar saldo'. It outlives the row that opened it, and what was sent without an answer
 * outlives the dialog: the next attempt for that producer carries the same key (R31).
 */
export function useAdjustBalance(): {
  adjust: (seller: Adjustable) => void
  dialog: ReactNode
} {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [seller, setSeller] = useState<Adjustable | null>(null)
  const attempts = useRef(new Map<string, Attempt>())

  const send = async ({ id }: Adjustable, cents: number, reason: string) => {
    const earlier = attempts.current.get(id)
    const now = earlier ?? { key: newIdempotencyKey(), isTaken: false }
    attempts.current.set(id, now)
    try {
      const answer = await dataProvider.adjustBalance(id, cents, reason, now.key)
      attempts.current.delete(id)
      return answer
    } catch (error) {
      if (!isRefused(error)) {
        const message = serverMessage(error, translate('admin_seller.try_again'))
        throw new ApiError(translate('admin_payouts.adjust.unanswered', { message }), 0)
      }
      if (!earlier) attempts.current.delete(id)
      // the key belongs to one content (R47): the earlier one was taken, this one was not
      else if (error instanceof ApiError && error.status === 409) {
        attempts.current.set(id, { ...earlier, isTaken: true })
        throw new ApiError(translate('admin_payouts.adjust.taken'), 0)
      }
      throw error
    }
  }

  return {
    adjust: setSeller,
    dialog: seller && (
      <AdjustDialog
        seller={seller}
        onSend={(cents, reason) => send(seller, cents, reason)}
        onClose={() => {
          if (attempts.current.get(seller.id)?.isTaken) attempts.current.delete(seller.id)
          setSeller(null)
        }}
      />
    ),
  }
}
