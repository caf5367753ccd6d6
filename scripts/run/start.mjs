import path from 'node:path'
import { contracts, make, programs, web } from './build.mjs'
import { resetDataFolder, takeDataFolder } from './data-folder.mjs'
import { installMissing } from './install.mjs'
import { atEnd, attend, live, serve, step } from './lifecycle.mjs'
import { claimPort } from './ports.mjs'
import { Problem } from './problem.mjs'
import { line, phase } from './report.mjs'
import { shortPath } from './root.mjs'
import { program, serverProgram, startService } from './services.mjs'
import { environmentOf, settingsOf } from './settings.mjs'

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

/** @param {string[]} argv */
export async function main(argv) {
  if (argv.includes('--help')) {
    process.stdout.write(help)
    return
  }
  await live(async () => {
    const unknown = argv.find((word) => word !== '--reset')
    if (unknown !== undefined) {
      throw new Problem(`${unknown} is not an option of npm start; npm start -- --help lists them.`)
    }
    await start(settingsOf(process.env), argv.includes('--reset'))
  })
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {boolean} reset
 */
async function start(settings, reset) {
  console.log('\nTessera\n')
  const { host, dataDir } = settings
  if (reset) resetDataFolder(dataDir)
  atEnd(takeDataFolder(dataDir))
  const port = await claimPort('PORT', settings.port, host)
  const embedded = settings.tronUrl === undefined
  const tronPort = embedded ? await claimPort('TRON_PORT', settings.tronPort, host) : 0
  line('Check', `Node ${process.version}, ${shortPath(dataDir)}, ports`, Date.now() - began)

  await phase('Packages', installMissing, (some) => (some ? 'installed' : 'up to date'))
  await phase('Contracts', (report) => make([contracts], report), made('compiled'))
  await phase('Build', (report) => make([programs, web], report), made('built'))

  const { env, tronUrl, webUrl } = environmentOf(settings, port, tronPort)
  const logs = path.join(dataDir, 'log')
  if (embedded) {
    await phase(
      'TRON node',
      () =>
        serve(
          startService(
            'TRON node',
            program('devnet', '--block-time', '3', '--solid-lag', '2', '--quiet'),
            env,
            logs,
          ),
          `${tronUrl}/wallet/getnowblock`,
          30_000,
        ),
      () => tronUrl,
    )
  }
  await phase(
    'Deploy',
    () => step(program('deploy'), env),
    (output) => output,
  )
  await phase(
    'Demo',
    () => step(program('seed'), env),
    (output) => output,
  )
  // It comes up beside the server, which takes longer.
  const keeper = attend(startService('keeper', program('keeper'), env, logs), 60_000)
  keeper.catch(() => {})
  await phase(
    'Server',
    () =>
      serve(startService('server', serverProgram(env), env, logs), `${webUrl}/healthz`, 120_000),
    () => webUrl,
  )
  await phase(
    'News',
    () => step(program('seed', '--news', webUrl), env),
    (output) => output,
  )
  await phase(
    'Keeper',
    () => keeper,
    () => 'draws what is opened',
  )
  await farewell(webUrl, settings)
}

/** @param {string} verb */
function made(verb) {
  /** @param {string[]} names */
  return (names) => (names.length === 0 ? 'up to date' : `${names.join(', ')} ${verb}`)
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
  const logs = shortPath(path.join(settings.dataDir, 'log'))
  console.log(`\n  Data: ${shortPath(settings.dataDir)}   Logs: ${logs}`)
  console.log('  Stop: Ctrl-C   Start afresh: npm start -- --reset\n')
}
