import { lazyDialog } from '../../../kit/ui/lazyDialog'
import { canCreateFulfillment, remainingItems } from '#domain/orders/orderActions'
import type { Order } from '#domain/orders/orderWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { usePacking } from './usePacking'

const PackageDialog = lazyDialog(() => import('./PackageDialog'))

/** 'Escolher garrafas' packs a part of what is left, so that an order can leave in several packages (spec §4 Fulfilment). */
export function ChooseBottles({ order, disabled }: { order: Order; disabled: boolean }) {
  const translate = useTranslate()
  const [choosing, setChoosing] = useState(false)
  const left = remainingItems(order)
  const { act, isPending, failed } = usePacking(order, true)
  const isOneBottle = left.reduce((sum, item) => sum + item.quantity, 0) <= 1
  if (!canCreateFulfillment(order) || isOneBottle) return null
  return (
    <>
      <Button disabled={disabled || isPending} onClick={() => setChoosing(true)} fullWidth>
        {translate('order.actions.fulfillment.choose')}
      </Button>
      {choosing && (
        <PackageDialog
          items={left}
          failed={failed}
          onCreate={act}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
