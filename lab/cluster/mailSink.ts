import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  url: string
  /** How often each mail came, by its id in the queue. */
  received: Map<string, number>
  close: () => Promise<void>
}

/** A mail server that keeps every message as `<id>.eml` in a folder, as the outbox does, so that the tests read it there. */
export async function startMailSink(folder: string): Promise<MailSink> {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const eml = Buffer.concat(chunks).toString('utf8').replaceAll('\r\n', '\n')
        const id = /^Message-ID: <([^@>]+)@/im.exec(eml)?.[1] ?? 'without-id'
        received.set(id, (received.get(id) ?? 0) + 1)
        writeFileSync(join(folder, `${id}.eml`), eml)
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((done) => server.close(done)),
  }
}
