import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { LAB_FIELDS } from '#domain/wines/lab/checkLabSheet'
import type { SheetGroup } from '#domain/wines/sheet/index'
import { formatDecimal, roundDecimal } from '#domain/values/decimal'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { get } from 'react-hook-form'
import Alert from '@mui/material/Alert'
import { BELOW_LABEL } from '../../../kit/form/belowLabel'
import { LabHint } from './LabHint'
import { ListFrame } from './ListFrame'
import { plainNumbers } from './numberText'
import { SheetFieldInput } from './SheetFieldInput'
import { useListValue } from './useListValue'

type Entry = Record<string, unknown>

/** A list of objects: aromas and grape varieties. Incomplete entries are dropped on submit (spec §5), and it says so. */
export function RecordListInput({ group }: { group: Extract<SheetGroup, { shape: 'records' }> }) {
  const translate = useTranslate()
  const list = useListValue<Entry>(group.name)
  const incomplete = plainNumbers(list.entries).some((entry) => {
    const filled = group.fields.filter((field) => !isEmpty(entry[field.name])).length
    return filled > 0 && filled < group.fields.length
  })
  const blank = Object.fromEntries(
    group.fields.map((field) => [field.name, field.kind === 'text' ? '' : null]),
  )
  return (
    <ListFrame
      id={list.id}
      title={group.label}
      addLabel={group.addLabel}
      count={list.entries.length}
      onAdd={() => list.add(blank)}
      note={
        <>
          {incomplete && (
            <Typography variant="caption" sx={{ color: 'warning.main', display: 'block', mt: 0.5 }}>
              {translate('wine_form.list.incomplete')}
            </Typography>
          )}
          {group.name === 'grape_varieties' && <GrapeTotal entries={plainNumbers(list.entries)} />}
          {LAB_FIELDS.has(group.name) && <LabHint field={group.name} />}
        </>
      }
    >
      {list.entries.map((entry, index) => {
        const position = index + 1
        return (
          <Box
            key={index}
            sx={{
              display: 'grid',
              columnGap: 1,
              alignItems: 'start',
              gridTemplateColumns: `repeat(${group.fields.length}, minmax(0, 1fr)) auto`,
            }}
          >
            {group.fields.map((field, at) => (
              <SheetFieldInput
                key={field.name}
                field={field}
                id={list.idOf(index, field.name)}
                value={entry[field.name]}
                onChange={(value) => list.change(index, { ...entry, [field.name]: value })}
                onBlur={list.onBlur}
                readOnly={list.readOnly}
                inputRef={at === 0 ? list.focusWhenAdded(index) : undefined}
                error={get(list.errors, `${index}.${field.name}.message`) as string | undefined}
                ariaLabel={translate('wine_form.list.item', { name: field.label, position })}
              />
            ))}
            <IconButton
              sx={{ mt: BELOW_LABEL }}
              aria-label={translate('wine_form.list.remove', { name: group.label, position })}
              onClick={() => list.remove(index)}
            >
              <DeleteOutline />
            </IconButton>
          </Box>
        )
      })}
    </ListFrame>
  )
}

/** As `cleanMetadata` sees it: a share of 0 is none. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'number' ? value <= 0 : typeof value !== 'string' || value.trim() === ''

/** The sum of the blend; over 100 % it warns, as rounding on a label may be meant (issue: wine form). */
function GrapeTotal({ entries }: { entries: readonly Record<string, unknown>[] }) {
  const translate = useTranslate()
  const shares = entries.map(({ percentage }) => (typeof percentage === 'number' ? percentage : 0))
  const total = roundDecimal(
    shares.reduce((sum, share) => sum + share, 0),
    3,
  )
  if (total === 0) return null
  if (total > 100) {
    return (
      <Alert severity="warning" sx={{ mt: 1 }}>
        {translate('wine_form.list.over_100')}{' '}
        {translate('wine_form.list.total', { total: formatDecimal(total) })}
      </Alert>
    )
  }
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{ color: 'text.secondary', display: 'block', mt: 0.5 }}
    >
      {translate('wine_form.list.total', { total: formatDecimal(total) })}
      {total < 100 &&
        `. ${translate('wine_form.list.under_100', { missing: formatDecimal(roundDecimal(100 - total, 3)) })}`}
    </Typography>
  )
}
