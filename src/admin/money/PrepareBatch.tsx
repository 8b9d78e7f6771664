import { formatBRL } from '#domain/values/money'
import type { DuePayoutListResponse } from '#domain/money/payoutWire'
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
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'
import { invalidatePayouts } from './invalidatePayouts'

/** 'Preparar lote': of everybody who is ready, or of the marked rows; then leads to the batch. */
export function PrepareBatch({ everybody = false }: { everybody?: boolean }) {
  const translate = useTranslate()
  const may = useMay()
  const notify = useNotify()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { selectedIds, onUnselectItems } = useListContext()
  const ready = useListSummary<DuePayoutListResponse['summary']>()?.ready ?? 0
  /** Of whom it was asked, as they were marked then; null of everybody who is ready. */
  const [asked, setAsked] = useState<{ sellerIds: string[] | null }>()
  /** Every attempt for the same producers carries the same key until the server has answered one (R31). */
  const [attempt, setAttempt] = useState<{ key: string; of: string } | null>(null)
  const prepare = async (sellerIds: string[] | null) => {
    const of = JSON.stringify(sellerIds)
    const now = attempt?.of === of ? attempt : { key: newIdempotencyKey(), of }
    setAttempt(now)
    try {
      const batch = await dataProvider.prepareBatch(sellerIds, now.key)
      setAttempt(null)
      onUnselectItems()
      if (!batch) return notify('admin_payouts.approvals.waits', { type: 'info' })
      notify('admin_payouts.batch.done', {
        type: 'success',
        messageArgs: { ...batch, smart_count: batch.payouts, amount: formatBRL(batch.amount) },
      })
      void navigate(paths.admin.madePayoutsOf(batch.id))
    } catch (error) {
      if (isRefused(error)) setAttempt(null)
      const message = serverMessage(error, translate('admin_seller.try_again'))
      const words = `admin_payouts.batch.${isRefused(error) ? 'failed' : 'unanswered'}`
      throw new ApiError(translate(words, { message }), 0)
    } finally {
      void invalidatePayouts(queryClient)
    }
  }
  const count = everybody ? ready : selectedIds.length
  if (!may('moveMoney')) return null
  return (
    <>
      {(everybody || count > 0) && (
        <Button
          variant="contained"
          sx={{ alignSelf: 'flex-start' }}
          disabled={count === 0 && attempt === null}
          onClick={() => setAsked({ sellerIds: everybody ? null : selectedIds.map(String) })}
        >
          {everybody
            ? translate('admin_payouts.batch.all')
            : translate('admin_payouts.batch.marked', { smart_count: count })}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={translate('admin_payouts.batch.title')}
        confirmLabel={translate('admin_payouts.batch.all')}
        pendingLabel={translate('admin_payouts.batch.pending')}
        failed={translate('admin_seller.try_again')}
        onConfirm={() => asked && prepare(asked.sellerIds)}
        onClose={() => setAsked(undefined)}
      >
        {everybody && `${translate('admin_payouts.batch.text_all', { smart_count: ready })} `}
        {translate('admin_payouts.batch.text')}
      </ConfirmDialog>
    </>
  )
}
