import { accessKeyProblem } from '#domain/orders/invoice/accessKey'
import { doubtfulCodes, doubtsQuestion } from '#domain/orders/doubtfulCodes'
import { normalizeTrackingCode, trackingCodeProblem } from '#domain/orders/tracking'
import { fieldErrors } from '#domain/result'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState, type ReactNode } from 'react'
import type { OrderSlip } from '#domain/orders/orderBatchWire'
import { AreaForm } from '../../../kit/form/AreaForm'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { formatOrderNumber } from '../../../shared/orders/formatOrderNumber'
import { BatchResult } from '../../../shared/orders/BatchResult'
import type { PortalDataProvider } from '../../dataProvider'
import { useOrderBatch } from '../batch/useOrderBatch'
import type { Parcel } from './parcelsOf'
import { Parcels } from './Parcels'
import { readyOf, type Ready, type Typed } from './readyOf'

interface Props {
  parcels: Parcel[]
  /** Orders of the address of which there is nothing to send. */
  unsendable: OrderSlip[]
  /** In place of the form when nothing waits. */
  empty: ReactNode
}

/** Pasted columns and dropped files are spread over the orders, looked at and corrected there, and then sent. */
export function ShipForm({ parcels, unsendable, empty }: Props) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  /** Codes that other orders have, as far as it was asked. */
  const [used, setUsed] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<{ ready: Ready[]; doubts: number } | null>(null)
  const [sends, setSends] = useState<'ship' | 'invoices'>('ship')
  const { run, again, close, progress, outcome } = useOrderBatch<Ready>((data, some, key) =>
    data.sendOrders(some, key),
  )
  const send = (ready: Ready[]) => {
    setSends(ready.some(({ code }) => code) ? 'ship' : 'invoices')
    return run(ready)
  }
  const save = async (typed: Typed) => {
    const ready = readyOf(parcels, typed)
    const codes = Object.fromEntries(
      ready.flatMap(({ key, code }) => (code ? [[key, normalizeTrackingCode(code)]] : [])),
    )
    const list = [...new Set(Object.values(codes))]
    const known = list.length > 0 ? await dataProvider.usedCodes(list) : []
    setUsed(known)
    const doubts = Object.keys(doubtfulCodes(codes, known)).length
    if (doubts === 0) return send(ready)
    setAsked({ ready: ready.map((one) => ({ ...one, confirmed: true })), doubts })
    return undefined
  }
  return (
    <Stack spacing={2}>
      {unsendable.length > 0 && !outcome && (
        <Alert severity="info">
          {translate('order.ship.unsendable', {
            orders: unsendable.map(formatOrderNumber).join(', '),
          })}
        </Alert>
      )}
      <BatchResult
        texts={`order.ship.${sends}`}
        progress={progress}
        outcome={outcome}
        nameOf={({ order }) => formatOrderNumber(order)}
        onAgain={() => void again()}
        onClose={close}
      />
      {parcels.length > 0 ? (
        <AreaForm<Typed, unknown>
          values={{ codes: {}, accessKeys: {}, files: {} }}
          rules={({ codes, accessKeys }) =>
            fieldErrors(
              Object.fromEntries(
                parcels.flatMap(({ key, order }) => {
                  const code = codes[key]?.trim()
                  const accessKey = order.invoice ? '' : accessKeys[key]?.trim()
                  return [
                    [`codes.${key}`, code ? trackingCodeProblem(code) : null],
                    [`accessKeys.${key}`, accessKey ? accessKeyProblem(accessKey) : null],
                  ]
                }),
              ),
            )
          }
          onSave={save}
          failed={translate('order.ship.failed')}
        >
          {(typed) => (
            <Parcels parcels={parcels} typed={typed} used={used} isBusy={progress !== null} />
          )}
        </AreaForm>
      ) : (
        !outcome && empty
      )}
      <ConfirmDialog
        open={asked !== null}
        title={doubtsQuestion(asked?.doubts ?? 0)}
        confirmLabel={translate('order.ship.anyway')}
        cancelLabel={translate('order.ship.look_again')}
        onConfirm={() => {
          const ready = asked?.ready ?? []
          setAsked(null)
          void send(ready)
        }}
        onClose={() => setAsked(null)}
      >
        {translate('order.ship.doubts')}
      </ConfirmDialog>
    </Stack>
  )
}
