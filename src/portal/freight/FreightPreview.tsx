import { freightErrors, readFreightForm, type FreightForm } from '#domain/freight/freightForm'
import { freightState, FREIGHT_STATES } from '#domain/freight/freightRegions'
import { quoteFreight } from '#domain/freight/freightTable'
import { boxesText, workingDaysText } from '#domain/freight/freightWords'
import { CART_BOTTLES_MAX, CART_LINES_MAX } from '#domain/limits'
import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import { parseInteger } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../kit/form/NumberField'
import { freight } from '../../shared/freight/freightTexts'
import { DetailCard } from '../../kit/ui/DetailCard'

const text = freight.preview
const BOTTLES_MAX = CART_BOTTLES_MAX * CART_LINES_MAX

/** What an order would cost by the values in the form: state and bottles to price, boxes and days. */
export function FreightPreview() {
  const form = useWatch<FreightForm>() as FreightForm
  const [state, setState] = useState('SP')
  const [bottles, setBottles] = useState('6')
  const count = parseInteger(bottles)
  const isCount = count !== null && count >= 1 && count <= BOTTLES_MAX
  return (
    <DetailCard title={text.title}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: '240px 140px 1fr' },
        }}
      >
        <TextField
          select
          label={text.state}
          value={state}
          onChange={({ target }) => setState(target.value)}
        >
          {FREIGHT_STATES.map((code) => (
            <MenuItem key={code} value={code}>
              {BRAZILIAN_STATES[code]}
            </MenuItem>
          ))}
        </TextField>
        <NumberField
          label={text.bottles}
          value={bottles}
          onChange={setBottles}
          min={1}
          whole
          error={!isCount}
          helperText={isCount ? undefined : text.wrongBottles}
        />
        <Box role="status" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, alignSelf: 'center' }}>
          {isCount && <Quote form={form} state={state} bottles={count} />}
        </Box>
      </Box>
    </DetailCard>
  )
}

function Quote({ form, state, bottles }: { form: FreightForm; state: string; bottles: number }) {
  const errors = Object.keys(freightErrors(form)).filter(
    (path) => !path.startsWith('states.') || path.startsWith(`states.${state}.`),
  )
  if (errors.length > 0) return <Typography color="error">{text.wrongState}</Typography>
  const table = readFreightForm(form)
  const quoted = quoteFreight(table, { state: freightState(state), bottles, amount: -1 })
  if (!quoted.ok) return <Typography color="text.secondary">{text.none}</Typography>
  const { price, boxes, handling_days, delivery_days } = quoted.quote
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {formatBRL(price)} · {boxesText(boxes)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text.days(workingDaysText(handling_days), workingDaysText(delivery_days))}
        {table.free_above !== null && ` ${text.free(formatBRL(table.free_above))}`}
      </Typography>
    </>
  )
}
