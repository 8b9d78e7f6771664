import { existsSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { CliError } from '../base/CliError'
import { postgresAccount } from './postgres/postgresAccount'
import { clusterFolder, pointedCluster } from './postgres/clusterFolder'
import { stopStalePostmaster } from './postgres/stopStalePostmaster'
import { readSettings } from '../base/readSettings'
import { dataFolderHolder } from './lockDataFolder'
import { isDataFolder } from './openDataFolder'

/**
 * `npm run reset`: deletes this copy's data folder, after asking (`--yes` answers).
 * @throws CliError while a copy runs on it, or when the folder is not one of ours
 */
export async function resetDataFolder(args: string[]): Promise<number> {
  const { dataDir } = readSettings(process.env)
  if (!existsSync(dataDir)) {
    console.log(`Não há dados em ${dataDir}; nada a apagar.`)
    return 0
  }
  if (!isDataFolder(dataDir)) {
    throw new CliError(`A pasta ${dataDir} não é uma pasta de dados da winex; nada foi apagado.`)
  }
  const holder = dataFolderHolder(dataDir)
  if (holder) {
    throw new CliError(
      `A winex está rodando com esta pasta de dados (processo ${holder.pid}, porta ${holder.port}). Pare-a antes; nada foi apagado.`,
    )
  }
  if (!args.includes('--yes') && !(await confirm(dataDir))) {
    console.log('Nada foi apagado.')
    return 1
  }
  const outside = pointedCluster(dataDir)
  if (outside === undefined || existsSync(outside.home)) {
    await stopStalePostmaster(clusterFolder(dataDir, postgresAccount()))
  }
  if (outside) rmSync(outside.home, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
  console.log(`Dados apagados: ${dataDir}. O próximo npm start começa do zero.`)
  return 0
}

async function confirm(dataDir: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new CliError(
      'Sem terminal para perguntar: confirme com npm run reset -- --yes. Nada foi apagado.',
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `Apagar todos os dados em ${dataDir}? Digite "sim" para confirmar: `,
  )
  terminal.close()
  return answer.trim().toLowerCase() === 'sim'
}
