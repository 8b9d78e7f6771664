import { CODE_DOUBTS, doubtfulCodes, doubtsQuestion } from '#domain/orders/doubtfulCodes'
import { shipmentRequest } from '#domain/orders/orderFulfillmentRequest'
import {
  normalizeTrackingCode,
  trackingCode,
  trackingCodeProblem,
  trackingHint,
} from '#domain/orders/tracking'
import { TRACKING_CODE_MAX } from '#domain/limits'
import { fieldErrors } from '#domain/result'
import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import type { Order } from '#domain/orders/orderWire'
import Button, { type ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { AreaForm } from '../../../kit/form/AreaForm'
import { TextInput } from '../../../kit/form/TextInput'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import type { PortalDataProvider } from '../../dataProvider'
import { packageItems } from './packageItems'
import { AMBER } from '../ship/amber'
import { useOrderAction } from './useOrderAction'

interface Sent {
  code: string
  /** It looks wrong and is meant. */
  confirmed: boolean
}

interface Props {
  order: Order
  fulfillment: Fulfillment
  disabled: boolean
  variant?: ButtonProps['variant']
  /** Corrects the code of a package that has left; then called when it is done, or not wanted. */
  onCorrected?: () => void
}

/**
 * The tracking code of a package; with it the package counts as sent (spec §4, §5 Tracking code). What looks wrong stands
 * amber, is asked about once, and can be sent all the same.
 */
export function TrackingForm({ order, fulfillment, disabled, variant, onCorrected }: Props) {
  const translate = useTranslate()
  const known = fulfillment.labels.map(trackingCode).filter(Boolean).join(', ')
  const texts = onCorrected ? 'order.actions.correct' : 'order.actions.tracking'
  const { act, failed } = useOrderAction({
    texts,
    run: (data, { code, confirmed }: Sent) => {
      const request = shipmentRequest(packageItems(order, fulfillment), code)
      if (!request.ok) throw new Error(request.reason)
      const { labels } = request.payload
      return onCorrected
        ? data.correctTracking(order.id, fulfillment.id, { labels })
        : data.addTracking(order.id, fulfillment.id, { ...request.payload, confirmed })
    },
  })
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [used, setUsed] = useState<string[]>([])
  const [asked, setAsked] = useState<string | null>(null)
  const save = async ({ code }: { code: string }) => {
    const codes = { code: normalizeTrackingCode(code) }
    // a correction is about a package that has a code of its own
    const known = onCorrected
      ? []
      : await dataProvider.usedCodes([{ ...codes, order_id: order.id }])
    setUsed(known)
    if (!doubtfulCodes(codes, known).code) return act({ code, confirmed: false })
    setAsked(code)
    return undefined
  }
  const sendAnyway = async () => {
    const saved = await act({ code: asked ?? '', confirmed: true })
    if (saved) onCorrected?.()
  }
  return (
    <>
      <AreaForm
        values={{ code: onCorrected ? known : '' }}
        rules={({ code }) => fieldErrors({ code: trackingCodeProblem(code) })}
        wrongText={({ code }) => code}
        onSave={save}
        onSaved={() => onCorrected?.()}
        failed={failed}
      >
        {({ code }) => {
          const hint = code.trim() ? trackingHint(code) : null
          const doubt = doubtfulCodes({ code }, used).code
          return (
            <Stack spacing={1}>
              <TextInput
                source="code"
                label={translate('order.actions.tracking.label')}
                placeholder={translate('order.actions.tracking.placeholder')}
                helperText={hint?.attention ?? (doubt ? CODE_DOUBTS[doubt] : hint?.carrier)}
                sx={doubt && AMBER}
                margin="none"
                disabled={disabled}
                maxLength={TRACKING_CODE_MAX}
                autoComplete="off"
                slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
              />
              <Submit texts={texts} disabled={disabled} variant={variant ?? 'contained'} />
              {onCorrected && (
                <Button onClick={onCorrected}>{translate('ra.action.cancel')}</Button>
              )}
            </Stack>
          )
        }}
      </AreaForm>
      <ConfirmDialog
        open={asked !== null}
        title={doubtsQuestion(1)}
        confirmLabel={translate('order.ship.anyway')}
        cancelLabel={translate('order.ship.look_again')}
        onConfirm={sendAnyway}
        onClose={() => setAsked(null)}
      >
        {asked}
      </ConfirmDialog>
    </>
  )
}

function Submit({
  texts,
  disabled,
  variant,
}: Pick<ButtonProps, 'variant' | 'disabled'> & { texts: string }) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant={variant} disabled={disabled || isSubmitting}>
      {translate(`${texts}.${isSubmitting ? 'pending' : 'submit'}`)}
    </Button>
  )
}
