import { formatDate } from '#domain/values/dates'
import {
  CERTIFICATE_WARNING_DAYS,
  CertificateProblem,
  daysLeft,
  readBankCertificate,
  readCertificateEnd,
} from '../../backend/src/pix/bank/readBankCertificate'
import { CliError } from '../base/CliError'
import type { Settings } from '../base/readSettings'

/**
 * Looks at our certificate for the bank before anything starts. One that is wrong or has ended would only be noticed by the buyer
 * who wants to pay.
 * @param warn told of one that ends soon
 * @throws CliError that says which variable is wrong and why
 */
export function checkBankCertificate(
  { environment }: Pick<Settings, 'environment'>,
  warn: (line: string) => void,
  now = new Date(),
): void {
  if (!environment.WINEX_PIX_URL) return
  const end = readOrRefuse(environment, now)
  if (end && daysLeft(end.endsAt, now) <= CERTIFICATE_WARNING_DAYS)
    warn(
      `Atenção: o certificado para o banco (${end.variable}) termina em ${formatDate(end.endsAt)}. ` +
        'Peça um novo ao banco: sem ele ninguém paga por PIX, e a winex não inicia.',
    )
}

function readOrRefuse(environment: Settings['environment'], now: Date) {
  try {
    readBankCertificate(environment, now)
    return readCertificateEnd(environment)
  } catch (error) {
    if (error instanceof CertificateProblem) throw new CliError(error.message)
    throw error
  }
}
