import path from 'node:path'
import { contracts, make } from './build.mjs'
import { takeDataFolder } from './data-folder.mjs'
import { installMissing } from './install.mjs'
import { atEnd, attend, live, serve, step } from './lifecycle.mjs'
import { claimPort } from './ports.mjs'
import { phase } from './report.mjs'
import { root, shortPath } from './root.mjs'
import { startService } from './services.mjs'
import { environmentOf, settingsOf } from './settings.mjs'

/** @param {string} file @param {string[]} argv */
const source = (file, ...argv) => ['--import', 'tsx', path.join(root, file), ...argv]

export async function main() {
  await live(async () => {
    console.log('\nTessera, development\n')
    // A folder of its own: daily work does not touch the data of `npm start`.
    const settings = settingsOf({ ...process.env, DATA_DIR: process.env.DATA_DIR || '.data-dev' })
    const { host, dataDir } = settings
    atEnd(takeDataFolder(dataDir))
    const port = await claimPort('PORT', settings.port, host)
    const tronPort = await claimPort('TRON_PORT', settings.tronPort, host)
    const webPort = await claimPort('WEB_PORT', Number(process.env.WEB_PORT || 5173), host)
    await phase('Packages', installMissing, (some) => (some ? 'installed' : 'up to date'))
    await phase(
      'Contracts',
      (report) => make([contracts], report),
      () => 'compiled',
    )

    const { env: own, tronUrl, webUrl } = environmentOf(settings, port, tronPort)
    const page = `http://127.0.0.1:${webPort}`
    // What is signed names the page that is open, not the server behind it.
    const origin = { PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || page }
    const env = { ...own, ...origin, NODE_ENV: 'development', WEB_PORT: String(webPort) }
    const logs = path.join(dataDir, 'log')
    if (settings.tronUrl === undefined) {
      const node = source(
        'tools/devnet/main.ts',
        '--block-time',
        '3',
        '--solid-lag',
        '2',
        '--quiet',
      )
      await phase(
        'TRON node',
        () =>
          serve(
            startService('TRON node', node, env, logs),
            `${tronUrl}/wallet/getnowblock`,
            30_000,
          ),
        () => tronUrl,
      )
    }
    for (const [name, file] of /** @type {const} */ ([
      ['Deploy', 'apps/deploy/main.ts'],
      ['Demo', 'tools/seed/main.ts'],
    ])) {
      await phase(
        name,
        () => step(source(file), env),
        (output) => output,
      )
    }
    /** @param {string} file */
    const watched = (file) => [
      path.join(root, 'node_modules/tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      file,
    ]
    await phase(
      'Server',
      () =>
        serve(
          startService('server', watched('apps/server/main.ts'), env, logs),
          `${webUrl}/healthz`,
          120_000,
        ),
      () => webUrl,
    )
    await phase(
      'News',
      () => step(source('tools/seed/main.ts', '--news', webUrl), env),
      (output) => output,
    )
    await phase(
      'Keeper',
      () => attend(startService('keeper', source('apps/keeper/main.ts'), env, logs), 60_000),
      () => 'draws what is opened',
    )
    const vite = [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      '--config',
      'apps/web/vite.config.ts',
      '--strictPort',
    ]
    await phase(
      'Web',
      () => serve(startService('web', vite, env, logs), `${page}/`, 60_000),
      () => page,
    )
    console.log(`\n  Open ${page}; logs are in ${shortPath(logs)}. Stop: Ctrl-C\n`)
  })
}
