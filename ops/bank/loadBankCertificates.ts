import { X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeWhole } from '../base/writeWhole'

/** PEM texts for mutual TLS between the engine and the demonstration bank. */
export interface BankCertificates {
  /** Signed both others. */
  ca: string
  bank: { cert: string; key: string }
  client: { cert: string; key: string }
}

const DAY_MS = 86_400_000
const LIFE_DAYS = 365
/** Those that end sooner are replaced. */
const LEFT_DAYS = 2

/** Those of a file, or new ones when it has none that are valid, which are then kept there. */
export async function loadBankCertificates(path?: string): Promise<BankCertificates> {
  if (path !== undefined && existsSync(path)) {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as BankCertificates
    const end = Date.parse(new X509Certificate(kept.client.cert).validTo)
    if (end > Date.now() + LEFT_DAYS * DAY_MS) return kept
  }
  const made = await makeBankCertificates()
  if (path !== undefined) writeWhole(path, JSON.stringify(made))
  return made
}

/** @param clientEndsAt when the client's certificate ends; tests need one that has */
export async function makeBankCertificates(
  clientEndsAt = new Date(Date.now() + LIFE_DAYS * DAY_MS),
): Promise<BankCertificates> {
  // A development package: a site in production has no demonstration bank.
  const { generate } = await import('selfsigned')
  const start = (end: Date) => new Date(Math.min(Date.now(), end.getTime()) - DAY_MS)
  const end = new Date(Date.now() + LIFE_DAYS * DAY_MS)
  const common = { keyType: 'ec', algorithm: 'sha256' } as const
  const ca = await generate([{ name: 'commonName', value: 'Banco de demonstração (CA)' }], {
    ...common,
    notBeforeDate: start(end),
    notAfterDate: end,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  })
  const signed = async (name: string, use: 'serverAuth' | 'clientAuth', notAfterDate: Date) => {
    const made = await generate([{ name: 'commonName', value: name }], {
      ...common,
      notBeforeDate: start(notAfterDate),
      notAfterDate,
      ca: { key: ca.private, cert: ca.cert },
      extensions: [
        { name: 'basicConstraints', cA: false },
        { name: 'keyUsage', digitalSignature: true, critical: true },
        { name: 'extKeyUsage', [use]: true },
        {
          name: 'subjectAltName',
          altNames: [
            { type: 2, value: 'localhost' },
            { type: 7, ip: '127.0.0.1' },
          ],
        },
      ],
    })
    return { cert: made.cert, key: made.private }
  }
  return {
    ca: ca.cert,
    bank: await signed('localhost', 'serverAuth', end),
    client: await signed('winex', 'clientAuth', clientEndsAt),
  }
}
