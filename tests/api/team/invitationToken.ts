import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { sql, world } from '../../support/world'

export const newEmail = () => `${randomUUID()}@exemplo.com.br`

/** The token of the newest invitation sent to this e-mail, read from the mail itself, as its reader would. */
export async function tokenOfInvitation(email: string): Promise<string> {
  const [mail] = await sql<{ id: string }>(
    `select id from mail_outbox where "to" = $1 order by created_at desc limit 1`,
    [email],
  )
  if (!mail) throw new Error(`No mail to ${email}`)
  return vi.waitFor(
    async () => {
      const name = (await readdir(world.outbox)).find((file) => file === `${mail.id}.eml`)
      if (!name) throw new Error(`The mail ${mail.id} has not been sent yet`)
      const text = (await readFile(join(world.outbox, name), 'utf8'))
        .replaceAll('=\n', '')
        .replaceAll('=3D', '=')
      const token = /convite\?convite=([\w-]{43})/.exec(text)?.[1]
      if (!token) throw new Error(`No link in the mail ${mail.id}`)
      return token
    },
    { timeout: 120_000, interval: 200 },
  )
}
