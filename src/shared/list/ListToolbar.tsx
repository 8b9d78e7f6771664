import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ReloadButton } from './ReloadButton'

interface ListToolbarProps {
  search: ReactNode
  /** The filters. */
  children: ReactNode
}

/** Search, filters and reload: one line on a desk; on the phone search and reload, with the filters below. */
export function ListToolbar({ search, children }: ListToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {search}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          order: { xs: 1, md: 0 },
          flex: { xs: '1 0 100%', md: '1 1 auto' },
        }}
      >
        {children}
      </Box>
      <ReloadButton />
    </Box>
  )
}
