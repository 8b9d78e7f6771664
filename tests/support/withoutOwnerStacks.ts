import React from 'react'

// React remembers of each element where it was made, for its development tools, up to ten thousand in a second: a tenth of a
// test's time. A counter that is always full keeps it from that.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks elsewhere: see tests/support/withoutOwnerStacks.ts')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {
    // stays full
  },
})
