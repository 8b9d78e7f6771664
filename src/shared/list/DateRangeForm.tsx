import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'

interface DateRangeFormProps {
  from: string
  to: string
  /** Gets yyyy-MM-dd or ''. */
  onApply: (range: { from: string; to: string }) => void
}

/** Two days; either may stay open. A range that ends before it begins is explained, not sent. */
export function DateRangeForm({ from, to, onApply }: DateRangeFormProps) {
  const translate = useTranslate()
  const [range, setRange] = useState({ from, to })
  const reversed = range.from !== '' && range.to !== '' && range.to < range.from

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reversed) onApply(range)
  }
  return (
    <Stack component="form" spacing={2} onSubmit={submit} noValidate sx={{ width: 260 }}>
      <Typography variant="h6" component="p">
        {translate('lists.period.title')}
      </Typography>
      <TextField
        type="date"
        margin="none"
        label={translate('lists.period.from')}
        value={range.from}
        onChange={(event) => setRange({ ...range, from: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        autoFocus
      />
      <TextField
        type="date"
        margin="none"
        label={translate('lists.period.to')}
        value={range.to}
        onChange={(event) => setRange({ ...range, to: event.target.value })}
        error={reversed}
        helperText={reversed ? translate('lists.period.reversed') : undefined}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={() => onApply({ from: '', to: '' })}>
          {translate('lists.period.clear')}
        </Button>
        <Button type="submit" variant="contained">
          {translate('lists.period.apply')}
        </Button>
      </Stack>
    </Stack>
  )
}
