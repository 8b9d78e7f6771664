import { cepResponse } from '#domain/site/configWire'
import { env } from '../../env'
import { AppError } from '../../engine/errors/AppError'
import type { Handlers } from '../../engine/http/handlers'

const unavailable = 'O serviço de CEP não respondeu. Preencha o endereço manualmente.'

export const postalCodeHandlers = {
  /**
   * The postal-code service, asked from here so that the browser talks to one origin only (R16). An unknown CEP is 404;
   * a slow, broken or talkative service is 503.
   */
  'GET /public/cep/:cep': async ({ params }) => {
    const cep = params.cep.replace(/[-.\s]/g, '')
    if (!/^\d{8}$/.test(cep)) throw AppError.invalid('CEP inválido', { cep: 'CEP inválido' })
    const answer = cepResponse.safeParse(await askService(cep))
    if (!answer.success) throw new AppError('unavailable', unavailable)
    const { erro, ...address } = answer.data
    if (erro === true || erro === 'true') throw AppError.notFound('CEP não encontrado.')
    return address
  },
} satisfies Partial<Handlers>

async function askService(cep: string): Promise<unknown> {
  try {
    const answer = await fetch(`${env.WINEX_CEP_URL.replace(/\/$/, '')}/${cep}/json/`, {
      signal: AbortSignal.timeout(env.WINEX_CEP_TIMEOUT_MS),
      headers: { accept: 'application/json' },
      redirect: 'error',
    })
    if (answer.status === 404) return { erro: true }
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
