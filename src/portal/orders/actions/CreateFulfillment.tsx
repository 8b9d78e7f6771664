import { canCreateFulfillment, remainingItems } from '#domain/orders/orderActions'
import { fulfillmentRequest } from '#domain/orders/orderFulfillmentRequest'
import type { Order } from '#domain/orders/orderWire'
import Button, { type ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { newIdempotencyKey } from '../../../kit/http/newIdempotencyKey'
import { PackageDialog } from './PackageDialog'
import { useOrderAction } from './useOrderAction'

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
  const left = remainingItems(order)
  const text = (key: string) => translate(`order.actions.fulfillment.${key}`)
  const { act, isPending, failed } = useOrderAction({
    texts: 'order.actions.fulfillment',
    run: (dataProvider, request: Parameters<typeof dataProvider.createFulfillment>[1]) =>
      dataProvider.createFulfillment(order.id, request, newIdempotencyKey()),
  })
  /** How many bottles of each line go into the package, by line id. */
  const create = async (quantities: Record<string, number>) => {
    const built = fulfillmentRequest(
      left
        .map((item) => ({ ...item, quantity: quantities[item.id] ?? item.quantity }))
        .filter((item) => item.quantity > 0),
    )
    if (built.ok) return act(built.payload)
    notify(built.reason, { type: 'error' })
    return undefined
  }

  if (!canCreateFulfillment(order)) return null
  const severalBottles = left.reduce((sum, item) => sum + item.quantity, 0) > 1
  return (
    <Stack spacing={1}>
      <Button variant={variant} disabled={disabled || isPending} onClick={() => void create({})}>
        {text(isPending ? 'pending' : 'label')}
      </Button>
      {severalBottles && (
        <Button disabled={disabled || isPending} onClick={() => setChoosing(true)}>
          {text('choose')}
        </Button>
      )}
      {choosing && (
        <PackageDialog
          items={left}
          failed={failed}
          onCreate={create}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  )
}
