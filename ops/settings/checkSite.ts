import { siteConfig, type SiteConfig } from '#domain/site/siteConfig'
import { launchHasPassed, missingOwnerData, siteProblems } from '#domain/site/siteProblems'
import { CliError } from '../CliError'
import type { Settings } from './readSettings'

const FILE = 'domain/site/siteConfig.ts'

/**
 * Looks at the site's configuration before anything starts. What only the owner can say is asked for with NODE_ENV=production,
 * and otherwise only missed aloud.
 * @param warn told what a site that others can reach still lacks, or says although its time has passed
 * @throws CliError naming every field that is wrong or, of a site in production that others can reach, missing
 */
export function checkSite(
  { onlyHere, production }: Pick<Settings, 'onlyHere' | 'production'>,
  warn: (line: string) => void,
  site: SiteConfig = siteConfig,
  now = new Date(),
): void {
  const problems = siteProblems(site)
  if (problems.length > 0)
    throw new CliError(
      `Configuração inválida em ${FILE}:\n${problems.map((one) => `  ${one}`).join('\n')}`,
    )
  if (onlyHere) return
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
        `Em ${FILE}, diga salesOpen: true para 'Vendas abertas', ou datas novas.`,
    )
}
