import { describe, expect, it } from 'vitest'
import { archiveProblem, deleteProblem, restoreProblem } from '#domain/wines/wineActions'

describe('what a seller may do with wines beside publishing (R20)', () => {
  const STAFF = 'Somente a equipe da winex pode alterar o status deste vinho.'
  it('archives their own, never what staff decided', () => {
    for (const status of ['published', 'draft', 'proposed'])
      expect(archiveProblem(status)).toBeNull()
    for (const status of ['rejected', 'archived', 'unknown'])
      expect(archiveProblem(status)).toBe(STAFF)
  })

  it('brings back only what they archived themselves', () => {
    expect(restoreProblem('archived', 'seller')).toBeNull()
    expect(restoreProblem('archived', 'user')).toBe(STAFF)
    expect(restoreProblem('archived', null)).toBe(STAFF)
    expect(restoreProblem('published', 'seller')).toBe('O vinho está Publicado, não arquivado.')
  })

  it('deletes what was never sold', () => {
    expect(deleteProblem('draft', false)).toBeNull()
    expect(deleteProblem('draft', true)).toBe(
      'Este vinho já foi vendido e aparece em pedidos: arquive em vez de excluir.',
    )
    expect(deleteProblem('rejected', false)).toBe(STAFF)
  })
})
