import { formatBRL } from '#domain/values/money'
import type { DuePayoutListResponse } from '#domain/wire/payout'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths'
import { useListSummary } from '../../shared/dataProvider/useListSummary'
import { isRefused } from '../../shared/http/isRefused'
import { newIdempotencyKey } from '../../shared/http/newIdempotencyKey'
import { serverMessage } from '../../shared/http/serverMessage'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog'
import { DialogFailure } from '../../shared/ui/DialogFailure'
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
  const [isAsking, setAsking] = useState(false)
  /** Every attempt for the same producers carries the same key until the server has answered one (R31). */
  const [attempt, setAttempt] = useState<{ key: string; of: string } | null>(null)
  const sellerIds = everybody ? null : selectedIds.map(String)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (key: string) => dataProvider.prepareBatch(sellerIds, key),
    onSuccess: (batch) => {
      setAttempt(null)
      setAsking(false)
      notify('admin_payouts.batch.done', {
        type: 'success',
        messageArgs: { ...batch, smart_count: batch.payouts, amount: formatBRL(batch.amount) },
      })
      onUnselectItems()
      void navigate(paths.admin.madePayoutsOf(batch.id))
    },
    onError: (failure) => {
      if (isRefused(failure)) setAttempt(null)
    },
    onSettled: () => invalidatePayouts(queryClient),
  })
  const confirm = () => {
    const of = JSON.stringify(sellerIds)
    const now = attempt?.of === of ? attempt : { key: newIdempotencyKey(), of }
    setAttempt(now)
    mutate(now.key)
  }
  const count = everybody ? ready : selectedIds.length
  if (!may('moveMoney') || (!everybody && count === 0)) return null
  return (
    <>
      <Button
        variant="contained"
        sx={{ alignSelf: 'flex-start' }}
        disabled={count === 0 && attempt === null}
        onClick={() => {
          reset()
          setAsking(true)
        }}
      >
        {everybody
          ? translate('admin_payouts.batch.all')
          : translate('admin_payouts.batch.marked', { smart_count: count })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('admin_payouts.batch.title')}
        confirmLabel={translate('admin_payouts.batch.all')}
        pendingLabel={translate('admin_payouts.batch.pending')}
        pending={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {everybody && `${translate('admin_payouts.batch.text_all', { smart_count: ready })} `}
        {translate('admin_payouts.batch.text')}
        {error && (
          <DialogFailure sx={{ mt: 2 }}>
            {translate(`admin_payouts.batch.${isRefused(error) ? 'failed' : 'unanswered'}`, {
              message: serverMessage(error, translate('admin_seller.try_again')),
            })}
          </DialogFailure>
        )}
      </ConfirmDialog>
    </>
  )
}
