import { sheetGroup, type SheetGroup, type WineSheetGroupName } from '#domain/wines/sheet/index'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ChoicesInput } from './ChoicesInput'
import { ControlledField } from './ControlledField'
import { groupPaths } from './formSections'
import { RecordListInput } from './RecordListInput'
import { TextListInput } from './TextListInput'

/** The inputs of one group of the table, whatever its shape. */
export function SheetGroupInputs({ name }: { name: WineSheetGroupName }) {
  const group: SheetGroup = sheetGroup(name)
  switch (group.shape) {
    case 'fields': {
      const paths = groupPaths(group)
      return (
        <FieldGrid>
          {group.fields
            .map((field) => ({ field, source: `metadata.${group.name}.${field.name}` }))
            .filter(({ source }) => paths.includes(source))
            .map(({ field, source }) => (
              <Box
                key={source}
                sx={{ gridColumn: field.kind === 'longText' ? '1 / -1' : undefined }}
              >
                <ControlledField field={field} source={source} />
              </Box>
            ))}
        </FieldGrid>
      )
    }
    case 'value':
      return <ControlledField field={group.field} source={`metadata.${group.name}`} />
    case 'records':
      return <RecordListInput group={group} />
    case 'choices':
      return <ChoicesInput group={group} />
    case 'texts':
      return <TextListInput group={group} />
  }
}

/** Three columns of fields, one on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {children}
    </Box>
  )
}
