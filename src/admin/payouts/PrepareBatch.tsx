import { formatBRL } from '#domain/values/money'
import type { DuePayoutListResponse } from '#domain/wire/payout'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths'
import { useListSummary } from '../../shared/dataProvider/useListSummary'
import { serverMessage } from '../../shared/http/serverMessage'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'

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
  /** Made when the dialog opens: every attempt of one click carries the same key (R31). */
  const [key, setKey] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (idempotencyKey: string) =>
      dataProvider.prepareBatch(everybody ? null : selectedIds.map(String), idempotencyKey),
    onSuccess: (batch) => {
      notify('admin_payouts.batch.done', {
        type: 'success',
        messageArgs: { ...batch, amount: formatBRL(batch.amount) },
      })
      onUnselectItems()
      void navigate(paths.admin.madePayoutsOf(batch.id))
    },
    onError: (error) =>
      notify('admin_payouts.batch.failed', {
        type: 'error',
        messageArgs: { message: serverMessage(error, translate('admin_seller.try_again')) },
      }),
    onSettled: () => {
      setKey(null)
      return Promise.all(
        ['payouts', 'made-payouts'].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      )
    },
  })
  const count = everybody ? ready : selectedIds.length
  if (!may('moveMoney') || (!everybody && count === 0)) return null
  return (
    <>
      <Button
        variant="contained"
        sx={{ alignSelf: 'flex-start' }}
        disabled={count === 0}
        onClick={() => setKey(crypto.randomUUID())}
      >
        {everybody
          ? translate('admin_payouts.batch.all')
          : translate('admin_payouts.batch.marked', { smart_count: count })}
      </Button>
      <ConfirmDialog
        open={key !== null}
        title={translate('admin_payouts.batch.title')}
        confirmLabel={translate('admin_payouts.batch.all')}
        pendingLabel={translate('admin_payouts.batch.pending')}
        pending={isPending}
        onConfirm={() => key !== null && mutate(key)}
        onClose={() => setKey(null)}
      >
        {everybody && `${translate('admin_payouts.batch.text_all', { smart_count: ready })} `}
        {translate('admin_payouts.batch.text')}
      </ConfirmDialog>
    </>
  )
}
