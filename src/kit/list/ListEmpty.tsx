import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useListContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { EmptyState } from '../ui/EmptyState'
import type { ListTexts } from './ListTexts'

/** No rows: either nothing matches the search and filters, or there is nothing yet; each with the way on. */
export function ListEmpty({ texts, action }: { texts: ListTexts; action: ReactNode }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const filtered = Object.keys(filterValues).length > 0
  return (
    <Card>
      <EmptyState
        title={translate(texts.empty)}
        text={translate(filtered ? 'lists.empty_filtered' : texts.emptyHint)}
        action={
          filtered ? (
            <Button variant="outlined" onClick={() => setFilters({})}>
              {translate('lists.clear_filters')}
            </Button>
          ) : (
            action
          )
        }
      />
    </Card>
  )
}
