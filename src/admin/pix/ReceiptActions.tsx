import { payoutReasonProblem } from '#domain/money/payouts'
import { pixActs, type PixAct } from '#domain/pix/pixProblems'
import type { PixReceipt } from '#domain/pix/pixWire'
import { formatBRL } from '#domain/values/money'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { RowMenu } from '../../kit/list/RowMenu'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { ReasonDialog } from '../../kit/ui/ReasonDialog'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'

/** Acts that are only asked for once more; dismissing wants a reason. */
const CONFIRMED = ['book', 'refund', 'retry', 'give_up'] as const satisfies PixAct[]

/** What is first to be done about a receipt, and behind the menu what else may be; each is asked for. Nothing for who moves no money. */
export function ReceiptActions({ receipt }: { receipt: PixReceipt }) {
  const translate = useTranslate()
  const may = useMay()
  const { dataProvider, done, decided } = useDecided()
  const [asked, setAsked] = useState<PixAct | null>(null)
  const { id, amount, order } = receipt
  const facts = { amount: formatBRL(amount), order: order?.display_id ?? '' }
  const own = (act: PixAct, key: string) => translate(`admin_pix.${act}.${key}`, facts)
  // not before: the row may be gone, and the refusal that is read here with it
  const close = () => {
    setAsked(null)
    decided()
  }
  const confirmed = {
    book: () => dataProvider.bookPix(id),
    refund: () => dataProvider.refundPix(id, amount),
    retry: () => dataProvider.retryPixRefund(id),
    give_up: () => dataProvider.giveUpPixRefund(id),
  }
  const [first, ...others] = pixActs(receipt)
  if (!may('moveMoney')) return null
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {first && (
          <Button
            size="small"
            variant="outlined"
            sx={{ whiteSpace: 'nowrap' }}
            aria-label={own(first, 'label_of')}
            onClick={() => setAsked(first)}
          >
            {own(first, 'label')}
          </Button>
        )}
        {others.length > 0 && (
          <RowMenu
            name={translate('admin_pix.name', facts)}
            links={[]}
            acts={others.map((act) => ({
              label: `admin_pix.${act}.label`,
              run: () => setAsked(act),
            }))}
          />
        )}
      </Stack>
      {CONFIRMED.map((act) => (
        <ConfirmDialog
          key={act}
          open={asked === act}
          title={own(act, 'title')}
          confirmLabel={own(act, 'label')}
          pendingLabel={own(act, 'pending')}
          failed={own(act, 'failed')}
          onConfirm={() => done(act, confirmed[act]())}
          onClose={close}
        >
          {own(act, 'text')}
        </ConfirmDialog>
      ))}
      {asked === 'dismiss' && (
        <ReasonDialog
          title={own('dismiss', 'title')}
          text={own('dismiss', 'text')}
          label={own('dismiss', 'reason')}
          hint={own('dismiss', 'reason_hint')}
          required
          problemOf={payoutReasonProblem}
          confirmLabel={own('dismiss', 'label')}
          pendingLabel={own('dismiss', 'pending')}
          failed={own('dismiss', 'failed')}
          onConfirm={(reason) => done('dismiss', dataProvider.dismissPix(id, reason))}
          onClose={close}
        />
      )}
    </>
  )
}

/** Says that an act is done; what it changes is read again once its dialog has closed. */
function useDecided() {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  return {
    dataProvider,
    done: async (act: PixAct, acting: Promise<unknown>) => {
      await acting
      notify(`admin_pix.${act}.done`, { type: 'success' })
      return true
    },
    decided: () => {
      for (const name of ['pix', 'orders', 'payouts', 'products'])
        void queryClient.invalidateQueries({ queryKey: [name] })
    },
  }
}
