import { foldSearch } from '#domain/text/search'

/** 'Vinícola São João & Filhos' → 'vinicola-sao-joao-filhos'; 'vinho' when nothing is left. */
export function toHandle(text: string, fallback: string): string {
  const handle = foldSearch(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 200)
    .replace(/-+$/, '')
  return handle || fallback
}

/** The first of base, base-2, base-3 … that is not taken (R13, R23). */
export function freeSuffix(base: string, taken: Iterable<string>): string {
  const used = new Set(taken)
  if (!used.has(base)) return base
  for (let number = 2; ; number += 1) {
    const candidate = `${base}-${number}`
    if (!used.has(candidate)) return candidate
  }
}
