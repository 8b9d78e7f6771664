import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import StarBorder from '@mui/icons-material/StarBorder'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useId, type ReactNode } from 'react'
import { StatusChip } from '../../../kit/ui/StatusChip'

interface Props {
  title: string
  urls: readonly string[]
  disabled: boolean
  onChange: (urls: readonly string[]) => void
}

/** The wine's pictures in their order; the first is the main one, which the lists show. */
export function WineImageOrder({ title, urls, disabled, onChange }: Props) {
  const translate = useTranslate()
  const headingId = useId()
  const move = (from: number, to: number) => {
    const next = [...urls]
    const [moved] = next.splice(from, 1)
    if (moved !== undefined) next.splice(to, 0, moved)
    onChange(next)
  }
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h5" component="h3" sx={{ mb: 1 }}>
        {translate('images.current')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
        }}
      >
        {urls.map((url, index) => {
          const position = index + 1
          const button = (key: string, icon: ReactNode, act: () => void, off = false) => (
            <IconButton
              aria-label={translate(`images.${key}`, { position })}
              disabled={disabled || off}
              onClick={act}
              size="small"
              sx={{ minWidth: 36 }}
            >
              {icon}
            </IconButton>
          )
          return (
            <Card component="li" key={url} sx={{ position: 'relative', overflow: 'hidden' }}>
              <Box
                component="img"
                src={url}
                alt={`${translate('wine.image.alt', { title })} (${position})`}
                sx={{
                  display: 'block',
                  width: 1,
                  aspectRatio: '3 / 4',
                  objectFit: 'cover',
                  bgcolor: 'var(--sand)',
                }}
              />
              {index === 0 && (
                <Box sx={{ position: 'absolute', top: 8, left: 8 }}>
                  <StatusChip label={translate('images.main')} color="success" />
                </Box>
              )}
              <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
                {button(
                  'move_earlier',
                  <ArrowBack fontSize="small" />,
                  () => move(index, index - 1),
                  index === 0,
                )}
                {button(
                  'make_main',
                  <StarBorder fontSize="small" />,
                  () => move(index, 0),
                  index === 0,
                )}
                {button(
                  'move_later',
                  <ArrowForward fontSize="small" />,
                  () => move(index, index + 1),
                  position === urls.length,
                )}
                {button('delete', <DeleteOutline fontSize="small" />, () =>
                  onChange(urls.filter((other) => other !== url)),
                )}
              </Stack>
            </Card>
          )
        })}
      </Box>
    </section>
  )
}
