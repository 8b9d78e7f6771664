import Button, { type ButtonProps } from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'

interface Props {
  to: string
  label: string
  /** Of what; for a screen reader. */
  name: string
  variant?: ButtonProps['variant']
}

/** The button of a line that is done on a page of its own. */
export function LineLink({ to, label, name, variant = 'outlined' }: Props) {
  const text = useTranslate()(label)
  return (
    <Button variant={variant} component={Link} to={to} aria-label={`${text}: ${name}`}>
      {text}
    </Button>
  )
}
