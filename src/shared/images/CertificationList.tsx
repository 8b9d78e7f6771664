import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'

interface Props {
  urls: readonly string[]
  onRemove?: (position: number) => void
}

/** The certificates as pictures; each opens whole in a new tab, or can be taken away while editing. */
export function CertificationList({ urls, onRemove }: Props) {
  const translate = useTranslate()
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
    >
      {urls.map((url, index) => {
        const picture = (
          <Box
            component="img"
            src={url}
            alt={translate('images.certification', { position: index + 1 })}
            loading="lazy"
            sx={{
              display: 'block',
              width: 104,
              height: 104,
              objectFit: 'contain',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 2,
              bgcolor: '#fff',
            }}
          />
        )
        return (
          <Box component="li" key={url} sx={{ position: 'relative' }}>
            {onRemove ? (
              picture
            ) : (
              <a href={url} target="_blank" rel="noreferrer">
                {picture}
              </a>
            )}
            {onRemove && (
              <IconButton
                size="small"
                onClick={() => onRemove(index)}
                aria-label={translate('images.remove_certification', { position: index + 1 })}
                sx={{
                  position: 'absolute',
                  top: -10,
                  right: -10,
                  bgcolor: 'background.paper',
                  border: '1px solid',
                  borderColor: 'divider',
                  '&:hover': { bgcolor: 'background.paper' },
                }}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </Box>
        )
      })}
    </Stack>
  )
}
