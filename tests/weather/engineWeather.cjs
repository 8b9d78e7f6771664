// Loaded by Node before the engine (NODE_OPTIONS): what waits for requests, statements, timers or mails meets delays. The engine's own
// code knows nothing of it, and no other process that inherits the variable is touched.
const { createRequire } = require('node:module')
const { Server } = require('node:http')
const path = require('node:path')
const { createWeather } = require('./createWeather.cjs')

if (process.argv[1]?.replaceAll('\\', '/').endsWith('/src/server/serve.js')) {
  const later = globalThis.setTimeout
  const delay = createWeather(Number(process.env.WINEX_WEATHER))
  holdRequests(later, delay)
  holdStatements(later, delay)
  holdTimers(later, delay)
  holdMails(later, delay)
}

/** A sixth of the requests. Health is asked for by who would restart an engine that does not answer. */
function holdRequests(later, delay) {
  const emit = Reflect.get(Server.prototype, 'emit')
  Server.prototype.emit = function (event, request, ...rest) {
    const wait = event === 'request' && !request.url.startsWith('/health') ? delay(1 / 6, 1_500) : 0
    if (wait === 0) return emit.call(this, event, request, ...rest)
    later(() => emit.call(this, event, request, ...rest), wait)
    return true
  }
}

/** One statement in fifty; those behind it on the same connection wait, too. */
function holdStatements(later, delay) {
  const ours = createRequire(path.join(process.cwd(), 'package.json'))
  const orm = createRequire(
    createRequire(ours.resolve('@medusajs/framework')).resolve('@mikro-orm/postgresql'),
  )
  for (const Client of new Set([ours('pg').Client, orm('pg').Client])) {
    const pulse = Client.prototype._pulseQueryQueue
    Client.prototype._pulseQueryQueue = function () {
      if (this.isHeldUp) return
      const wait = this.readyForQuery && this._queryQueue.length > 0 ? delay(1 / 50, 400) : 0
      if (wait === 0) return pulse.call(this)
      this.isHeldUp = true
      later(() => {
        this.isHeldUp = false
        pulse.call(this)
      }, wait)
    }
  }
}

/** Jobs and pauses end late. */
function holdTimers(later, delay) {
  globalThis.setTimeout = Object.assign(
    (act, ms, ...rest) => later(act, ms >= 200 ? ms + delay(1 / 2, 2_000) : ms, ...rest),
    later,
  )
}

function holdMails(later, delay) {
  const nodemailer = createRequire(path.join(process.cwd(), 'package.json'))('nodemailer')
  const { createTransport } = nodemailer
  nodemailer.createTransport = (...args) => {
    const transport = createTransport(...args)
    const send = transport.sendMail.bind(transport)
    transport.sendMail = async (mail) => {
      await new Promise((done) => later(done, delay(1 / 4, 1_500)))
      return send(mail)
    }
    return transport
  }
}
