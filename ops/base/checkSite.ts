import { siteWith } from '#domain/site/siteConfig'
import { launchHasPassed } from '#domain/site/passedDates'
import { missingOwnerData } from '#domain/site/siteWarnings'
import { CliError } from './CliError'
import type { Settings } from './readSettings'

const FILE = 'um arquivo que WINEX_SITE_FILE nomeia (exemplo: deploy/site.json)'

/**
 * Looks at what the owner says of the site before anything starts. What only they can say is asked for with
 * NODE_ENV=production, and otherwise only missed aloud.
 * @param warn told what a site that others can reach still lacks, or says although its time has passed
 * @throws CliError naming what a site in production that others can reach lacks
 */
export function checkSite(
  { onlyHere, production, site: own }: Pick<Settings, 'onlyHere' | 'production' | 'site'>,
  warn: (line: string) => void,
  now = new Date(),
): void {
  if (onlyHere) return
  const site = siteWith(own)
  const missing = missingOwnerData(site)
  if (missing.length > 0) {
    const sentence =
      `as páginas públicas ainda não dizem ${missing.join(' nem ')} da empresa, que a lei pede (Decreto 7.962/2013). ` +
      `Preencha em ${FILE} e inicie de novo.`
    if (production) throw new CliError(`Este site ainda não pode atender: ${sentence}`)
    warn(`Atenção: ${sentence}`)
  }
  // No refusal: the date passes while the site runs, and its next start must not be its end.
  if (launchHasPassed(site, now))
    warn(
      `Atenção: a data do lançamento já passou (countdownTarget: ${site.countdownTarget}), e a página inicial conta zeros. ` +
        `Em ${FILE}, diga "salesOpen": true para 'Vendas abertas', ou datas novas; se Configurações já diz, nada falta.`,
    )
}
