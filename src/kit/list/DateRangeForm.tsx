import { dayRangeErrors } from '#domain/values/dates'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { AreaForm } from '../form/AreaForm'
import { DateInput } from '../form/DateInput'

interface Range {
  from: string
  to: string
}

interface Props extends Range {
  /** Gets yyyy-MM-dd or ''. */
  onApply: (range: Range) => void
}

/** Two days; either may stay open. A range that ends before it begins is explained, not sent. */
export default function DateRangeForm({ from, to, onApply }: Props) {
  const translate = useTranslate()
  return (
    <AreaForm
      values={{ from, to }}
      rules={dayRangeErrors}
      onSave={(range) => Promise.resolve(range)}
      onSaved={onApply}
      failed="form.check_fields"
    >
      <Stack spacing={2} sx={{ width: 260 }}>
        <Typography variant="h6" component="p">
          {translate('lists.period.title')}
        </Typography>
        <DateInput margin="none" source="from" label={translate('lists.period.from')} autoFocus />
        <DateInput margin="none" source="to" label={translate('lists.period.to')} />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button onClick={() => onApply({ from: '', to: '' })}>
            {translate('lists.period.clear')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('lists.period.apply')}
          </Button>
        </Stack>
      </Stack>
    </AreaForm>
  )
}
