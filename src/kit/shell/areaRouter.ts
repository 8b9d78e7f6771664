import { reactRouterProvider, type RouterProvider } from 'ra-core'
import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom'

/** The guards of the route have nothing to say about another search on the same page. */
const AT_ONCE = { flushSync: true, defaultShouldRevalidate: false }

/**
 * react-router as react-admin uses it, but what changes the address alone, as a list's filter or order does, is drawn at
 * once: react-admin adds the next change to what is drawn, so that a quick one would undo the one before. Below `<Routes>`
 * react-router's own `useNavigate` loses `flushSync`. Who goes on while another page loads comes back to the one drawn.
 */
export const areaRouter: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = reactRouterProvider.useNavigate()
    const router = useContext(DataRouterContext)?.router
    const { pathname } = reactRouterProvider.useLocation()
    return useCallback<typeof navigate>(
      (to, options) => {
        const isHere = typeof to === 'object' && to.pathname === undefined
        if (isHere && router) void router.navigate({ ...to, pathname }, { ...options, ...AT_ONCE })
        else navigate(to, options)
      },
      [navigate, pathname, router],
    )
  },
}
