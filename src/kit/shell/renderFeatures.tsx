import { Fragment, type ComponentType } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Route, useParams } from 'react-router-dom'
import type { Feature } from '../feature'

/** The children of an `<Admin>` for a list of features: resources first, then their other pages. */
export function renderFeatures(features: Feature[]) {
  const resources = features.flatMap((feature) => feature.resources ?? [])
  const routes = features.flatMap((feature) => feature.routes ?? [])
  return (
    <Fragment>
      {resources.map(({ edit, show, ...resource }) => (
        <Resource
          key={resource.name}
          {...resource}
          {...(edit && { edit: <RecordPage page={edit} /> })}
          {...(show && { show: <RecordPage page={show} /> })}
        />
      ))}
      <CustomRoutes>
        {routes.map((route) => (
          <Route key={route.path} {...route} />
        ))}
      </CustomRoutes>
    </Fragment>
  )
}

/** The page of one record: a draft or a dialog of one does not go on upon the next, of which the address differs by its id alone. */
function RecordPage({ page: Page }: { page: ComponentType }) {
  const { id } = useParams()
  return <Page key={id} />
}

/** Navigation entries of all features, from left to right. */
export const navigationOf = (features: Feature[]) =>
  features.flatMap((feature) => feature.navigation ?? []).sort((a, b) => a.order - b.order)
