import { TRACKING_CODE_MAX } from '#domain/limits'
import { matchTracking, repeatedCodes, type WaitingPackage } from '#domain/orders/matchTracking'
import { customerName } from '#domain/orders/orderFilter'
import { trackingCodeProblem, trackingHint } from '#domain/orders/tracking'
import type { Order } from '#domain/wire/order'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEvent, useTranslate } from 'ra-core'
import { useState } from 'react'
import { UnsavedChangesGuard } from '../../../shared/form/UnsavedChangesGuard'
import { formatOrderNumber } from '../formatOrderNumber'
import { BatchResult } from './BatchResult'
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

/** A pasted column is spread over the packages, looked at and corrected there, and then sent. */
export function ShipForm({ parcels, unpacked }: Props) {
  const translate = useTranslate()
  const [codes, setCodes] = useState<Record<string, string>>({})
  const [problems, setProblems] = useState<string[]>([])
  const { run, again, close, progress, outcome } = useOrderBatch<Parcel>((dataProvider, some) =>
    dataProvider.shipPackages(
      some.map(({ order, fulfillmentId }) => ({
        id: order.id,
        fulfillment_id: fulfillmentId,
        tracking_number: codes[fulfillmentId] ?? '',
      })),
    ),
  )
  const codeOf = ({ fulfillmentId }: Parcel) => (codes[fulfillmentId] ?? '').trim()
  const problemOf = (one: Parcel) => (codeOf(one) ? trackingCodeProblem(codeOf(one)) : null)
  const repeated = repeatedCodes(codes)
  const filled = parcels.filter((one) => codeOf(one) !== '')
  const isUnsaved = useEvent(() => filled.length > 0)
  const paste = (text: string) => {
    const matched = matchTracking(text, parcels)
    setCodes({ ...codes, ...matched.codes })
    setProblems(matched.problems)
  }
  const hintOf = (one: Parcel): string | null => {
    if (codeOf(one) === '') return null
    if (repeated.has(codeOf(one))) return translate('order.batch.ship.repeated')
    const { attention, carrier } = trackingHint(codeOf(one))
    return attention ?? carrier
  }
  return (
    <Stack spacing={2} sx={{ maxWidth: 'var(--form-width)' }}>
      <UnsavedChangesGuard isUnsaved={isUnsaved} text={translate('order.batch.ship.unsaved')} />
      {unpacked.length > 0 && !outcome && (
        <Alert severity="info">
          {translate('order.batch.ship.unpacked', {
            orders: unpacked.map(formatOrderNumber).join(', '),
          })}
        </Alert>
      )}
      {parcels.length > 0 && (
        <>
          <TextField
            label={translate('order.batch.ship.paste')}
            helperText={translate('order.batch.ship.paste_hint')}
            multiline
            minRows={3}
            maxRows={8}
            autoFocus
            margin="none"
            disabled={progress !== null}
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
                </div>
                <TextField
                  label={translate('order.actions.tracking.label')}
                  size="small"
                  margin="none"
                  value={codes[one.fulfillmentId] ?? ''}
                  disabled={progress !== null}
                  error={problemOf(one) !== null}
                  helperText={problemOf(one) ?? hintOf(one)}
                  onChange={({ target }) =>
                    setCodes({ ...codes, [one.fulfillmentId]: target.value })
                  }
                  slotProps={{
                    htmlInput: {
                      'aria-label': translate('order.batch.ship.code_of', {
                        name: formatOrderNumber(one.order),
                      }),
                      maxLength: TRACKING_CODE_MAX,
                      autoComplete: 'off',
                      spellCheck: false,
                    },
                  }}
                />
              </Box>
            ))}
          </Card>
          <Button
            variant="contained"
            disabled={
              progress !== null || filled.length === 0 || filled.some((one) => problemOf(one))
            }
            onClick={() => void run(filled)}
            sx={{ alignSelf: { sm: 'flex-start' } }}
          >
            {translate('order.batch.ship.submit', { smart_count: filled.length })}
          </Button>
        </>
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
