import { create } from 'qrcode'
import { useMemo } from 'react'

/** Modules around the code that stay white, as readers need them. */
const QUIET = 4

interface Props {
  text: string
  label: string
}

/** A QR code as one path; always dark on white, since readers fail on the reverse. */
export function QrCode({ text, label }: Props) {
  const { path, size } = useMemo(() => draw(text), [text])
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

function draw(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`
    }
  }
  return { path, size: modules.size + 2 * QUIET }
}
