import { StepResponse, createStep } from '@medusajs/framework/workflows-sdk'
import { Modules } from '@medusajs/framework/utils'
import { createIdentity } from '../sellerIdentity'

/** E-mail and password of the new person, not yet able to sign in. */
export const createSignInStep = createStep(
  'create-sign-in',
  async (input: { email: string; password: string }, { container }) => {
    const id = await createIdentity(container, input.email, input.password)
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.AUTH).deleteAuthIdentities([id])
  },
)
