import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

/** In the place of an empty list: the table's own notice (spec §2), else N/A. */
export function EmptyNotice({ text }: { text: string | undefined }) {
  const translate = useTranslate()
  return (
    <Typography sx={{ color: 'text.secondary' }} lang={text ? 'en' : undefined}>
      {text ?? translate('lists.unknown')}
    </Typography>
  )
}
