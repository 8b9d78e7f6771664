import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { createContext, useContext, type ReactNode } from 'react'

/** Whether the filters around are drawn as chips of what they are set to, instead of as fields. */
const AsChips = createContext(false)

/** The same filters a second time: of those that are set a chip each, which takes it away. */
export const FilterChips = ({ children }: { children: ReactNode }) => (
  <AsChips.Provider value>{children}</AsChips.Provider>
)

export const useAsChip = (): boolean => useContext(AsChips)

/** What a filter is set to; pressing it takes the filter away. */
export function FilterChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const translate = useTranslate()
  return (
    <Button
      variant="outlined"
      size="small"
      endIcon={<CloseIcon />}
      onClick={onRemove}
      sx={{
        minHeight: { xs: 44, md: 36 },
        '@media (pointer: coarse)': { minHeight: 44 },
        px: 1.5,
      }}
    >
      {text}
      <span className="visually-hidden">. {translate('lists.filters.remove')}</span>
    </Button>
  )
}
