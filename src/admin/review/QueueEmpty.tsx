import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { EmptyState } from '../../kit/ui/EmptyState'

/** Nothing waits. */
export function QueueEmpty() {
  const translate = useTranslate()
  return (
    <EmptyState
      title={translate('review_queue.empty')}
      text={translate('review_queue.empty_text')}
      action={
        <Button component={Link} to={paths.admin.products} variant="outlined">
          {translate('review_queue.all_wines')}
        </Button>
      }
    />
  )
}
