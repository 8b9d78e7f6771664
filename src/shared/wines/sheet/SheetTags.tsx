import { listOf } from '#domain/values/shapes'
import {
  formatField,
  hasSheetValue,
  sheetGroup,
  type DETAIL_TAGS,
  type SheetGroup,
} from '#domain/wines/sheet/index'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { FoldedCard } from '../../../kit/ui/FoldedCard'
import { EmptyNotice } from './EmptyNotice'
import { TagList } from './TagList'
import { useTranslate } from 'ra-core'

interface Props {
  names: readonly (typeof DETAIL_TAGS)[number][]
  metadata: Readonly<Record<string, unknown>>
}

/** Ocorrência de Consumo, Prática Agrícola and Perfis Ideais as tags (spec §2). */
export function SheetTags({ names, metadata }: Props) {
  const translate = useTranslate()
  const groups = names.map(sheetGroup)
  const title = translate('wine.sections.tags')
  const tags = (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
      {groups.map((group) => (
        <div key={group.name}>
          <Typography
            variant="caption"
            sx={{ color: 'text.secondary', display: 'block', mb: 0.75 }}
          >
            {group.label}
          </Typography>
          <Tags group={group} value={metadata[group.name]} />
        </div>
      ))}
    </Box>
  )
  return (
    <Box sx={{ mt: 2 }}>
      {groups.some((group) => hasSheetValue(group, metadata[group.name])) ? (
        <DetailCard title={title}>{tags}</DetailCard>
      ) : (
        <FoldedCard title={title} summary={translate('lists.unknown')}>
          {tags}
        </FoldedCard>
      )}
    </Box>
  )
}

function Tags({ group, value }: { group: SheetGroup; value: unknown }) {
  if (!hasSheetValue(group, value)) return <EmptyNotice text={undefined} />
  const tags =
    group.shape === 'value' ? [formatField(group.field, value)] : listOf(value).map(String)
  return <TagList tags={tags} label={group.label} />
}
