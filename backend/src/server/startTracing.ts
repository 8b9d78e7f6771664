import { PgInstrumentation } from '@medusajs/framework/opentelemetry/instrumentation-pg'
import { NodeSDK } from '@medusajs/framework/opentelemetry/sdk-node'

/*
 * Loaded before the engine when OTEL_EXPORTER_OTLP_ENDPOINT is set (ops/run/engineProcess), because the database's driver is
 * traced only when it is loaded later. The other OTEL_* variables are those of OpenTelemetry; metrics have a port of their own.
 */
process.env.OTEL_SERVICE_NAME ??= 'winex-engine'
process.env.OTEL_METRICS_EXPORTER ??= 'none'
process.env.OTEL_LOGS_EXPORTER ??= 'none'

const sdk = new NodeSDK({
  // Texts of statements, never their values.
  instrumentations: [
    new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
  ],
})
sdk.start()
process.once('SIGTERM', () => void sdk.shutdown())
