import { useEvent, useListContext } from 'ra-core'
import { useEffect } from 'react'

/** Unmarks all rows when the filter changes: nothing is ever done to a row that a filter has taken out of sight. */
export function UnmarkHidden() {
  const { filterValues, onUnselectItems } = useListContext()
  const filter = JSON.stringify(filterValues)
  const unmark = useEvent(onUnselectItems)
  useEffect(() => () => unmark(), [filter, unmark])
  return null
}
