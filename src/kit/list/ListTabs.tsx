import { formatDecimal } from '#domain/values/decimal'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useChosenInView } from '../ui/useChosenInView'

interface Props<Value extends string> {
  /** Names them for screen readers. */
  label: string
  tabs: readonly { value: Value; label: string; count?: number | undefined }[]
  /** Null: none of them. */
  chosen: Value | null
  /** Null: the chosen one was pressed again. */
  onChoose: (value: Value | null) => void
  /** All of them fit a phone's 360 px when they come closer. */
  isShort?: boolean
}

/** Ways to look at a list, one at a time: one line, that is pushed aside on a phone. */
export function ListTabs<Value extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  isShort = false,
}: Props<Value>) {
  const line = useChosenInView('[aria-pressed=true]', chosen ?? '')
  return (
    <Box ref={line} sx={{ position: 'relative', maxWidth: '100%', overflowX: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        value={chosen}
        onChange={(_event, next: Value | null) => onChoose(next)}
        aria-label={label}
      >
        {tabs.map((tab) => (
          <ToggleButton
            key={tab.value}
            value={tab.value}
            sx={{
              height: 44,
              px: isShort ? { xs: 0.625, sm: 1.75 } : 1.75,
              ...(isShort && { fontSize: { xs: '0.8125rem', sm: '0.875rem' } }),
              gap: 0.75,
              whiteSpace: 'nowrap',
              // within the line, which cuts off what is around it
              '&:focus-visible': { outlineOffset: '-3px' },
            }}
          >
            {tab.label}
            {'count' in tab && (
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: '1ch' }}>
                {tab.count !== undefined && formatDecimal(tab.count)}
              </Box>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
