import type { useIdempotencyKey } from '../../../kit/http/useIdempotencyKey'
import { lazyDialog } from '../../../kit/ui/lazyDialog'
import { canCreateFulfillment, remainingItems } from '#domain/orders/orderActions'
import type { Order } from '#domain/orders/orderWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { countBottles } from '../countBottles'
import { usePacking } from './usePacking'

const PackageDialog = lazyDialog(() => import('./PackageDialog'))

interface Props {
  order: Order
  disabled: boolean
  onPress: () => void
}

/** 'Escolher garrafas' packs a part of what is left, so that an order can leave in several packages (spec §4 Fulfilment). */
export function ChooseBottles({ order, disabled, onPress }: Props) {
  const translate = useTranslate()
  if (!canCreateFulfillment(order) || countBottles(remainingItems(order)) <= 1) return null
  return (
    <Button disabled={disabled} onClick={onPress} fullWidth>
      {translate('order.actions.fulfillment.choose')}
    </Button>
  )
}

interface DialogProps {
  /** As it was when the dialog opened: a colleague who packs meanwhile takes nothing away, and the server says so. */
  order: Order
  /** Of the page: closed and opened again after an answer was lost, the dialog packs the same package. */
  once: ReturnType<typeof useIdempotencyKey>
  onClose: () => void
}

/** Asks which bottles go into the package, and packs them. */
export function ChooseBottlesDialog({ order, once, onClose }: DialogProps) {
  const { act, failed } = usePacking(order, once, true)
  return (
    <PackageDialog items={remainingItems(order)} failed={failed} onCreate={act} onClose={onClose} />
  )
}
