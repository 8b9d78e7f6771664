import type { Rollup } from 'vite'

/** Scripts and styles that the app's entry and a page's modules are made of; the entry's general styles come first. */
export function filesOf(modules: string[], chunks: Rollup.OutputChunk[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (chunk: Rollup.OutputChunk | undefined): void => {
    if (!chunk || scripts.has(chunk.fileName)) return
    scripts.add(chunk.fileName)
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(name)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  add(chunks.find(({ isEntry, name }) => isEntry && name === 'app'))
  for (const module of modules) add(chunks.find((chunk) => chunk.moduleIds.includes(module)))
  return { scripts: [...scripts], styles: [...styles] }
}
