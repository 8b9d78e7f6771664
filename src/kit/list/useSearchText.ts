import { useEvent, useListFilterContext } from 'ra-core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A pause in the typing this long sends the search (one request per pause). */
const SEARCH_PAUSE_MS = 300

/**
 * The text of the search box. What is typed is kept here, so a keystroke repaints the box alone; after a pause it becomes
 * the filter `q` in the URL, which brings the list back to page 1. When the URL changes by other means (back button, 'Limpar
 * filtros') the box follows it.
 */
export function useSearchText(source = 'q') {
  const { filterValues, setFilters } = useListFilterContext()
  const stored: unknown = filterValues[source]
  const inUrl = typeof stored === 'string' ? stored : ''
  const [text, setText] = useState(inUrl)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Texts sent and not yet seen in the URL. Without it, the URL arriving late with an older text would overwrite what was
  // typed since.
  const underway = useRef<string[]>([])

  const commit = useEvent((value: string) => {
    clearTimeout(pause.current)
    setText(value)
    const wanted = value.trim()
    if (wanted === (underway.current.at(-1) ?? inUrl)) return
    underway.current.push(wanted)
    // with the filters of this moment: one chosen during the pause must not be lost
    setFilters({ ...filterValues, [source]: wanted === '' ? undefined : wanted })
  })

  // with the drawing: an effect after it would empty the box of who types at once
  useLayoutEffect(() => {
    const own = underway.current.indexOf(inUrl)
    if (own >= 0) {
      underway.current.splice(0, own + 1)
      return
    }
    underway.current = []
    clearTimeout(pause.current)
    setText(inUrl)
  }, [inUrl])

  useEffect(() => () => clearTimeout(pause.current), [])

  const type = (value: string) => {
    setText(value)
    clearTimeout(pause.current)
    const { pathname } = window.location
    pause.current = setTimeout(() => {
      // Who went on to another page meanwhile is still shown the list while that page loads: sending the search now
      // would bring them back.
      if (window.location.pathname === pathname) commit(value)
    }, SEARCH_PAUSE_MS)
  }
  return { text, type, commit }
}
