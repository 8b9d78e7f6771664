import { siteConfig, type SiteConfig } from '#domain/site/siteConfig'
import { missingOwnerData, siteProblems } from '#domain/site/siteProblems'
import { CliError } from '../CliError'
import type { Settings } from './readSettings'

/**
 * Looks at the site's configuration before anything starts.
 * @param warn told what a site that others can reach still lacks
 * @throws CliError naming every field that is wrong
 */
export function checkSite(
  { onlyHere }: Pick<Settings, 'onlyHere'>,
  warn: (line: string) => void,
  site: SiteConfig = siteConfig,
): void {
  const problems = siteProblems(site)
  if (problems.length > 0)
    throw new CliError(
      `Configuração inválida em domain/site/siteConfig.ts:\n${problems.map((one) => `  ${one}`).join('\n')}`,
    )
  const missing = onlyHere ? [] : missingOwnerData(site)
  if (missing.length > 0)
    warn(
      `Atenção: as páginas públicas ainda não dizem ${missing.join(' nem ')} da empresa, que a lei pede (Decreto 7.962/2013). ` +
        'Preencha em domain/site/siteConfig.ts e inicie de novo.',
    )
}
