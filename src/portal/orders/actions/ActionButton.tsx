import type { Order } from '#domain/orders/orderWire'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import type { PortalDataProvider } from '../../dataProvider'
import { useOrderAction } from './useOrderAction'

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'startIcon' | 'fullWidth'> {
  /** Branch of the catalogue: label, pending, success, failure; with title and text it asks first (R31). */
  texts: string
  /** A shorter one where the order is named beside it; `name` then tells a screen reader which. */
  label?: string
  name?: string
  run: (dataProvider: PortalDataProvider) => Promise<Order>
  /** Asks before what cannot be undone. */
  confirm?: boolean
  destructive?: boolean
  /** Why it cannot be pressed now. */
  disabled?: boolean
}

/** A button that owns its action: it runs once, says so while it runs, and tells how it went. */
export function ActionButton(props: Props) {
  const { texts, label, name, run, confirm, destructive, disabled, ...button } = props
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const { act, isPending } = useOrderAction<void>({ texts, run })
  const text = isPending ? translate(`${texts}.pending`) : (label ?? translate(`${texts}.label`))
  return (
    <>
      <Button
        {...button}
        {...(name && { 'aria-label': `${text}: ${name}` })}
        disabled={(disabled ?? false) || isPending}
        onClick={() => (confirm ? setAsking(true) : void act())}
      >
        {text}
      </Button>
      {confirm && (
        <ConfirmDialog
          open={asking}
          title={translate(`${texts}.title`)}
          confirmLabel={translate(`${texts}.label`)}
          pendingLabel={translate(`${texts}.pending`)}
          destructive={destructive ?? false}
          onConfirm={() => act()}
          onClose={() => setAsking(false)}
        >
          {translate(`${texts}.text`)}
        </ConfirmDialog>
      )}
    </>
  )
}
