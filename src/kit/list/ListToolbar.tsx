import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ColumnsButton } from 'react-admin'
import { ReloadButton } from './ReloadButton'

interface ListToolbarProps {
  search: ReactNode
  /** The filters. */
  children: ReactNode
  /** Its named views, where it has filters. */
  views: ReactNode
  /** They are more than fit beside the search on any desk: below it, as on the phone. */
  manyFilters?: boolean
}

/** Search, filters, columns and reload: one line on a desk; on the phone search and reload, with the filters below. */
export function ListToolbar({ search, children, views, manyFilters = false }: ListToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
      {search}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'flex-end',
          order: { xs: 1, md: manyFilters ? 1 : 0 },
          flex: { xs: '1 0 100%', md: manyFilters ? '1 0 100%' : '1 1 auto' },
        }}
      >
        {children}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', ml: { md: 'auto' } }}>
        {views}
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <ColumnsButton />
        </Box>
        <ReloadButton />
      </Box>
    </Box>
  )
}
