import { formatBRL } from '#domain/values/money'
import type { DuePayout, DuePayoutListResponse } from '#domain/money/payoutWire'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { ApiError } from '../../kit/http/ApiError'
import { isRefused } from '../../kit/http/isRefused'
import { newIdempotencyKey } from '../../kit/http/newIdempotencyKey'
import { serverMessage } from '../../kit/http/serverMessage'
import { useRowOf } from '../../kit/list/useRowOf'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { useIsShown } from '../../kit/ui/useIsShown'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'
import { invalidatePayouts } from './invalidatePayouts'

interface Sums {
  payouts: number
  amount: number
}
interface Asked {
  sellerIds: string[] | null
  expected: Sums
}

/** 'Preparar lote': of everybody who is ready, or of the marked rows; then leads to the batch. */
export function PrepareBatch({ everybody = false }: { everybody?: boolean }) {
  const translate = useTranslate()
  const may = useMay()
  const notify = useNotify()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { selectedIds, onUnselectItems } = useListContext<DuePayout>()
  const rowOf = useRowOf<DuePayout>()
  const summary = useListSummary<DuePayoutListResponse['summary']>()
  const known = selectedIds.flatMap((id) => rowOf(id) ?? [])
  const marked = known.filter(({ ready }) => ready)
  /** What the batch would pay, to the cent as the server says it. */
  const due: Sums = everybody
    ? { payouts: summary?.ready ?? 0, amount: summary?.next_batch ?? 0 }
    : {
        payouts: marked.length,
        amount: marked.reduce((sum, { available }) => sum + available, 0),
      }
  /** Of whom it was asked, as they were marked then, and what they would be paid; null of everybody who is ready. */
  const [asked, setAsked] = useState<Asked>()
  /** Every attempt for the same producers carries the same key and sums until the server has answered one (R31). */
  const [attempt, setAttempt] = useState<(Asked & { key: string; of: string }) | null>(null)
  const ask = () => {
    const sellerIds = everybody ? null : known.map(({ id }) => id)
    const isAgain = attempt?.of === JSON.stringify(sellerIds)
    setAsked({ sellerIds, expected: isAgain ? attempt.expected : due })
  }
  const prepare = async ({ sellerIds, expected }: Asked) => {
    const of = JSON.stringify(sellerIds)
    const now = attempt?.of === of ? attempt : { key: newIdempotencyKey(), of, sellerIds, expected }
    setAttempt(now)
    try {
      const batch = await dataProvider.prepareBatch(sellerIds, now.expected, now.key)
      setAttempt(null)
      onUnselectItems()
      if (!batch) return notify('admin_payouts.approvals.waits', { type: 'info' })
      notify('admin_payouts.batch.done', {
        type: 'success',
        messageArgs: { ...batch, smart_count: batch.payouts, amount: formatBRL(batch.amount) },
      })
      if (isShown.current) void navigate(paths.admin.madePayoutsOf(batch.id))
    } catch (error) {
      if (isRefused(error)) {
        setAttempt(null)
        // what was seen of the other pages may be no more: it is marked again by what is there now
        onUnselectItems()
      }
      const message = serverMessage(error, translate('admin_seller.try_again'))
      const words = `admin_payouts.batch.${isRefused(error) ? 'failed' : 'unanswered'}`
      throw new ApiError(translate(words, { message }), 0)
    } finally {
      void invalidatePayouts(queryClient)
    }
  }
  const leftOut = everybody ? 0 : (asked?.sellerIds?.length ?? 0) - (asked?.expected.payouts ?? 0)
  if (!may('moveMoney')) return null
  return (
    <>
      {(everybody || selectedIds.length > 0) && (
        <Button
          variant="contained"
          sx={{ alignSelf: 'flex-start' }}
          disabled={due.payouts === 0 && attempt === null}
          onClick={ask}
        >
          {everybody
            ? translate('admin_payouts.batch.all')
            : translate('admin_payouts.batch.marked', { smart_count: selectedIds.length })}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={translate('admin_payouts.batch.title', {
          smart_count: asked?.expected.payouts ?? 0,
          amount: formatBRL(asked?.expected.amount ?? 0),
        })}
        confirmLabel={translate('admin_payouts.batch.all')}
        pendingLabel={translate('admin_payouts.batch.pending')}
        failed={translate('admin_seller.try_again')}
        onConfirm={() => asked && prepare(asked)}
        onClose={() => setAsked(undefined)}
      >
        {leftOut > 0 && `${translate('admin_payouts.batch.left_out', { smart_count: leftOut })} `}
        {translate('admin_payouts.batch.text')}
      </ConfirmDialog>
    </>
  )
}
