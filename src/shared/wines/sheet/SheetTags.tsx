import { DETAIL_TAGS, formatField, sheetGroup } from '#domain/wines/sheet/index'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { EmptyNotice } from './EmptyNotice'
import { TagList } from './TagList'
import { useTranslate } from 'ra-core'

/** Ocorrência de Consumo, Prática Agrícola and Perfis Ideais as tags (spec §2). */
export function SheetTags({ metadata }: { metadata: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate()
  return (
    <Box sx={{ mt: 2 }}>
      <DetailCard title={translate('wine.sections.tags')}>
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}
        >
          {DETAIL_TAGS.map((name) => {
            const group = sheetGroup(name)
            const value = metadata[name]
            const tags =
              group.shape === 'value'
                ? [formatField(group.field, value)].filter(Boolean)
                : Array.isArray(value)
                  ? value
                  : []
            return (
              <div key={name}>
                <Typography
                  variant="caption"
                  sx={{ color: 'text.secondary', display: 'block', mb: 0.75 }}
                >
                  {group.label}
                </Typography>
                {tags.length > 0 ? (
                  <TagList tags={tags} label={group.label} />
                ) : (
                  <EmptyNotice text={undefined} />
                )}
              </div>
            )
          })}
        </Box>
      </DetailCard>
    </Box>
  )
}
