import path from 'node:path'
import { contracts, make, programs, web } from './build.mjs'
import { killAll, run, stop } from './children.mjs'
import { resetDataFolder, takeDataFolder } from './data-folder.mjs'
import { installMissing } from './install.mjs'
import { claimPort } from './ports.mjs'
import { Problem } from './problem.mjs'
import { line, phase } from './report.mjs'
import { root, shortPath } from './root.mjs'
import { answering, obituary, startService } from './services.mjs'
import { settingsOf } from './settings.mjs'

const help = `npm start                starts Tessera: TRON node, contracts, API and web
npm start -- --reset     the same, after deleting everything in DATA_DIR
npm start -- --help      this page

Environment
  PORT          8080        web and API
  TRON_PORT     9090        embedded TRON node
  HOST          127.0.0.1   address both listen on
  DATA_DIR      .data       chain, database, logs
  DATABASE_URL  unset       PostgreSQL 15 or newer instead of the embedded database
  TRON_URL      unset       a TRON node elsewhere instead of the embedded one
`

const began = Date.now()
/** @type {import('./services.mjs').Service[]} In the order in which they were started. */
const services = []
let release = () => {}
/** When the first signal came; 0 while none has. */
let stopping = 0

/** @param {string[]} argv */
export async function main(argv) {
  if (argv.includes('--help')) {
    process.stdout.write(help)
    return
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void onSignal())
  }
  try {
    const unknown = argv.find((word) => word !== '--reset')
    if (unknown !== undefined) {
      throw new Problem(`${unknown} is not an option of npm start; npm start -- --help lists them.`)
    }
    await start(settingsOf(process.env), argv.includes('--reset'))
  } catch (error) {
    // What breaks because we are being stopped is no news.
    if (stopping > 0) return
    await stopAll()
    console.error(
      `\n${error instanceof Problem ? error.message : /** @type {Error} */ (error).stack}`,
    )
    process.exit(1)
  }
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {boolean} reset
 */
async function start(settings, reset) {
  console.log('\nTessera\n')
  const { host, dataDir } = settings
  if (reset) resetDataFolder(dataDir)
  release = takeDataFolder(dataDir)
  const port = await claimPort('PORT', settings.port, host)
  const tronPort =
    settings.tronUrl === undefined ? await claimPort('TRON_PORT', settings.tronPort, host) : 0
  line('Check', `Node ${process.version}, ${shortPath(dataDir)}, ports`, Date.now() - began)

  await phase('Packages', installMissing, (some) => (some ? 'installed' : 'up to date'))
  await phase('Contracts', (tell) => make([contracts], tell), made('compiled'))
  await phase('Build', (tell) => make([programs, web], tell), made('built'))

  // A host that means "all addresses" is reached through this machine's own.
  const reach = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const inUrl = reach.includes(':') ? `[${reach}]` : reach
  const tronUrl = settings.tronUrl ?? `http://${inUrl}:${tronPort}`
  const webUrl = `http://${inUrl}:${port}`
  const env = {
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    TRON_PORT: String(tronPort),
    TRON_URL: tronUrl,
    DATA_DIR: dataDir,
    DEPLOYMENT: path.join(dataDir, 'deployment.json'),
    WEB_DIR: path.join(root, 'build', 'web'),
  }
  const logs = path.join(dataDir, 'log')

  if (settings.tronUrl === undefined) {
    await phase(
      'TRON node',
      () => serve('TRON node', 'devnet', env, logs, `${tronUrl}/wallet/getnowblock`, 30_000),
      () => tronUrl,
    )
  }
  await phase(
    'Deploy',
    () => step('deploy', env),
    (said) => said,
  )
  await phase(
    'Demo',
    () => step('seed', env),
    (said) => said,
  )
  await phase(
    'Server',
    () => serve('server', 'server', env, logs, `${webUrl}/healthz`, 120_000),
    () => webUrl,
  )
  await farewell(webUrl, settings)
}

/** @param {string} verb */
function made(verb) {
  /** @param {string[]} names */
  return (names) => (names.length === 0 ? 'up to date' : `${names.join(', ')} ${verb}`)
}

/**
 * @param {string} name
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 * @param {string} logs
 * @param {string} url
 * @param {number} limit
 */
async function serve(name, program, env, logs, url, limit) {
  const service = startService(name, program, env, logs)
  services.push(service)
  await answering(service, url, limit)
  service.child.once('exit', () => void onDeath(service))
}

/**
 * Runs a program that ends, and gives back its last line.
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 */
async function step(program, env) {
  const file = path.join(root, 'build', 'node', `${program}.js`)
  const result = await run(process.execPath, ['--enable-source-maps', file], { env })
  if (result.code !== 0) throw new Problem(result.output.trim())
  return result.stdout.trim().split('\n').at(-1) ?? ''
}

/**
 * @param {string} url
 * @param {import('./settings.mjs').Settings} settings
 */
async function farewell(url, settings) {
  /** @type {{ demo: null | { accounts: { name: string, address: string }[] } }} */
  const config = JSON.parse(await (await fetch(`${url}/config.json`)).text())
  console.log(`\n  Tessera is at ${url}   (up in ${((Date.now() - began) / 1000).toFixed(1)} s)\n`)
  if (config.demo) {
    console.log('  Demo accounts, each with a public key, for this network only:')
    for (const { name, address } of config.demo.accounts) {
      console.log(`    ${name.padEnd(10)} ${address}`)
    }
  }
  console.log(
    `\n  Data: ${shortPath(settings.dataDir)}   Logs: ${shortPath(path.join(settings.dataDir, 'log'))}`,
  )
  console.log('  Stop: Ctrl-C   Start afresh: npm start -- --reset\n')
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

/** The server first: it still needs the node to end what it is doing. */
async function stopAll() {
  for (const service of services.toReversed()) await stop(service.child, 2_200)
  killAll()
  release()
}
