import Box from '@mui/material/Box'
import { listOf } from '#domain/values/shapes'
import { formatField, type SheetField, type SheetGroup } from '#domain/wines/sheet/index'
import { formatDecimal } from '#domain/values/decimal'
import { FactList } from '../../../kit/ui/FactList'
import { TagList } from './TagList'
import { EmptyNotice } from './EmptyNotice'

interface Props {
  group: SheetGroup
  /** metadata[group.name] as it is stored; it may be anything. */
  value: unknown
  /** As buyers see it: a field without a value is left out, instead of N/A (spec §2 speaks of the seller's page). */
  isPublic?: boolean
}

/** One group of the sheet as people read it, whatever its shape. */
export function SheetSection({ group, value, isPublic = false }: Props) {
  switch (group.shape) {
    case 'fields': {
      const facts = group.fields.map((field) => factOf(field, recordOf(value)))
      return <FactList facts={isPublic ? facts.filter((fact) => fact.value !== '') : facts} />
    }
    case 'value':
      return <FactList facts={[{ label: group.label, value: formatField(group.field, value) }]} />
    case 'texts': {
      const texts = listOf(value).map(String)
      return texts.length > 0 ? <TagList tags={texts} /> : <EmptyNotice text={group.emptyNotice} />
    }
    case 'choices': {
      const chosen = listOf(value).map((option) => group.options[String(option)] ?? String(option))
      return chosen.length > 0 ? <TagList tags={chosen} /> : <EmptyNotice text={undefined} />
    }
    case 'records': {
      const entries = listOf(value).map(recordOf)
      if (entries.length === 0) return <EmptyNotice text={group.emptyNotice} />
      if (group.name === 'grape_varieties') return <GrapeBars entries={entries} />
      return (
        <TagList
          tags={entries.map((entry) =>
            group.fields
              .map((field) => formatField(field, entry[field.name]))
              .filter(Boolean)
              .join(': '),
          )}
        />
      )
    }
  }
}

const factOf = (field: SheetField, values: Record<string, unknown>) => ({
  label: field.label,
  value: formatField(field, values[field.name]),
  wide: field.kind === 'longText',
})

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The blend: each grape with its share, as text and as a bar. */
function GrapeBars({ entries }: { entries: readonly Record<string, unknown>[] }) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxWidth: 480 }}
    >
      {entries.map((entry, index) => {
        const share = typeof entry.percentage === 'number' ? entry.percentage : 0
        return (
          <li key={index}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
              <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {typeof entry.name === 'string' ? entry.name : ''}
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatDecimal(share)}%
              </Box>
            </Box>
            <Box
              sx={{ height: 6, borderRadius: 3, bgcolor: 'var(--sand)', overflow: 'hidden' }}
              aria-hidden
            >
              <Box
                sx={{
                  height: 1,
                  width: `${Math.min(100, Math.max(0, share))}%`,
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
          </li>
        )
      })}
    </Box>
  )
}
