import { isEmail } from '../values/email'
import { isValidCnpj } from '../values/taxId'
import type { SiteConfig } from './siteConfig'

const isDayAndMonth = (text: string): boolean =>
  /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])$/.test(text)

/** What in the site's configuration cannot be right, in Portuguese, each with the name of its field; empty when all is well. */
export function siteProblems(site: SiteConfig): string[] {
  const { commission, company, social } = site
  const findings: [isWrong: boolean, problem: string][] = [
    [!isEmail(site.email), `email: '${site.email}' não é um e-mail`],
    [
      Number.isNaN(Date.parse(site.countdownTarget)),
      `countdownTarget: '${site.countdownTarget}' não é uma data (use 2026-12-31T23:59:59)`,
    ],
    [
      !isDayAndMonth(site.applicationDeadline),
      `applicationDeadline: '${site.applicationDeadline}' não é um dia (use 30/09)`,
    ],
    [
      commission !== undefined && !(commission >= 0 && commission <= 100),
      `commission: ${String(commission)} não é uma porcentagem de 0 a 100`,
    ],
    [
      Boolean(company.taxId) && !isValidCnpj(company.taxId ?? ''),
      `company.taxId: '${company.taxId ?? ''}' não é um CNPJ válido`,
    ],
    [!site.trackingPage.startsWith('https://'), 'trackingPage: precisa começar com https://'],
    ...social.map(({ name, url }): [boolean, string] => [
      !url.startsWith('https://'),
      `social: o endereço de ${name} precisa começar com https://`,
    ]),
  ]
  return findings.filter(([isWrong]) => isWrong).map(([, problem]) => problem)
}

/** What only the owner can say, and visitors of a real site must find (Decreto 7.962/2013, art. 2). */
export function missingOwnerData({ company }: Pick<SiteConfig, 'company'>): string[] {
  return [
    ...(company.taxId ? [] : ['o CNPJ (company.taxId)']),
    ...(company.address ? [] : ['o endereço (company.address)']),
  ]
}

/** Whether the pages would count zeros (R3): the launch's date has passed, and the configuration does not say that sales are open. */
export const launchHasPassed = (
  { salesOpen, countdownTarget }: Pick<SiteConfig, 'salesOpen' | 'countdownTarget'>,
  now: Date,
): boolean => !salesOpen && Date.parse(countdownTarget) < now.getTime()
