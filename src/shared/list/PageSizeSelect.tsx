import { PAGE_SIZES } from '#domain/limits'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useListPaginationContext, useTranslate } from 'ra-core'

/** How many rows a page holds: 10, 20 or 50 (spec §9). */
export function PageSizeSelect() {
  const translate = useTranslate()
  const { perPage, setPerPage } = useListPaginationContext()
  return (
    <TextField
      select
      size="small"
      margin="none"
      value={perPage}
      onChange={(event) => setPerPage(Number(event.target.value))}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': translate('lists.page_size') } } }}
      fullWidth={false}
      sx={{ '& .MuiInputBase-root': { height: 44 } }}
    >
      {PAGE_SIZES.map((size) => (
        <MenuItem key={size} value={size}>
          {translate('lists.per_page', { size })}
        </MenuItem>
      ))}
    </TextField>
  )
}
