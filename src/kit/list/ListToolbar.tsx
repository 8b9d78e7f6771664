import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { FilterChips } from './FilterChip'
import { FiltersButton } from './FiltersButton'
import { ReloadButton } from './ReloadButton'

interface ListToolbarProps {
  /** Ways to look at the rows, beside the search where there is room. */
  tabs: ReactNode
  search: ReactNode
  /** The filters. */
  children: ReactNode
  /** Names in the address of filters that are behind one button; without them the filters stand beside the search. */
  folded: readonly string[] | undefined
  /** What is rare, behind one button. */
  menu: ReactNode
  /** They are more than fit beside the search on any desk: below it, as on the phone. */
  manyFilters: boolean
}

const LINE = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' } as const

/** Search, filters, menu and reload: one line on a desk; below it what is filtered by, where the filters are folded. */
export function ListToolbar(props: ListToolbarProps) {
  const { tabs, search, children, folded, menu, manyFilters } = props
  return (
    <>
      <Box sx={LINE}>
        {tabs}
        <Box sx={{ ...LINE, flex: '1 1 420px', minWidth: 0, flexWrap: folded ? 'nowrap' : 'wrap' }}>
          {search}
          {folded ? (
            <FiltersButton names={folded}>{children}</FiltersButton>
          ) : (
            <Box
              sx={{
                ...LINE,
                order: { xs: 1, md: manyFilters ? 1 : 0 },
                flex: { xs: '1 0 100%', md: manyFilters ? '1 0 100%' : '1 1 auto' },
              }}
            >
              {children}
            </Box>
          )}
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', ml: { md: 'auto' } }}>
            {menu}
            <Box sx={{ display: folded ? { xs: 'none', sm: 'block' } : undefined }}>
              <ReloadButton />
            </Box>
          </Box>
        </Box>
      </Box>
      {folded && (
        <Box sx={{ ...LINE, gap: 1, '&:empty': { display: 'none' } }}>
          <FilterChips>{children}</FilterChips>
        </Box>
      )}
    </>
  )
}
