import type { RouteTable } from '../routes/declaration'
import { z } from 'zod'
import {
  stopAccountRequest,
  teamInvitationRequest,
  teamResponse,
  teamRoleRequest,
} from './teamWire'

/** A seller's people. */
export const teamRoutes = {
  // by the link 'não fui eu' of a mail
  'POST /public/owner-alerts/stop': {
    actor: 'anyone',
    body: stopAccountRequest,
    response: z.object({}),
  },
  'GET /vendor/team': { actor: 'seller', response: teamResponse },
  'POST /vendor/team/invitations': {
    actor: 'seller',
    owner: 'team',
    stepUp: true,
    body: teamInvitationRequest,
    response: teamResponse,
    status: 201,
    audit: ['invitation.create'],
  },
  'DELETE /vendor/team/invitations/:id': {
    actor: 'seller',
    owner: 'team',
    stepUp: { not: 'it only takes rights away' },
    response: teamResponse,
    ids: { id: 'invitation' },
    audit: ['invitation.revoke'],
  },
  'POST /vendor/team/members/:id': {
    actor: 'seller',
    owner: 'team',
    stepUp: true,
    body: teamRoleRequest,
    response: teamResponse,
    ids: { id: 'member' },
    audit: ['team.role'],
  },
  'DELETE /vendor/team/members/:id': {
    actor: 'seller',
    owner: 'team',
    stepUp: true,
    response: teamResponse,
    ids: { id: 'member' },
    audit: ['team.remove'],
  },
} as const satisfies RouteTable
