import { unpaidWarning } from '#domain/orders/orderCapture'
import { shipmentRequest } from '#domain/orders/orderFulfillmentRequest'
import { trackingCode, trackingCodeProblem, trackingHint } from '#domain/orders/tracking'
import { TRACKING_CODE_MAX } from '#domain/limits'
import { fieldErrors } from '#domain/result'
import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import type { Order } from '#domain/orders/orderWire'
import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useFormState } from 'react-hook-form'
import { AreaForm } from '../../../kit/form/AreaForm'
import { TextInput } from '../../../kit/form/TextInput'
import { packageItems } from './packageItems'
import { useOrderAction } from './useOrderAction'

interface Props {
  order: Order
  fulfillment: Fulfillment
  disabled: boolean
  variant?: ButtonProps['variant']
  /** Corrects the code of a package that has left; then called when it is done, or not wanted. */
  onCorrected?: () => void
}

/**
 * The tracking code of a package; with it the package counts as sent (spec §4, §5 Tracking code). What looks wrong is
 * said and can be sent all the same.
 */
export function TrackingForm({ order, fulfillment, disabled, variant, onCorrected }: Props) {
  const translate = useTranslate()
  const warning = onCorrected ? null : unpaidWarning(order)
  const known = fulfillment.labels.map(trackingCode).filter(Boolean).join(', ')
  const texts = onCorrected ? 'order.actions.correct' : 'order.actions.tracking'
  const { act, failed } = useOrderAction({
    texts,
    run: (dataProvider, { code }: { code: string }) => {
      const request = shipmentRequest(packageItems(order, fulfillment), code)
      if (!request.ok) throw new Error(request.reason)
      const { labels } = request.payload
      return onCorrected
        ? dataProvider.correctTracking(order.id, fulfillment.id, { labels })
        : dataProvider.addTracking(order.id, fulfillment.id, request.payload)
    },
  })
  return (
    <AreaForm
      values={{ code: onCorrected ? known : '' }}
      rules={({ code }) => fieldErrors({ code: trackingCodeProblem(code) })}
      wrongText={({ code }) => code}
      onSave={act}
      onSaved={() => onCorrected?.()}
      failed={failed}
    >
      {({ code }) => {
        const hint = code.trim() ? trackingHint(code) : null
        return (
          <Stack spacing={1}>
            {warning && <Alert severity="warning">{warning}</Alert>}
            <TextInput
              source="code"
              label={translate('order.actions.tracking.label')}
              placeholder={translate('order.actions.tracking.placeholder')}
              helperText={hint?.attention ?? hint?.carrier}
              margin="none"
              disabled={disabled}
              maxLength={TRACKING_CODE_MAX}
              autoComplete="off"
              slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
            />
            <Submit texts={texts} disabled={disabled} variant={variant ?? 'contained'} />
            {onCorrected && <Button onClick={onCorrected}>{translate('ra.action.cancel')}</Button>}
          </Stack>
        )
      }}
    </AreaForm>
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
