import { accessKeyProblem } from '#domain/orders/invoice/accessKey'
import { doubtfulCodes, doubtsQuestion } from '#domain/orders/doubtfulCodes'
import { normalizeTrackingCode, trackingCodeProblem } from '#domain/orders/tracking'
import { fieldErrors } from '#domain/result'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useRef, useState, type ReactNode } from 'react'
import type { OrderSlip } from '#domain/orders/orderBatchWire'
import { AreaForm } from '../../../kit/form/AreaForm'
import { serverMessage } from '../../../kit/http/serverMessage'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { formatOrderNumber } from '../../../shared/orders/formatOrderNumber'
import { BatchResult } from '../../../shared/orders/BatchResult'
import type { PortalDataProvider } from '../../dataProvider'
import { useOrderBatch } from '../batch/useOrderBatch'
import type { Parcel } from './parcelsOf'
import { Parcels } from './Parcels'
import { readyOf, renewedOf, type Ready, type Typed } from './readyOf'

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
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  /** Codes that other orders have, as far as it was asked. */
  const [used, setUsed] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<{ doubts: number; send: () => unknown } | null>(null)
  const [sends, setSends] = useState<'ship' | 'invoices'>('ship')
  /** What the lines say, while there are any. */
  const valuesNow = useRef<() => Typed>(null)
  const { run, again, close, progress, outcome } = useOrderBatch<Ready>((data, some, key) =>
    data.sendOrders(some, key),
  )
  const send = (ready: Ready[]) => {
    setSends(ready.some(({ code }) => code) ? 'ship' : 'invoices')
    return run(ready)
  }
  /** Calls `act`, after a question when codes look wrong that were not confirmed before. */
  const check = async (ready: Ready[], act: (ready: Ready[]) => unknown) => {
    const coded = ready
      .filter(({ code }) => code)
      .map(({ key, code, order }) => ({
        key,
        code: normalizeTrackingCode(code),
        order_id: order.id,
      }))
    const codes = Object.fromEntries(coded.map(({ key, code }) => [key, code]))
    const known =
      coded.length > 0
        ? await dataProvider.usedCodes(coded.map(({ code, order_id }) => ({ code, order_id })))
        : []
    setUsed(known)
    const doubtful = doubtfulCodes(codes, known)
    const doubts = ready.filter(({ key, confirmed }) => doubtful[key] && !confirmed).length
    if (doubts === 0) return act(ready)
    const meant = ready.map((one) => ({ ...one, confirmed: true }))
    setAsked({ doubts, send: () => act(meant) })
    return undefined
  }
  const { mutate: sendAgain, isPending: isChecking } = useMutation({
    mutationFn: async () => {
      const ready = (outcome?.refused ?? []).flatMap(({ item }) =>
        renewedOf(item, parcels, valuesNow.current?.()),
      )
      if (ready.length === 0 && outcome?.unsent.length === 0) return close()
      await check(ready, (renewed) => {
        if (renewed.some(({ code }) => code)) setSends('ship')
        void again(renewed)
      })
    },
    onError: (error) =>
      notify(serverMessage(error, translate('order.ship.failed')), { type: 'error' }),
  })
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
        onAgain={() => {
          if (!isChecking) sendAgain()
        }}
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
          onSave={(typed) => check(readyOf(parcels, typed), send)}
          failed={translate('order.ship.failed')}
        >
          {(typed) => (
            <Parcels
              parcels={parcels}
              typed={typed}
              valuesNow={valuesNow}
              used={used}
              isBusy={progress !== null || isChecking}
            />
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
          setAsked(null)
          asked?.send()
        }}
        onClose={() => setAsked(null)}
      >
        {translate('order.ship.doubts')}
      </ConfirmDialog>
    </Stack>
  )
}
