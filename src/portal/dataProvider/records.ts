import { createDataProvider } from '../../kit/dataProvider/createDataProvider'
import { viewsResource } from '../../kit/views/viewsResource'
import { freight } from './freight'
import { pause } from './pause'
import { resources } from './resources'
import { invitations, team } from './team'

/** The records of the portal: what is created, read, updated and deleted. */
export const records = createDataProvider(resources, {
  freight,
  pause,
  team,
  invitations,
  views: viewsResource('vendor'),
})
