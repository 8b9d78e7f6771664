import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { QuickOption } from './quickOptions'

type GroupedList = UseAutocompleteReturnValue<QuickOption, false, false, false, true>

interface Props {
  list: GroupedList
  label: string
}

/** The options by group; the field above keeps the focus and says which one is meant. */
export function QuickList({ list, label }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box
      {...list.getListboxProps()}
      component="ul"
      aria-label={label}
      sx={{
        overflowY: 'auto',
        minHeight: 0,
        position: 'relative',
        px: 1,
        pb: 1,
        m: 0,
        listStyle: 'none',
      }}
    >
      {list.groupedOptions.map(({ group, index, options }) => (
        <li key={group} role="presentation">
          <Typography
            id={`${id}${group}`}
            variant="caption"
            component="div"
            color="text.secondary"
            sx={{ px: 1, pt: 1, pb: 0.5, fontWeight: 600 }}
          >
            {translate(group)}
          </Typography>
          <Box
            component="ul"
            role="group"
            aria-labelledby={`${id}${group}`}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {options.map((option, at) => (
              <QuickLine
                key={option.key}
                option={option}
                props={list.getOptionProps({ option, index: index + at })}
              />
            ))}
          </Box>
        </li>
      ))}
    </Box>
  )
}

interface LineProps {
  option: QuickOption
  props: ReturnType<GroupedList['getOptionProps']>
}

function QuickLine({ option: { label, detail }, props: { key: _key, ...props } }: LineProps) {
  return (
    <Box
      {...props}
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        px: 1,
        borderRadius: 1,
        cursor: 'pointer',
        '&.Mui-focused': { bgcolor: 'action.selected' },
      }}
    >
      <Box component="span" sx={{ ...ONE_LINE, flex: '0 1 auto', fontWeight: 500 }}>
        {label}
      </Box>
      {detail && (
        <Box component="span" sx={{ ...ONE_LINE, flex: '1 10 0', color: 'text.secondary' }}>
          {detail}
        </Box>
      )}
    </Box>
  )
}

const ONE_LINE = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
