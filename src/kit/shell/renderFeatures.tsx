import { Fragment } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import type { Feature } from '../feature'

/** The children of an `<Admin>` for a list of features: resources first, then their other pages. */
export function renderFeatures(features: Feature[]) {
  const resources = features.flatMap((feature) => feature.resources ?? [])
  const routes = features.flatMap((feature) => feature.routes ?? [])
  return (
    <Fragment>
      {resources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        {routes.map((route) => (
          <Route key={route.path} {...route} />
        ))}
      </CustomRoutes>
    </Fragment>
  )
}

/** Navigation entries of all features, from left to right. */
export const navigationOf = (features: Feature[]) =>
  features.flatMap((feature) => feature.navigation ?? []).sort((a, b) => a.order - b.order)
