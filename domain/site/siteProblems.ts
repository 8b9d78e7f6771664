import { isEmail } from '../values/email'
import { isValidCnpj } from '../values/taxId'
import { salesAreOpen } from './countdown'
import type { SiteConfig } from './siteConfig'

const isDayAndMonth = (text: string): boolean =>
  /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])$/.test(text)

/** What in the site's configuration cannot be right, in Portuguese, each with the name of its field; empty when all is well. */
export function siteProblems(site: SiteConfig): string[] {
  const { commission, company, social } = site
  const findings: [isWrong: boolean, problem: string][] = [
    [!isEmail(site.email), `email: '${site.email}' não é um e-mail`],
    [
      !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(site.countdownTarget) ||
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
      company.taxId !== undefined && !isValidCnpj(company.taxId),
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

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** Whether the month that `salesStart` names is over; a text in other words cannot be compared. */
function isMonthOver(salesStart: string, now: number): boolean {
  const [, month = '', year] = /^([a-z]{3})\/(\d\d)$/.exec(salesStart) ?? []
  const index = MONTHS.indexOf(month)
  return index >= 0 && Date.UTC(2000 + Number(year), index + 1, 1, 3) <= now
}

/** Dates of the launch that have passed by `now` (milliseconds), in Portuguese, with what the public pages say because of it. */
export function passedDates(
  site: Pick<SiteConfig, 'countdownTarget' | 'salesStart'>,
  now: number,
): string[] {
  if (salesAreOpen(site, now))
    return [
      `countdownTarget: ${site.countdownTarget} já passou; as páginas públicas dizem 'Vendas abertas', sem contagem regressiva`,
    ]
  return isMonthOver(site.salesStart, now)
    ? [
        `salesStart: '${site.salesStart}' já passou e countdownTarget ainda não; as páginas públicas anunciam um mês passado`,
      ]
    : []
}

/** What only the owner can say, and visitors of a real site must find (Decreto 7.962/2013, art. 2). */
export function missingOwnerData({ company }: Pick<SiteConfig, 'company'>): string[] {
  return [
    ...(company.taxId ? [] : ['o CNPJ (company.taxId)']),
    ...(company.address ? [] : ['o endereço (company.address)']),
  ]
}
