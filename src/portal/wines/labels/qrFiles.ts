import { LABEL_SIZE_DEFAULT } from '#domain/labels/bottle/printSheet'
import { qrPath } from '#domain/values/qrPath'

/** Pixels of a module: a code of 41 modules on 25 mm has some 1,000 dots an inch. */
const MODULE_PX = 24

/** The QR code of a bottle's page as a drawing with its size in millimetres, as printers take it. */
export function qrSvg(address: string): Blob {
  const { path, size } = qrPath(address, 'Q')
  const side = `${LABEL_SIZE_DEFAULT}mm`
  return new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  )
}

/** The same as a picture, its white margin kept. */
export async function qrPng(address: string): Promise<Blob> {
  const { path, size } = qrPath(address, 'Q')
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * MODULE_PX
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(MODULE_PX, MODULE_PX)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
  return new Promise((done, fail) =>
    canvas.toBlob((png) => (png ? done(png) : fail(new Error('no picture'))), 'image/png'),
  )
}
