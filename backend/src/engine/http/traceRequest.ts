import { SpanKind, SpanStatusCode, trace } from '@medusajs/framework/opentelemetry/api'
import type { AnswerSeen } from './frontDoor'

const tracer = trace.getTracer('winex')

/**
 * Runs `work` inside the request's span, so that its statements belong to it. Costs next to nothing while nobody traces
 * (server/startTracing).
 * @param requestId the gateway's number of the request, which people see beside an error
 * @returns ends the span, with the declared route as its name
 */
export function traceRequest(
  requestId: string | undefined,
  work: () => void,
): (answer: AnswerSeen) => void {
  return tracer.startActiveSpan('request', { kind: SpanKind.SERVER }, (span) => {
    work()
    return ({ method, route, status }: AnswerSeen) => {
      span.updateName(route === 'none' ? method : route)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        ...(requestId ? { 'winex.request_id': requestId } : {}),
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  })
}
