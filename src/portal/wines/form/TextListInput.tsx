import DeleteOutline from '@mui/icons-material/DeleteOutline'
import type { SheetGroup } from '#domain/wines/sheet/index'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { get } from 'react-hook-form'
import { ListFrame } from './ListFrame'
import { useListValue } from './useListValue'

/** A list of texts: pairings, certifications, ideal profiles. Empty entries are dropped on submit (spec §5). */
export function TextListInput({ group }: { group: Extract<SheetGroup, { shape: 'texts' }> }) {
  const translate = useTranslate()
  const list = useListValue<string>(group.name)
  return (
    <ListFrame
      id={list.id}
      title={group.label}
      addLabel={group.addLabel}
      count={list.entries.length}
      onAdd={() => list.add('')}
    >
      {list.entries.map((text, index) => {
        const position = index + 1
        const error = get(list.errors, `${index}.message`) as string | undefined
        return (
          <Stack key={index} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <TextField
              id={list.idOf(index)}
              value={text}
              error={error !== undefined}
              helperText={error}
              placeholder={translate(`wine_form.list.text_placeholder.${group.name}`, { _: '' })}
              inputRef={list.focusWhenAdded(index)}
              onChange={({ target }) => list.change(index, target.value)}
              onBlur={list.onBlur}
              onKeyDown={(event) => {
                // Enter asks for the next line, it does not send the form
                if (event.key !== 'Enter') return
                event.preventDefault()
                if (text.trim() !== '' && position === list.entries.length) list.add('')
              }}
              slotProps={{
                htmlInput: {
                  maxLength: group.maxLength,
                  readOnly: list.readOnly,
                  'aria-label': translate('wine_form.list.item', { name: group.label, position }),
                },
              }}
            />
            <IconButton
              aria-label={translate('wine_form.list.remove', { name: group.label, position })}
              onClick={() => list.remove(index)}
            >
              <DeleteOutline />
            </IconButton>
          </Stack>
        )
      })}
    </ListFrame>
  )
}
