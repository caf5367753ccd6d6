import path from 'node:path'
import { Problem } from './problem.mjs'
import { root } from './root.mjs'

/**
 * The settings of this run from the environment.
 * @typedef {object} Settings
 * @property {number} port         web and API; 0 takes any free port
 * @property {number} tronPort     embedded TRON node; 0 takes any free port
 * @property {string} host
 * @property {string} dataDir      absolute
 * @property {string | undefined} databaseUrl  PostgreSQL; undefined: embedded
 * @property {string | undefined} tronUrl      TRON nodes elsewhere, by commas; undefined: embedded
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function settingsOf(env) {
  return {
    port: portOf(env, 'PORT', 8080),
    tronPort: portOf(env, 'TRON_PORT', 9090),
    host: env.HOST || '127.0.0.1',
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    databaseUrl:
      env.DATABASE_URL === 'embedded'
        ? undefined
        : urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    tronUrl: urlsOf(env, 'TRON_URL', ['http:', 'https:']),
  }
}

/**
 * The settings of the processes, and their addresses from this machine.
 * @param {Settings} settings
 * @param {number} port
 * @param {number} tronPort
 */
export function environmentOf({ host, dataDir, tronUrl: elsewhere }, port, tronPort) {
  // A host that means "all addresses" is reached through this machine's own.
  const reach = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const inUrl = reach.includes(':') ? `[${reach}]` : reach
  const tronUrls = elsewhere ?? `http://${inUrl}:${tronPort}`
  const env = {
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    TRON_PORT: String(tronPort),
    TRON_URL: tronUrls,
    DATA_DIR: dataDir,
  }
  const [tronUrl = ''] = tronUrls.split(',')
  return { env, tronUrl, webUrl: `http://${inUrl}:${port}` }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} preset
 */
function portOf(env, name, preset) {
  const text = env[name]
  if (text === undefined || text === '') return preset
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Problem(`${name} is "${text}": give a port from 1 to 65535, or 0 for any free one.`)
  }
  return port
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {string[]} protocols
 */
function urlOf(env, name, protocols) {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  return checked(name, text, protocols)
}

/**
 * One or several, by commas.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {string[]} protocols
 */
function urlsOf(env, name, protocols) {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const urls = text.split(',').map((url) => checked(name, url.trim(), protocols))
  return urls.join(',')
}

/**
 * @param {string} name
 * @param {string} text
 * @param {string[]} protocols
 */
function checked(name, text, protocols) {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    // The value is not repeated: it may hold a password.
    throw new Problem(`${name} is not an address that begins with ${protocols.join('// or ')}//.`)
  }
  return text
}
