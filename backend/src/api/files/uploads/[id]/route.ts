import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { recordId } from '../../../../http/recordId'
import { receiveUpload } from '../../../../workflows/image/receive-upload'
import { readBody } from '../../../../http/readBody'

/** PUT /files/uploads/{id}: the signed address of the embedded storage; the signature is the permission. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { signature } = request.query
  await receiveUpload(request.scope, {
    uploadId: recordId(request),
    signature: typeof signature === 'string' ? signature : '',
    contentType: request.headers['content-type'] ?? '',
    readBody: (maxBytes) => readBody(request, maxBytes),
  })
  response.status(204).end()
}
