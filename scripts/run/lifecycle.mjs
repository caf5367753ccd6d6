// The life of a command that starts processes and lives until it is stopped: `npm start`, `npm run dev`.
import { killAll, run, stop } from './children.mjs'
import { Problem } from './problem.mjs'
import { answering, obituary, ready } from './services.mjs'

/** @type {import('./services.mjs').Service[]} In the order in which they were started. */
const services = []
/** @type {(() => void)[]} */
const releases = []
/** When the first signal came; 0 while none has. */
let stopping = 0

/**
 * Runs `work`; from then on a signal, or the end of a service, stops everything.
 * @param {() => Promise<void>} work
 */
export async function live(work) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void onSignal())
  }
  try {
    await work()
  } catch (error) {
    // What breaks because we are being stopped is no news.
    if (stopping > 0) return
    stopping = Date.now()
    await stopAll()
    console.error(
      `\n${error instanceof Problem ? error.message : /** @type {Error} */ (error).stack}`,
    )
    process.exit(1)
  }
}

/** To be done at the end, whatever the end. @param {() => void} release */
export function atEnd(release) {
  releases.push(release)
}

/**
 * Takes a service into the life of this command, once it answers.
 * @param {import('./services.mjs').Service} service
 * @param {string} url
 * @param {number} limit  milliseconds
 */
export const serve = (service, url, limit) => take(service, answering(service, url, limit))

/**
 * The same of a service without an address, once it reports readiness.
 * @param {import('./services.mjs').Service} service
 * @param {number} limit  milliseconds
 */
export const attend = (service, limit) => take(service, ready(service, limit))

/**
 * @param {import('./services.mjs').Service} service
 * @param {Promise<void>} begun
 */
async function take(service, begun) {
  services.push(service)
  await begun
  service.child.once('exit', () => void onDeath(service))
}

/**
 * Runs a program that ends, and returns its last line.
 * @param {string[]} argv  after Node
 * @param {NodeJS.ProcessEnv} env
 */
export async function step(argv, env) {
  const result = await run(process.execPath, argv, { env })
  if (result.code !== 0) throw new Problem(result.output.trim())
  return result.stdout.trim().split('\n').at(-1) ?? ''
}

/** @param {import('./services.mjs').Service} service */
async function onDeath(service) {
  if (stopping > 0) return
  stopping = Date.now()
  console.error(`\nStopped: ${obituary(service)}`)
  await stopAll()
  process.exit(1)
}

async function onSignal() {
  // npm passes a Ctrl-C on to us that the terminal has sent us too: within a second they are one.
  if (stopping > 0 && Date.now() - stopping < 1_000) return
  if (stopping > 0) {
    killAll()
    release()
    process.exit(130)
  }
  stopping = Date.now()
  console.log('\n  Stopping …')
  await stopAll()
  console.log('  Stopped. The data is kept.')
  process.exit(0)
}

/** The last one first: it still needs those before it to end what it is doing. */
async function stopAll() {
  for (const service of services.toReversed()) await stop(service.child, 2_200)
  killAll()
  release()
}

function release() {
  for (const one of releases) one()
}
