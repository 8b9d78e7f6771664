import Box from '@mui/material/Box'
import { useState } from 'react'
import { bottleDrawing } from './bottleDrawing'

interface WineThumbnailProps {
  src: string | null | undefined
  /** Wine type on the wire; chooses the drawing when there is no picture (R27). */
  type: string | null | undefined
  /** Width in px; the height is one and a half times that. */
  width?: number
}

/** A wine's picture in a list. Decorative: the title is beside it. */
export function WineThumbnail({ src, type, width = 40 }: WineThumbnailProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <Box
      component="img"
      src={src && src !== broken ? src : bottleDrawing(type)}
      alt=""
      loading="lazy"
      decoding="async"
      width={width}
      height={width * 1.5}
      onError={() => setBroken(src ?? undefined)}
      sx={{
        flexShrink: 0,
        width,
        height: width * 1.5,
        objectFit: src && src !== broken ? 'cover' : 'contain',
        borderRadius: 1.5,
        bgcolor: 'var(--sand)',
      }}
    />
  )
}
