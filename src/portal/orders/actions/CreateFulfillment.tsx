import { canCreateFulfillment } from '#domain/orders/orderActions'
import type { Order } from '#domain/orders/orderWire'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useIdempotencyKey } from '../../../kit/http/useIdempotencyKey'
import { usePacking } from './usePacking'

interface Props {
  order: Order
  disabled: boolean
  variant: ButtonProps['variant']
}

/** 'Criar Fulfillment' packs everything that is left (spec §4 Fulfilment). */
export function CreateFulfillment({ order, disabled, variant }: Props) {
  const translate = useTranslate()
  const { act, isPending } = usePacking(order, useIdempotencyKey())
  if (!canCreateFulfillment(order)) return null
  return (
    <Button
      variant={variant}
      disabled={disabled || isPending}
      onClick={() => void act({})}
      fullWidth
    >
      {translate(`order.actions.fulfillment.${isPending ? 'pending' : 'label'}`)}
    </Button>
  )
}
