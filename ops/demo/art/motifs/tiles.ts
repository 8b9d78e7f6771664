import type { Motif } from './motif'

/** Azulejos: a quilt of quarter circles, turned tile by tile. */
export const tiles: Motif = ({ x, y, width, height, ink, accent }) => {
  const columns = 4
  const size = width / columns
  const rows = Math.max(Math.floor(height / size), 1)
  const top = y + (height - rows * size) / 2
  const quilt = Array.from({ length: rows * columns }, (_, i) => {
    const column = i % columns
    const row = Math.floor(i / columns)
    const turn = ((column + row) % 2 === 0 ? 0 : 180) + (row % 2 ? 90 : 0)
    return `<g transform="translate(${x + column * size} ${top + row * size}) rotate(${turn} ${size / 2} ${size / 2})"><path d="M0 0 H${size} A${size} ${size} 0 0 1 0 ${size} Z" fill="${(column + row) % 2 ? accent : ink}"/><path d="M0 0 H${size * 0.45} A${size * 0.45} ${size * 0.45} 0 0 1 0 ${size * 0.45} Z" fill="${(column + row) % 2 ? ink : accent}"/></g>`
  })
  return quilt.join('')
}
