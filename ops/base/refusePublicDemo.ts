import { CliError } from './CliError'
import type { Settings } from './readSettings'

type Binding = Pick<Settings, 'host' | 'publicUrl' | 'onlyHere'>

/**
 * R55: the demonstration's passwords are in the README, so it exists only where nobody else can reach the site.
 * @throws CliError when the demo data would be loaded into a site that answers beyond this machine
 */
export function refusePublicDemo(settings: Binding & Pick<Settings, 'loadDemo'>): void {
  if (settings.onlyHere || !settings.loadDemo) return
  throw new CliError(
    `Os dados de demonstração têm senhas que todos conhecem, e este site atenderia fora desta máquina (${describe(settings)}). ` +
      'Defina WINEX_DEMO=nao para começar sem eles (a primeira conta da equipe se cria com npm run staff), ' +
      `ou fique só nesta máquina: ${STAY_HERE}.`,
  )
}

/**
 * The same for a database that got the demo data earlier, by whatever configuration.
 * @param demo what the database itself says of it (InstallationState)
 * @throws CliError when its accounts could sign in from elsewhere
 */
export function refusePublicDemoDatabase(settings: Binding, demo: string | undefined): void {
  if (settings.onlyHere || demo === undefined) return
  throw new CliError(
    `O banco de dados contém as contas de demonstração, com senhas que todos conhecem, e este site atenderia fora desta máquina (${describe(settings)}). ` +
      'Nada foi alterado. Use um banco novo (outra pasta em WINEX_DATA_DIR, outro DATABASE_URL, ou npm run reset, que apaga tudo), ' +
      `ou fique só nesta máquina: ${STAY_HERE}.`,
  )
}

const STAY_HERE = 'WINEX_HOST=localhost, sem WINEX_PUBLIC_URL e sem WINEX_ENGINE_HOST'

const describe = ({ host, publicUrl }: Binding): string => `em ${host}, como ${publicUrl}`
