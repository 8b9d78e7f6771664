import { INVOICE_KEY_TYPED_MAX, TRACKING_CODE_MAX } from '#domain/limits'
import { readAccessKey } from '#domain/orders/invoice/accessKey'
import { CODE_DOUBTS, type CodeDoubt } from '#domain/orders/doubtfulCodes'
import { unpaidWarning } from '#domain/orders/orderCapture'
import { customerName } from '#domain/orders/orderFilter'
import { trackingHint } from '#domain/orders/tracking'
import { formatDate } from '#domain/values/dates'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { TextInput } from '../../../kit/form/TextInput'
import { formatOrderNumber } from '../../../shared/orders/formatOrderNumber'
import { LateChip } from '../../../shared/orders/LateChip'
import { AMBER } from './amber'
import { AskTaxId } from './AskTaxId'
import type { Parcel } from './parcelsOf'
import type { Typed } from './readyOf'

interface Props {
  parcel: Parcel
  /** As typed. */
  code: string
  doubt: CodeDoubt | undefined
  file: File | undefined
  isBusy: boolean
}

/** One order to be sent: whose it is and until when, its code, and its invoice's key. */
export function ParcelRow({ parcel: { key, order }, code, doubt, file, isBusy }: Props) {
  const translate = useTranslate()
  const { setValue } = useFormContext<Typed>()
  const name = formatOrderNumber(order)
  const hint = code.trim() ? trackingHint(code) : null
  const unpaid = unpaidWarning(order)
  const takeFileAway = () => {
    setValue(`files.${key}`, undefined, { shouldDirty: true })
    setValue(`accessKeys.${key}`, '', { shouldDirty: true, shouldValidate: true })
  }
  const plain = { autoComplete: 'off', spellCheck: false }
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 240px 320px' },
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <div>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <LateChip order={order} />
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {[
            customerName(order.shipping_address),
            order.shipping_address?.city,
            order.promised_on &&
              translate('order.ship.promised', { day: formatDate(order.promised_on) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {unpaid && (
          <Typography variant="body2" color="warning.main">
            {unpaid}
          </Typography>
        )}
        <AskTaxId order={order} />
      </div>
      <TextInput
        source={`codes.${key}`}
        label={translate('order.actions.tracking.label')}
        size="small"
        margin="none"
        disabled={isBusy}
        helperText={doubt ? (hint?.attention ?? CODE_DOUBTS[doubt]) : hint?.carrier}
        maxLength={TRACKING_CODE_MAX}
        sx={doubt && AMBER}
        slotProps={{
          htmlInput: { ...plain, 'aria-label': translate('order.ship.code_of', { name }) },
        }}
      />
      {order.invoice ? (
        <Typography variant="body2" color="text.secondary" sx={{ pt: 1 }}>
          {translate('order.invoice.number', {
            number: readAccessKey(order.invoice.access_key).number,
          })}
        </Typography>
      ) : (
        // a file's name may be long and without a gap
        <Stack spacing={0.5} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <TextInput
            source={`accessKeys.${key}`}
            label={translate('order.ship.key')}
            size="small"
            margin="none"
            disabled={isBusy || file !== undefined}
            helperText={file?.name}
            maxLength={INVOICE_KEY_TYPED_MAX}
            slotProps={{
              htmlInput: { ...plain, 'aria-label': translate('order.ship.key_of', { name }) },
            }}
          />
          {file && (
            <Button
              size="small"
              disabled={isBusy}
              onClick={takeFileAway}
              aria-label={translate('order.ship.xml.clear_of', { name })}
              sx={{ alignSelf: 'flex-start' }}
            >
              {translate('order.invoice.xml.clear')}
            </Button>
          )}
        </Stack>
      )}
    </Box>
  )
}
