import { describe, expect, it } from 'vitest'
import { declaredRoutes } from '#domain/routes/index'
import { openApiDocument } from '#domain/routes/openApi'

const document = openApiDocument() as {
  openapi: string
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

describe('the OpenAPI document', () => {
  it('knows every declared route, its answer and the shape of its refusals', () => {
    expect(document.openapi).toBe('3.1.0')
    for (const { method, path, declaration } of declaredRoutes) {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(Object.keys(operation?.responses ?? {}), path).toEqual([
        String(declaration.status ?? 200),
        'default',
      ])
    }
  })
})
