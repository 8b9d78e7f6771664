import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'

/** A page at its address, ready to be rendered to HTML; the route's tree is the one in `App.tsx`. */
export async function staticPage(address: string, Component: ComponentType): Promise<ReactNode> {
  const handler = createStaticHandler([
    { errorElement: <></>, children: [{ path: address, Component }] },
  ])
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error(`${address} redirects`)
  return (
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>
  )
}
