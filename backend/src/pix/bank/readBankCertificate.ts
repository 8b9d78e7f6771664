import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Values of the variables, each a PEM text (also in one line with \n) or the path of its file. */
export interface CertificateVariables {
  WINEX_PIX_CERT?: string | undefined
  WINEX_PIX_CERT_KEY?: string | undefined
  WINEX_PIX_CA?: string | undefined
}

export interface BankCertificate {
  /** PEM texts for `BankConfig`; absent: the bank asks for none. */
  certificate?: { cert: string; key: string; endsAt: Date }
  ca?: string
}

/** Says in Portuguese which variable is wrong and why. */
export class CertificateProblem extends Error {
  override readonly name = 'CertificateProblem'
}

const DAY_MS = 86_400_000

/** Days before its end from which on people are told; a bank takes some days for a new one. */
export const CERTIFICATE_WARNING_DAYS = 30

/** Whole days until the certificate ends; 0 on the last one, below 0 when it has ended. */
export const daysLeft = (endsAt: Date, now: Date): number =>
  Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS)

/**
 * Reads our certificate for the bank and its key.
 * @throws CertificateProblem for what cannot be read, does not belong together or is not valid now
 */
export function readBankCertificate(given: CertificateVariables, now: Date): BankCertificate {
  const { WINEX_PIX_CERT: certText, WINEX_PIX_CERT_KEY: keyText, WINEX_PIX_CA: caText } = given
  const result: BankCertificate = {}
  if (caText) {
    result.ca = readPem('WINEX_PIX_CA', caText)
    refuseEnded('WINEX_PIX_CA', signersEnd(result.ca), now)
  }
  if (!certText && !keyText) return result
  if (!certText || !keyText) {
    const [missing, there] = certText
      ? ['WINEX_PIX_CERT_KEY', 'WINEX_PIX_CERT']
      : ['WINEX_PIX_CERT', 'WINEX_PIX_CERT_KEY']
    throw new CertificateProblem(`${missing}: falta, e ${there} foi dado; um precisa do outro.`)
  }
  const cert = readPem('WINEX_PIX_CERT', certText)
  const key = readPem('WINEX_PIX_CERT_KEY', keyText)
  const x509 = readX509('WINEX_PIX_CERT', cert)
  if (!x509.checkPrivateKey(readKey(key)))
    throw new CertificateProblem(
      'WINEX_PIX_CERT_KEY: não é a chave do certificado que está em WINEX_PIX_CERT.',
    )
  const [startsAt, endsAt] = [new Date(x509.validFrom), new Date(x509.validTo)]
  refuseEnded('WINEX_PIX_CERT', endsAt, now)
  if (startsAt > now)
    throw new CertificateProblem(
      `WINEX_PIX_CERT: o certificado só vale a partir de ${day(startsAt)}; confira o relógio desta máquina.`,
    )
  return { ...result, certificate: { cert, key, endsAt } }
}

export interface CertificateEnd {
  variable: 'WINEX_PIX_CERT' | 'WINEX_PIX_CA'
  endsAt: Date
}

/**
 * When the first of what the connection to the bank needs ends, our certificate or the signers of the bank's, also one that has
 * ended; null where there is neither.
 * @throws CertificateProblem for what cannot be read
 */
export function readCertificateEnd({
  WINEX_PIX_CERT: cert,
  WINEX_PIX_CA: ca,
}: CertificateVariables): CertificateEnd | null {
  const ends: CertificateEnd[] = []
  if (cert) {
    const { validTo } = readX509('WINEX_PIX_CERT', readPem('WINEX_PIX_CERT', cert))
    ends.push({ variable: 'WINEX_PIX_CERT', endsAt: new Date(validTo) })
  }
  if (ca) ends.push({ variable: 'WINEX_PIX_CA', endsAt: signersEnd(readPem('WINEX_PIX_CA', ca)) })
  return ends.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())[0] ?? null
}

function refuseEnded(variable: CertificateEnd['variable'], endsAt: Date, now: Date): void {
  if (endsAt <= now)
    throw new CertificateProblem(
      `${variable}: o certificado terminou em ${day(endsAt)}; peça um novo ao banco.`,
    )
}

const CERTIFICATE = /-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g

/** Of several signers in one text an old one does no harm beside its successor: the last end counts. */
function signersEnd(pem: string): Date {
  const ends = (pem.match(CERTIFICATE) ?? [pem]).map((one) =>
    Date.parse(readX509('WINEX_PIX_CA', one).validTo),
  )
  return new Date(Math.max(...ends))
}

function readPem(variable: string, value: string): string {
  if (value.includes('-----BEGIN')) return value.replaceAll('\\n', '\n')
  let text: string
  try {
    text = readFileSync(value, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    throw new CertificateProblem(`${variable}: o arquivo ${value} não pôde ser lido (${code}).`)
  }
  if (text.includes('-----BEGIN')) return text
  throw new CertificateProblem(
    `${variable}: o arquivo ${value} não está em PEM (-----BEGIN …); converta-o, se for .p12 ou .pfx.`,
  )
}

function readX509(variable: string, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch {
    throw new CertificateProblem(`${variable}: não é um certificado em PEM (BEGIN CERTIFICATE).`)
  }
}

function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch (error) {
    const isLocked = /ENCRYPTED/.test(pem)
    throw new CertificateProblem(
      isLocked
        ? 'WINEX_PIX_CERT_KEY: a chave está protegida por senha; dê-a sem senha, num arquivo que só o serviço lê.'
        : 'WINEX_PIX_CERT_KEY: não é uma chave privada em PEM (BEGIN PRIVATE KEY).',
      { cause: error },
    )
  }
}

const day = (date: Date): string =>
  date.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
