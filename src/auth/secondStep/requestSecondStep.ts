import type { SecondStepRequest } from '#domain/account/authWire'
import { callRoute } from '../../kit/http/callRoute'
import { deviceHeaders } from '../deviceMark'
import type { SignInActor } from '../signIn'

/** Answers the challenge of a sign-in with a code. Returns the token; throws ApiError. */
export async function requestSecondStep(
  actor: SignInActor,
  body: SecondStepRequest,
): Promise<string> {
  const { token } = await callRoute(`POST /auth/${actor}/second-factor`, {
    body,
    headers: deviceHeaders(),
    anonymous: true,
  })
  return token
}
