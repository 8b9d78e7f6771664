import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

interface Props {
  /** The table's own notice. */
  text: string | undefined
  variant?: 'body1' | 'body2'
}

/** In the place of an empty list: the table's own notice (spec §2), else N/A. */
export function EmptyNotice({ text, variant = 'body1' }: Props) {
  const translate = useTranslate()
  return (
    <Typography
      component="span"
      variant={variant}
      sx={{ color: 'text.secondary' }}
      lang={text ? 'en' : undefined}
    >
      {text ?? translate('lists.unknown')}
    </Typography>
  )
}
