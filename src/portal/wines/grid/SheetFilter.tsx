import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { memo } from 'react'

interface Props {
  search: string
  onSearch: (text: string) => void
  onlyChanged: boolean
  onOnlyChanged: (only: boolean) => void
}

/** Which wines the sheet shows. Not drawn again for a key in the grid. */
export const SheetFilter = memo(function SheetFilter(props: Props) {
  const { search, onSearch, onlyChanged, onOnlyChanged } = props
  const translate = useTranslate()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}
    >
      <TextField
        size="small"
        margin="none"
        type="search"
        label={translate('wines.list.search_label')}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        sx={{ flex: '1 1 220px', maxWidth: { sm: 360 } }}
      />
      <ToggleButton
        size="small"
        value="changed"
        selected={onlyChanged}
        onChange={() => onOnlyChanged(!onlyChanged)}
      >
        {translate('grid.only_changed')}
      </ToggleButton>
      {!isPhone && (
        <Typography variant="caption" color="text.secondary" sx={{ pb: 1.5 }}>
          {translate('grid.keys')}
        </Typography>
      )}
    </Stack>
  )
})
