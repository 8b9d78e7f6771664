import type { Handlers } from '../engine/http/handlers'
import { readBody } from '../engine/http/readBody'
import { receiveUpload } from './writes/receive-upload'

/** The signed address of the embedded storage. */
export const fileHandlers = {
  'PUT /files/uploads/:id': ({ container, params, query, request }) =>
    receiveUpload(container, {
      uploadId: params.id,
      signature: query.signature,
      contentType: request.headers['content-type'] ?? '',
      readBody: (maxBytes) => readBody(request, maxBytes),
    }),
} satisfies Partial<Handlers>
