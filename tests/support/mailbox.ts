import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { world } from './world'

export interface ReceivedMail {
  subject: string
  /** The whole message, decoded: headers, plain text and HTML. */
  source: string
  /** The first link of the plain text. */
  link: URL
}

/** To whom the mails of the outbox folder are, and what about, by their names: thousands of them, and none ever changes. */
const headers = new Map<string, { to: string; subject: string }>()

/** One that is erased with its account meanwhile is no mail any more. */
const readMail = (name: string): Promise<string> =>
  readFile(join(world.outbox, name), 'utf8').catch(() => '')

async function headersOf(name: string): Promise<{ to: string; subject: string }> {
  const known = headers.get(name)
  if (known) return known
  const raw = await readMail(name)
  const found = { to: /^To: .*$/m.exec(raw)?.[0] ?? '', subject: subjectOf(raw) }
  if (raw !== '') headers.set(name, found)
  return found
}

/** All mails to this address that the outbox folder holds, oldest first. @param subject words of it */
export async function mailsTo(email: string, subject = ''): Promise<ReceivedMail[]> {
  const names = (await readdir(world.outbox).catch(() => [])).filter((name) =>
    name.endsWith('.eml'),
  )
  // The names begin with the time at which the mail was queued.
  const all = await Promise.all(
    names.sort().map(async (name) => ({ name, ...(await headersOf(name)) })),
  )
  const found = all.filter(
    (one) => one.to.includes(`To: ${email}`) && one.subject.includes(subject),
  )
  const sources = await Promise.all(found.map(({ name }) => readMail(name)))
  return sources.filter((source) => source !== '').map(read)
}

/** Waits until this address has received `count` mails with this subject, and gives the last of them. */
export async function waitForMail(
  email: string,
  subject: string,
  count = 1,
): Promise<ReceivedMail> {
  const received = () => mailsTo(email, subject)
  await expect.poll(async () => (await received()).length, { interval: 200 }).toBe(count)
  const last = (await received()).at(-1)
  if (!last) throw new Error(`no mail to ${email}`)
  return last
}

function read(raw: string): ReceivedMail {
  const source = decode(raw)
  const subject = subjectOf(raw)
  const link = /https?:\/\/[^\s"<]+/.exec(source)?.[0] ?? 'http://no-link.invalid'
  return { subject, source, link: new URL(link) }
}

function subjectOf(raw: string): string {
  const folded = /^Subject: (.*(?:\r?\n[ \t].*)*)$/m.exec(raw)?.[1] ?? ''
  return decodeWords(folded.replaceAll(/\r?\n[ \t]/g, ' '))
}

/** The encoded words of a header (RFC 2047): 'a segunda versão' travels as '=?UTF-8?Q?a_segunda_vers=C3=A3o?='. */
function decodeWords(header: string): string {
  const joined = header.replaceAll(/\?=\s+=\?/g, '?==?')
  return joined.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : decode(word.replaceAll('_', ' ')),
  )
}

/** Quoted-printable bodies, as the mail program reads them. */
function decode(raw: string): string {
  const bytes = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
