import { canCreateFulfillment, remainingItems } from '#domain/orders/orderActions'
import { fulfillmentRequest } from '#domain/orders/orderFulfillmentRequest'
import type { Order } from '#domain/wire/order'
import Button, { type ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useNotify, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../../shared/http/newIdempotencyKey'
import { PackageDialog } from './PackageDialog'
import { useOrderAction } from './useOrderAction'

/** How many bottles of each line go into the package, by line id. */
export type Quantities = Record<string, number>

interface Props {
  order: Order
  disabled: boolean
  variant: ButtonProps['variant']
}

/**
 * 'Criar Fulfillment' packs everything that is left; 'Escolher garrafas' packs a part of it, so that an order can
 * leave in several packages (spec §4 Fulfilment).
 */
export function CreateFulfillment({ order, disabled, variant }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [choosing, setChoosing] = useState(false)
  const chosen = useRef<Quantities | null>(null)
  const key = useRef('')
  const left = remainingItems(order)

  const request = () =>
    fulfillmentRequest(
      left
        .map((item) => ({ ...item, quantity: chosen.current?.[item.id] ?? item.quantity }))
        .filter((item) => item.quantity > 0),
    )
  const { mutate, isPending } = useOrderAction({
    texts: 'order.actions.fulfillment',
    run: (dataProvider) => {
      const built = request()
      if (!built.ok) throw new Error(built.reason)
      return dataProvider.createFulfillment(order.id, built.payload, key.current)
    },
    onDone: () => setChoosing(false),
  })
  const create = (quantities: Quantities | null) => {
    if (isPending) return
    chosen.current = quantities
    const built = request()
    if (!built.ok) {
      notify(built.reason, { type: 'error' })
      return
    }
    key.current = newIdempotencyKey()
    mutate()
  }

  if (!canCreateFulfillment(order)) return null
  const severalBottles = left.reduce((sum, item) => sum + item.quantity, 0) > 1
  return (
    <Stack spacing={1}>
      <Button variant={variant} disabled={disabled || isPending} onClick={() => create(null)}>
        {translate(
          isPending ? 'order.actions.fulfillment.pending' : 'order.actions.fulfillment.label',
        )}
      </Button>
      {severalBottles && (
        <Button disabled={disabled || isPending} onClick={() => setChoosing(true)}>
          {translate('order.actions.fulfillment.choose')}
        </Button>
      )}
      {choosing && (
        <PackageDialog
          items={left}
          pending={isPending}
          onCreate={create}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  )
}
