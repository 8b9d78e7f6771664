import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CliError } from '../../base/CliError'
import { canEnter, type PostgresAccount } from './postgresAccount'
import { sharedFolder } from './sharedFolder'

/**
 * Where the embedded database lives: `<data>/postgres`, or, when the database's account cannot reach that, a folder
 * outside every home that `<data>/postgres-location` points at.
 * @throws CliError when the pointer leads nowhere any more
 */
export function clusterFolder(dataDir: string, account: PostgresAccount): string {
  const inside = join(dataDir, 'postgres')
  const pointed = pointedCluster(dataDir)
  if (pointed) {
    if (existsSync(pointed.home)) {
      writeFileSync(join(pointed.home, 'owner.json'), JSON.stringify({ dataDir }))
      return pointed.cluster
    }
    throw new CliError(
      `O banco de dados desta instalação ficava em ${pointed.home}, que não existe mais. Restaure essa pasta, ou comece de novo com npm run reset.`,
    )
  }
  if (existsSync(inside) || canEnter(account, dataDir)) return inside
  // a name of its own: another data folder may have been here before, and been moved aside with its pointer
  const home = sharedFolder('clusters', randomBytes(8).toString('hex'))
  writeFileSync(join(home, 'owner.json'), JSON.stringify({ dataDir }))
  writeFileSync(join(dataDir, POINTER), home)
  return join(home, 'postgres')
}

const POINTER = 'postgres-location'

/**
 * The cluster outside the data folder that belongs to it, if there is one.
 * @throws CliError when it belongs to another data folder, of which this one is a copy
 */
export function pointedCluster(dataDir: string): { home: string; cluster: string } | undefined {
  const pointer = join(dataDir, POINTER)
  const home = pointerOf(dataDir)
  if (home === undefined) return undefined
  const owner = ownerOf(home)
  // A data folder that was moved takes its cluster along; a copied one must not share it with the original.
  if (owner && owner !== dataDir && pointerOf(owner) === home) {
    throw new CliError(
      `${pointer} aponta para ${home}, que pertence à pasta de dados ${owner}. Nada foi alterado.`,
    )
  }
  return { home, cluster: join(home, 'postgres') }
}

function pointerOf(dataDir: string): string | undefined {
  const pointer = join(dataDir, POINTER)
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined
}

function ownerOf(home: string): string | undefined {
  try {
    const text = readFileSync(join(home, 'owner.json'), 'utf8')
    return z.object({ dataDir: z.string() }).parse(JSON.parse(text)).dataDir
  } catch {
    return undefined
  }
}
