import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'

/** The button of a line that is done on a page of its own; `name` tells a screen reader of what. */
export function LineLink({ to, label, name }: { to: string; label: string; name: string }) {
  const text = useTranslate()(label)
  return (
    <Button variant="outlined" component={Link} to={to} aria-label={`${text}: ${name}`}>
      {text}
    </Button>
  )
}
