import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { s3Storage } from '../../backend/src/modules/image-storage/s3Storage'

it('a bucket that takes connections and says nothing keeps nobody waiting', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined))
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve)
  })
  const { port } = silent.address() as AddressInfo
  const files = s3Storage(
    {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'winex',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      publicUrl: 'https://cdn.example',
    },
    200,
  )
  const waits = [files.check(), files.store('a', Buffer.from('a')), files.readIncoming('a', 9)]
  for (const end of await Promise.allSettled(waits))
    expect(end).toMatchObject({ status: 'rejected', reason: { code: 'ETIMEDOUT' } })
  silent.close()
})
