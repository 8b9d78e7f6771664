import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatDecimal } from '#domain/values/decimal'
import { useTranslate } from 'ra-core'
import type { ImageUpload } from './imageUpload'

interface Props {
  uploads: readonly ImageUpload[]
  /** Cancels a picture under way, takes a waiting one away. */
  onRemove: (id: string) => void
}

/** The chosen pictures with preview, progress and a way to take each back. */
export function ImageUploadList({ uploads, onRemove }: Props) {
  if (uploads.length === 0) return null
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <UploadRow upload={upload} onRemove={() => onRemove(upload.id)} />
        </li>
      ))}
    </Stack>
  )
}

function UploadRow({ upload, onRemove }: { upload: ImageUpload; onRemove: () => void }) {
  const translate = useTranslate()
  const { file, state, progress, previewUrl } = upload
  const name = file.name
  const percent = Math.round(progress * 100)
  return (
    <Card sx={{ p: 1, display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Box
        component="img"
        src={previewUrl}
        alt={translate('images.preview', { name })}
        sx={{
          width: 56,
          height: 84,
          borderRadius: 1.5,
          objectFit: 'cover',
          bgcolor: 'var(--sand)',
          flex: 'none',
        }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Typography>
        <Typography
          variant="caption"
          role="status"
          // each percent would be read out
          aria-live={progress > 0 && progress < 1 ? 'off' : 'polite'}
          sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary', display: 'block' }}
        >
          {stateText(upload, translate)}
        </Typography>
        {state === 'uploading' && (
          <LinearProgress
            variant={progress > 0 && progress < 1 ? 'determinate' : 'indeterminate'}
            value={percent}
            aria-label={translate('images.progress', { name })}
            sx={{ mt: 0.75, height: 6, borderRadius: 3 }}
          />
        )}
      </Box>
      {state !== 'done' && (
        <IconButton
          onClick={onRemove}
          aria-label={translate(state === 'uploading' ? 'images.cancel' : 'images.remove', {
            name,
          })}
        >
          <Close />
        </IconButton>
      )}
    </Card>
  )
}

function stateText(
  { state, progress, error, file }: ImageUpload,
  translate: ReturnType<typeof useTranslate>,
): string {
  switch (state) {
    case 'waiting': {
      const size = formatDecimal(Math.max(file.size / 1024 / 1024, 0.1), { maxDecimals: 1 })
      return `${translate('images.waiting')} · ${translate('images.size', { size })}`
    }
    case 'uploading':
      return progress < 1
        ? translate('images.uploading', { percent: Math.round(progress * 100) })
        : translate('images.finishing')
    case 'done':
      return translate('images.done')
    case 'failed':
      return error ?? translate('images.failed')
  }
}
