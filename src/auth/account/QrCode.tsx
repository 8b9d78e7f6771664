import { useMemo } from 'react'
import { qrPath } from '#domain/values/qrPath'

interface Props {
  text: string
  label: string
}

/** A QR code as one path; always dark on white, since readers fail on the reverse. */
export function QrCode({ text, label }: Props) {
  const { path, size } = useMemo(() => qrPath(text, 'M'), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={220}
      height={220}
      shapeRendering="crispEdges"
      style={{ maxWidth: '100%', borderRadius: 8 }}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
