import { defineConfig } from '@medusajs/framework/utils'
import { env } from './src/env'

const week = 7 * 24 * 60 * 60

const databaseSsl = { off: false, on: true, 'no-verify': { rejectUnauthorized: false } } as const
const ssl = databaseSsl[env.WINEX_DATABASE_SSL]

/** Several engines share events, workflows and locks through Redis; one alone keeps them in process. */
const redisModules = env.REDIS_URL
  ? [
      { resolve: '@medusajs/medusa/event-bus-redis', options: { redisUrl: env.REDIS_URL } },
      { resolve: '@medusajs/medusa/cache-redis', options: { redisUrl: env.REDIS_URL } },
      {
        resolve: '@medusajs/medusa/workflow-engine-redis',
        options: { redis: { redisUrl: env.REDIS_URL } },
      },
      {
        resolve: '@medusajs/medusa/locking',
        options: {
          providers: [
            {
              resolve: '@medusajs/medusa/locking-redis',
              id: 'locking-redis',
              is_default: true,
              // A waiting request tries again after 20 to 100 ms; the default of a second would let twenty buyers of one wine wait for half a minute.
              options: { redisUrl: env.REDIS_URL, maximumRetryInterval: 100 },
            },
          ],
        },
      },
    ]
  : []

const config = defineConfig({
  projectConfig: {
    databaseUrl: env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl }, pool: { min: 2, max: 20 } },
    redisUrl: env.REDIS_URL,
    http: {
      // The gateway puts everything on one origin (design §3.7): no cross-origin caller exists.
      storeCors: '',
      adminCors: '',
      authCors: '',
      jwtSecret: env.WINEX_JWT_SECRET,
      cookieSecret: env.WINEX_COOKIE_SECRET,
      jwtExpiresIn: `${week}s`,
      jwtOptions: { algorithm: 'HS256', expiresIn: `${week}s` },
      jwtVerifyOptions: { algorithms: ['HS256'] },
      authMethodsPerActor: { user: ['emailpass'], seller: ['emailpass'], provider: ['emailpass'] },
    },
  },
  admin: { disable: true },
  modules: [
    { resolve: './src/modules/seller' },
    { resolve: './src/modules/session' },
    { resolve: './src/modules/audit' },
    { resolve: './src/modules/application' },
    { resolve: './src/modules/mail-outbox' },
    { resolve: './src/modules/image-storage' },
    { resolve: './src/modules/wine-import' },
    { resolve: './src/modules/ledger' },
    { resolve: './src/modules/notice' },
    { resolve: './src/modules/site' },
    { resolve: './src/modules/pix' },
    {
      resolve: '@medusajs/medusa/auth',
      options: {
        providers: [
          {
            resolve: '@medusajs/medusa/auth-emailpass',
            id: 'emailpass',
            options: { hashConfig: { logN: env.WINEX_SCRYPT_LOG_N, r: 8, p: 1 } },
          },
        ],
      },
    },
    {
      resolve: '@medusajs/medusa/fulfillment',
      options: {
        providers: [
          // orders of before 2026-11-23 went with it
          { resolve: '@medusajs/medusa/fulfillment-manual', id: 'manual' },
          { resolve: './src/modules/seller-freight', id: 'table' },
        ],
      },
    },
    {
      // Beside the engine's own manual provider, which it always adds. It asks nobody anything, so it is there without a bank, too:
      // what was paid by PIX can be given back also after the operator has stopped offering it.
      resolve: '@medusajs/medusa/payment',
      options: { providers: [{ resolve: './src/modules/pix-payment' }] },
    },
    {
      resolve: '@medusajs/medusa/notification',
      options: {
        providers: [
          {
            resolve: './src/modules/mail-outbox/provider',
            id: 'mail-outbox',
            options: { channels: ['email'] },
          },
        ],
      },
    },
    {
      resolve: '@medusajs/medusa/file',
      options: {
        providers: [
          {
            resolve: '@medusajs/medusa/file-local',
            id: 'local',
            options: {
              upload_dir: env.WINEX_FILES_DIR,
              backend_url: `${env.WINEX_PUBLIC_URL}/files`,
            },
          },
        ],
      },
    },
    ...redisModules,
  ],
})

// defineConfig adds a plugin for draft orders whose admin routes nobody here uses.
config.plugins = (config.plugins ?? []).filter(
  (plugin) => (typeof plugin === 'string' ? plugin : plugin.resolve) !== '@medusajs/draft-order',
)

export default config
