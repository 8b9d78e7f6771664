import { TRACKING_CODE_MAX } from '#domain/limits'
import { matchTracking, repeatedCodes, type WaitingPackage } from '#domain/orders/matchTracking'
import { unpaidWarning } from '#domain/orders/orderCapture'
import { customerName } from '#domain/orders/orderFilter'
import { trackingCodeProblem, trackingHint } from '#domain/orders/tracking'
import type { Order } from '#domain/orders/orderWire'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEvent, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { AreaForm } from '../../../kit/form/AreaForm'
import { TextInput } from '../../../kit/form/TextInput'
import { UnsavedChangesGuard } from '../../../kit/form/UnsavedChangesGuard'
import { formatOrderNumber } from '../../../shared/orders/formatOrderNumber'
import { BatchResult } from '../../../shared/orders/BatchResult'
import { useOrderBatch } from './useOrderBatch'

/** A package that waits for its code. */
export interface Parcel extends WaitingPackage {
  order: Order
}

interface Props {
  parcels: Parcel[]
  /** Orders without a package that waits: there is nothing to send. */
  unpacked: Order[]
}

/** The form's values: codes by package. */
interface Typed {
  codes: Record<string, string>
}

/** A pasted column is spread over the packages, looked at and corrected there, and then sent. */
export function ShipForm({ parcels, unpacked }: Props) {
  const translate = useTranslate()
  const { run, again, close, progress, outcome } = useOrderBatch<Filled>((dataProvider, some) =>
    dataProvider.shipPackages(
      some.map(({ order, fulfillmentId, code }) => ({
        id: order.id,
        fulfillment_id: fulfillmentId,
        tracking_number: code,
      })),
    ),
  )
  return (
    <Stack spacing={2} sx={{ maxWidth: 'var(--form-width)' }}>
      {unpacked.length > 0 && !outcome && (
        <Alert severity="info">
          {translate('order.batch.ship.unpacked', {
            orders: unpacked.map(formatOrderNumber).join(', '),
          })}
        </Alert>
      )}
      {parcels.length > 0 && (
        <AreaForm<Typed, unknown>
          values={{ codes: Object.fromEntries(parcels.map((one) => [one.fulfillmentId, ''])) }}
          rules={({ codes }) =>
            Object.fromEntries(
              filledOf(parcels, codes).flatMap(({ fulfillmentId, code }) => {
                const problem = trackingCodeProblem(code)
                return problem ? [[`codes.${fulfillmentId}`, problem]] : []
              }),
            )
          }
          onSave={({ codes }) => run(filledOf(parcels, codes))}
          failed={translate('order.batch.ship.failed')}
        >
          {({ codes }) => <Parcels parcels={parcels} codes={codes} isBusy={progress !== null} />}
        </AreaForm>
      )}
      <BatchResult
        texts="order.batch.ship"
        progress={progress}
        outcome={outcome}
        nameOf={({ order }) => formatOrderNumber(order)}
        onAgain={() => void again()}
        onClose={close}
      />
    </Stack>
  )
}

interface Filled extends Parcel {
  code: string
}

const filledOf = (parcels: Parcel[], codes: Typed['codes']): Filled[] =>
  parcels
    .map((one) => ({ ...one, code: (codes[one.fulfillmentId] ?? '').trim() }))
    .filter(({ code }) => code !== '')

function Parcels({
  parcels,
  codes,
  isBusy,
}: {
  parcels: Parcel[]
  codes: Typed['codes']
  isBusy: boolean
}) {
  const translate = useTranslate()
  const { setValue } = useFormContext<Typed>()
  const [problems, setProblems] = useState<string[]>([])
  const repeated = repeatedCodes(codes)
  const filled = filledOf(parcels, codes)
  const isUnsaved = useEvent(() => filled.length > 0)
  const paste = (text: string) => {
    const matched = matchTracking(text, parcels)
    for (const [id, code] of Object.entries(matched.codes)) {
      setValue(`codes.${id}`, code, { shouldDirty: true, shouldValidate: true })
    }
    setProblems(matched.problems)
  }
  const hintOf = ({ fulfillmentId }: Parcel): string | null => {
    const code = (codes[fulfillmentId] ?? '').trim()
    if (code === '') return null
    if (repeated.has(code)) return translate('order.batch.ship.repeated')
    const { attention, carrier } = trackingHint(code)
    return attention ?? carrier
  }
  return (
    <Stack spacing={2}>
      <UnsavedChangesGuard isUnsaved={isUnsaved} text={translate('order.batch.ship.unsaved')} />
      <TextField
        label={translate('order.batch.ship.paste')}
        helperText={translate('order.batch.ship.paste_hint')}
        multiline
        minRows={3}
        maxRows={8}
        autoFocus
        margin="none"
        disabled={isBusy}
        onChange={({ target }) => paste(target.value)}
        slotProps={{ htmlInput: { maxLength: 50_000, spellCheck: false } }}
      />
      {problems.length > 0 && (
        <Alert severity="warning">
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parcels.map((one, index) => (
          <Box
            component="li"
            key={one.fulfillmentId}
            sx={{
              p: 2,
              display: 'grid',
              gap: 1.5,
              alignItems: 'start',
              gridTemplateColumns: { xs: '1fr', sm: '1fr minmax(0, 320px)' },
              borderTop: index === 0 ? 0 : 1,
              borderColor: 'divider',
            }}
          >
            <div>
              <Typography sx={{ fontWeight: 600 }}>{formatOrderNumber(one.order)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {[customerName(one.order.shipping_address), one.order.shipping_address?.city]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              {unpaidWarning(one.order) && (
                <Typography variant="body2" color="warning.main">
                  {unpaidWarning(one.order)}
                </Typography>
              )}
            </div>
            <TextInput
              source={`codes.${one.fulfillmentId}`}
              label={translate('order.actions.tracking.label')}
              size="small"
              margin="none"
              disabled={isBusy}
              helperText={hintOf(one)}
              maxLength={TRACKING_CODE_MAX}
              slotProps={{
                htmlInput: {
                  'aria-label': translate('order.batch.ship.code_of', {
                    name: formatOrderNumber(one.order),
                  }),
                  autoComplete: 'off',
                  spellCheck: false,
                },
              }}
            />
          </Box>
        ))}
      </Card>
      <Button
        type="submit"
        variant="contained"
        disabled={isBusy || filled.length === 0}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {translate('order.batch.ship.submit', { smart_count: filled.length })}
      </Button>
    </Stack>
  )
}
