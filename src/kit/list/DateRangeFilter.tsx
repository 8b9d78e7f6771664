import { formatDate } from '#domain/values/dates'
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useListFilterContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { LoadingState } from '../ui/LoadingState'
import { lazyPart } from '../ui/lazyPart'
import { FilterChip, useAsChip } from './FilterChip'

const DateRangeForm = lazyPart(() => import('./DateRangeForm'), <LoadingState height={320} />)

/** Filter by day, both ends included, in São Paulo time (R32). The URL keeps `from` and `to` as yyyy-MM-dd. */
export function DateRangeFilter({ label }: { label: string }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const asChip = useAsChip()
  const from = formatDate(textOf(filterValues.from))
  const to = formatDate(textOf(filterValues.to))

  const apply = (range: { from: string; to: string }) => {
    setAnchor(null)
    setFilters({ ...filterValues, from: range.from || undefined, to: range.to || undefined })
  }
  const days =
    from && to
      ? translate('lists.period.between', { from, to })
      : from
        ? translate('lists.period.since', { from })
        : to && translate('lists.period.until', { to })
  if (asChip) {
    return days ? <FilterChip text={days} onRemove={() => apply({ from: '', to: '' })} /> : null
  }
  return (
    <>
      <Button
        variant="outlined"
        color={days ? 'primary' : 'inherit'}
        startIcon={<CalendarIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: { xs: '1 1 140px', md: '0 0 auto' }, whiteSpace: 'nowrap' }}
      >
        {days || translate(label)}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('lists.period.title'),
            sx: { mt: 1, p: 2.5 },
          },
        }}
      >
        <DateRangeForm
          from={textOf(filterValues.from)}
          to={textOf(filterValues.to)}
          onApply={apply}
        />
      </Popover>
    </>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
