import Alert, { type AlertProps } from '@mui/material/Alert'
import { useLayoutEffect, useRef } from 'react'

/**
 * Why something was not done, in its dialog. It takes the focus, which the button lost when it was disabled: the next
 * Tab leads to the dialog's buttons again.
 */
export function DialogFailure(props: AlertProps) {
  const place = useRef<HTMLDivElement>(null)
  // before the next key is taken
  useLayoutEffect(() => place.current?.focus(), [])
  return <Alert ref={place} severity="error" tabIndex={-1} {...props} />
}
