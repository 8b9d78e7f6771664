import {
  DETAIL_SECTIONS,
  DETAIL_TAGS,
  hasSheetValue,
  sheetGroup,
  type WineSheetGroupName,
} from '#domain/wines/sheet/index'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { SheetAccordion } from './SheetAccordion'
import { SheetTags } from './SheetTags'

interface Props {
  metadata: Readonly<Record<string, unknown>>
  /** As buyers see it: what has no value is left out. */
  isPublic?: boolean
}

/**
 * Detalhes do Vinho: the eleven sections of the table, open by default, and the tags below them (spec §2). A section
 * without a value is one line, with the specification's notice or N/A.
 */
export function WineSheet({ metadata, isPublic = false }: Props) {
  const translate = useTranslate()
  const shown = <Name extends WineSheetGroupName>(names: readonly Name[]): Name[] =>
    names.filter((name) => !isPublic || hasSheetValue(sheetGroup(name), metadata[name]))
  const sections = shown(DETAIL_SECTIONS)
  const tags = shown(DETAIL_TAGS)
  if (sections.length === 0 && tags.length === 0) return null
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5, mt: 1 }}>
        {translate('wine.sections.title')}
      </Typography>
      <Stack spacing={1}>
        {sections.map((name) => (
          <SheetAccordion
            key={name}
            group={sheetGroup(name)}
            value={metadata[name]}
            isPublic={isPublic}
          />
        ))}
      </Stack>
      {tags.length > 0 && <SheetTags names={tags} metadata={metadata} />}
    </section>
  )
}
