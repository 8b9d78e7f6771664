import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { FilterChips } from './FilterChip'
import { FiltersButton } from './FiltersButton'
import { ReloadButton } from './ReloadButton'

export interface FirstFilters {
  /** Their names in the address. */
  names: readonly string[]
  filters: ReactNode
}

interface ListToolbarProps {
  /** Ways to look at the rows, beside the search where there is room. */
  tabs: ReactNode
  search: ReactNode
  /** The filters. */
  children: ReactNode
  /** Names in the address of filters that are behind one button; without them the filters stand beside the search. */
  folded: readonly string[] | undefined
  /** Filters that stand beside the search where there is room for them, and are behind the button on a phone. */
  first: FirstFilters | undefined
  /** What is rare, behind one button. */
  menu: ReactNode
  /** They are more than fit beside the search on any desk: below it, as on the phone. */
  manyFilters: boolean
}

const ON_DESKS = { xs: 'none', md: 'inline-flex' }
const ON_PHONES = { xs: 'inline-flex', md: 'none' }
const LINE = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' } as const

/** Search, filters, menu and reload: one line on a desk; below it what is filtered by, where the filters are folded. */
export function ListToolbar(props: ListToolbarProps) {
  const { tabs, search, children, folded, first, menu, manyFilters } = props
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const all = (
    <>
      {first?.filters}
      {children}
    </>
  )
  return (
    <>
      <Box sx={LINE}>
        {tabs}
        <Box
          sx={{
            ...LINE,
            flex: first ? '1 0 100%' : '1 1 420px',
            minWidth: 0,
            flexWrap: folded ? { xs: 'nowrap', md: first ? 'wrap' : 'nowrap' } : 'wrap',
          }}
        >
          {search}
          {/* by CSS: it is also part of the page's HTML, which knows no window (decision 03) */}
          {first && <Box sx={{ display: { xs: 'none', md: 'contents' } }}>{first.filters}</Box>}
          {folded && first && (
            <FiltersButton names={folded} title="lists.filters.more" display={ON_DESKS}>
              {children}
            </FiltersButton>
          )}
          {folded ? (
            <FiltersButton
              names={[...(first?.names ?? []), ...folded]}
              title="lists.filters.title"
              display={first && ON_PHONES}
            >
              {all}
            </FiltersButton>
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
          <FilterChips>{narrow ? all : children}</FilterChips>
        </Box>
      )}
    </>
  )
}
