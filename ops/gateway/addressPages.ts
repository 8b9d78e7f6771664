import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ADDRESS_TO_COME, ADDRESSED_FILES } from '#domain/site/pages'
import { compressFolder } from '../build/compressFolder'

export interface AddressedPages {
  /** Holds copies of the files that name the site's address, at the same places as the build. */
  folder: string
  remove: () => Promise<void>
}

/** Writes the address that this gateway runs with into copies of the built pages: the build may come from elsewhere. */
export async function addressPages(built: string, publicUrl: string): Promise<AddressedPages> {
  const folder = await mkdtemp(join(tmpdir(), 'winex-pages-'))
  for (const file of ADDRESSED_FILES) {
    const content = await readFile(join(built, file), 'utf8')
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content.replaceAll(ADDRESS_TO_COME, publicUrl))
  }
  await compressFolder(folder)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
