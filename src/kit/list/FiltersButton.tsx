import FilterIcon from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import type { Breakpoint } from '@mui/material/styles'
import { useListFilterContext, useTranslate } from 'ra-core'
import { useState, type ReactNode } from 'react'

interface Props {
  /** Names in the address of the filters that it holds. */
  names: readonly string[]
  /** Key of its name. */
  title: string
  /** By width, where there are two of them. */
  display?: Partial<Record<Breakpoint, string>> | undefined
  /** The filters. */
  children: ReactNode
}

/** One button for all that narrows a list beside its search: it says how many are set. */
export function FiltersButton({ names, title, display, children }: Props) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = translate(title)
  const close = () => setAnchor(null)
  const set = countSet(names, filterValues)
  const clear = () =>
    setFilters(
      Object.fromEntries(Object.entries(filterValues).filter(([one]) => !names.includes(one))),
    )
  return (
    <>
      <Button
        variant="outlined"
        color={set > 0 ? 'primary' : 'inherit'}
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none', px: { xs: 1.5, md: 2 }, ...(display && { display }) }}
      >
        {set > 0 ? translate('lists.filters.set', { name, count: set }) : name}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': name,
            sx: { mt: 1, p: 2, width: 'min(340px, calc(100vw - 32px))' },
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {children}
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
            <Button disabled={set === 0} onClick={clear}>
              {translate('lists.clear_filters')}
            </Button>
            <Button variant="contained" onClick={close}>
              {translate('lists.filters.show')}
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  )
}

/** The two days of a period are one filter. */
function countSet(names: readonly string[], values: Record<string, unknown>): number {
  const set = names.filter((name) => typeof values[name] === 'string' && values[name] !== '')
  return set.includes('from') && set.includes('to') ? set.length - 1 : set.length
}
