import { expect, test } from 'vitest'
import { PAGES } from '#domain/site/pages'
import { adminFeatures } from '../../../src/admin/features'
import { portalFeatures } from '../../../src/portal/features'
import type { Feature } from '../../../src/kit/feature'

const listsOf = (features: Feature[]) =>
  features.flatMap(({ resources = [] }) =>
    resources.flatMap(({ name, list }) => (list ? [name] : [])),
  )

test.each([
  ['portal', PAGES.portal.lists, portalFeatures],
  ['admin', PAGES.admin.lists, adminFeatures],
] as const)('every list of the %s has a frame of its own in the HTML', (_area, lists, features) => {
  expect([...lists].sort()).toEqual(listsOf([...features]).sort())
})
