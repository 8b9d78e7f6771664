import { UPLOAD_LIMIT_BYTES } from '../limits'
import type { RouteTable } from '../routes/declaration'
import { uploadQuery } from './imageWire'

/** Where pictures are uploaded to. */
export const imagesRoutes = {
  // The signature in the address is the permission.
  'PUT /files/uploads/:id': {
    actor: 'anyone',
    query: uploadQuery,
    body: 'bytes',
    response: 'none',
    status: 204,
    ids: { id: 'image_upload' },
    maxBytes: UPLOAD_LIMIT_BYTES,
    atOnce: 12,
    // large pictures take half a second each
    weight: 2,
  },
} as const satisfies RouteTable
