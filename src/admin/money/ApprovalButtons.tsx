import type { MoneyApproval } from '#domain/money/payoutWire'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { useIsShown } from '../../kit/ui/useIsShown'
import type { AdminDataProvider } from '../dataProvider'
import { invalidatePayouts } from './invalidatePayouts'

interface Props {
  approval: MoneyApproval
  /** What it is about, in words. */
  what: string
}

/** 'Confirmar' and 'Recusar' of what another person asked for; 'Retirar pedido' of what one asked for oneself. */
export function ApprovalButtons({ approval, what }: Props) {
  const translate = useTranslate()
  const own = (key: string, values?: Record<string, string>) =>
    translate(`admin_payouts.approvals.${key}`, values)
  const notify = useNotify()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [asked, setAsked] = useState<'confirm' | 'refuse' | null>(null)
  const { id, kind, is_own: isOwn } = approval
  const refusal = isOwn ? 'take_back' : 'refuse'

  const decide = async (
    act: (id: string) => Promise<{ batch_id: string | null }>,
    done: string,
  ) => {
    const { batch_id: batchId } = await act(id)
    notify(`admin_payouts.approvals.${done}`, { type: 'success' })
    if (batchId !== null && isShown.current) void navigate(paths.admin.madePayoutsOf(batchId))
  }
  // not before: the row may be gone, and the refusal that is read here with it
  const close = () => {
    setAsked(null)
    void invalidatePayouts(queryClient)
  }

  return (
    <Stack direction="row" spacing={1}>
      {!isOwn && (
        <Button
          variant="contained"
          size="small"
          aria-label={own('confirm_of', { what })}
          onClick={() => setAsked('confirm')}
        >
          {own('confirm')}
        </Button>
      )}
      <Button
        variant="outlined"
        size="small"
        aria-label={own(`${refusal}_of`, { what })}
        onClick={() => setAsked('refuse')}
      >
        {own(refusal)}
      </Button>
      <ConfirmDialog
        open={asked === 'confirm'}
        title={own('confirm_of', { what })}
        confirmLabel={own('confirm')}
        pendingLabel={own('confirming')}
        failed={translate('admin_seller.try_again')}
        onConfirm={() => decide(dataProvider.confirmApproval, 'confirmed')}
        onClose={close}
      >
        {own(`confirm_${kind}`)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'refuse'}
        title={own(`${refusal}_of`, { what })}
        confirmLabel={own(refusal)}
        pendingLabel={own('refusing')}
        failed={translate('admin_seller.try_again')}
        onConfirm={() => decide(dataProvider.refuseApproval, isOwn ? 'taken_back' : 'refused')}
        onClose={close}
      >
        {own('refuse_text')}
      </ConfirmDialog>
    </Stack>
  )
}
