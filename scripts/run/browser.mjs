import { existsSync } from 'node:fs'

/**
 * Where a browser of the Chromium family lies; `bundled` is the one that comes with the packages.
 * @typedef {{ readonly kind: 'system' | 'bundled', readonly path: string }} Found
 */

/** @type {Partial<Record<NodeJS.Platform, readonly string[]>>} */
const places = {
  linux: [
    // The same engine without a window to render: a fifth less of the journeys' time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/**
 * The system's Chromium or Chrome, on Linux else the bundled one.
 * @returns {Promise<Found>}
 * @throws one sentence that states what to install.
 */
export async function findBrowser() {
  const named = process.env['CHROME_PATH']
  const candidates = named === undefined ? (places[process.platform] ?? []) : [named]
  const system = candidates.find((file) => existsSync(file))
  if (system !== undefined) return { kind: 'system', path: system }
  if (named !== undefined) throw new Error(`CHROME_PATH names ${named}, where no browser is.`)
  if (process.platform === 'linux' && process.arch === 'x64') {
    return { kind: 'bundled', path: await unpackBundled() }
  }
  throw new Error('No browser was found: install Google Chrome, or set CHROME_PATH to one.')
}

/** Unpacks the bundled browser with the libraries and fonts that a bare system lacks. */
async function unpackBundled() {
  // The package unpacks its libraries only where it believes to be in that environment.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  const { default: bundled } = await import('@sparticuz/chromium')
  return bundled.executablePath()
}
