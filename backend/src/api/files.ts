import type { Handlers } from '../http/handlers'
import { readBody } from '../http/readBody'
import { receiveUpload } from '../workflows/images/receive-upload'

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
