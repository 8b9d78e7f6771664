import { sheetGroup, type SheetGroup, type WineSheetGroupName } from '#domain/wineSheet/index'
import Box from '@mui/material/Box'
import { ControlledField } from './ControlledField'
import { RecordListInput } from './RecordListInput'
import { TextListInput } from './TextListInput'

/** The inputs of one group of the table, whatever its shape. */
export function SheetGroupInputs({ name }: { name: WineSheetGroupName }) {
  const group: SheetGroup = sheetGroup(name)
  switch (group.shape) {
    case 'fields':
      return (
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            rowGap: 0.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {group.fields.map((field) => (
            <Box
              key={field.name}
              sx={{ gridColumn: field.kind === 'longText' ? '1 / -1' : undefined }}
            >
              <ControlledField field={field} path={`metadata.${group.name}.${field.name}`} />
            </Box>
          ))}
        </Box>
      )
    case 'value':
      return <ControlledField field={group.field} path={`metadata.${group.name}`} />
    case 'records':
      return <RecordListInput group={group} />
    case 'texts':
      return <TextListInput group={group} />
  }
}
