import RefreshIcon from '@mui/icons-material/Refresh'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useListContext, useTranslate } from 'ra-core'

/** Fetches the list and its cards again. */
export function ReloadButton() {
  const translate = useTranslate()
  const { refetch, isFetching } = useListContext()
  const label = translate('lists.reload')
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => void refetch()}
        sx={{
          width: 44,
          height: 44,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          flex: 'none',
          '@media (prefers-reduced-motion: no-preference)': {
            '& svg': isFetching ? { animation: 'list-reload 800ms linear infinite' } : {},
            '@keyframes list-reload': { to: { transform: 'rotate(360deg)' } },
          },
        }}
      >
        <RefreshIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
