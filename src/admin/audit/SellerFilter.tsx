import type { Seller } from '#domain/sellers/sellerWire'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useGetList, useGetOne, useListFilterContext, useTranslate } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import { FilterChip, useAsChip } from '../../kit/list/FilterChip'

/** Suggestions at a time; typing narrows them on the server. */
const SUGGESTIONS = 10

/** Filter by one seller, found by typing; the URL keeps the id. */
export function SellerFilter() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const chosenId = typeof filterValues.seller_id === 'string' ? filterValues.seller_id : ''
  const asChip = useAsChip()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const q = useDeferredValue(typed)
  const { data: found = [], isFetching } = useGetList<Seller>(
    'sellers',
    {
      filter: { q },
      pagination: { page: 1, perPage: SUGGESTIONS },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: open },
  )
  const { data: chosen } = useGetOne<Seller>(
    'sellers',
    { id: chosenId },
    // an id of the URL that no seller has is simply not shown; the list says that nothing matches
    { enabled: chosenId !== '', retry: false, onError: () => undefined },
  )
  const choose = (seller: Seller | null) =>
    setFilters({ ...filterValues, seller_id: seller?.id ?? undefined })
  const shown = chosenId !== '' && chosen?.id === chosenId ? chosen : null
  if (asChip) return shown && <FilterChip text={shown.name} onRemove={() => choose(null)} />
  return (
    <Autocomplete<Seller>
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={shown}
      onChange={(_event, seller) => choose(seller)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      options={found}
      filterOptions={(options) => options}
      getOptionLabel={(seller) => seller.name}
      getOptionKey={(seller) => seller.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isFetching}
      loadingText={translate('shell.state.loading')}
      noOptionsText={translate('audit.filter.seller_none')}
      sx={{ flex: { xs: '1 1 100%', md: '0 0 220px' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          margin="none"
          label={translate('audit.filter.seller')}
          sx={{ '& .MuiInputBase-root': { minHeight: 44 } }}
        />
      )}
    />
  )
}
