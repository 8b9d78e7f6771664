import { useEffect } from 'react'

/** Names the browser tab: `Vinhos · winex`. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · winex` : 'winex'
  }, [title])
}
