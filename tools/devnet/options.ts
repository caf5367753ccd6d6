/** Options of the process: flags first, then the environment, then the defaults. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BlockTime, type DevnetOptions, usualEnergyWeight } from './index.ts'
import { most } from './limits.ts'

export const usage = `A TRON full node for development

  --port N           port to listen on, 0 for any free one     TRON_PORT, 9090
  --host ADDRESS     address to listen on                      HOST, 127.0.0.1
  --data-dir FOLDER  where the chain is kept                   DATA_DIR/chain, else memory only
  --block-time WHEN  instant, manual or seconds per block      instant
  --heartbeat S      with instant blocks: an empty block when
                     the last is S seconds old, 0 for never    3
  --solid-lag N      blocks that the solid head is behind      0
  --accounts N       funded demo accounts of a new chain       12
  --energy-weight N  TRX that others have staked for energy
                     when a new chain begins                   19000000000
  --dynamic-energy   busy contracts cost more energy           off
  --cpu-limit MS     a transaction may compute so long, as on
                     mainnet 80; then OUT_OF_TIME              any time
  --json             say where it listens, and the accounts,
                     as one line of JSON
  --quiet            do not print the private keys
  --help             this page
`

export interface ProcessOptions extends DevnetOptions {
  readonly json: boolean
  readonly quiet: boolean
  readonly help: boolean
}

/** Throws a RangeError or TypeError with one clear sentence. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ProcessOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'data-dir': { type: 'string' },
      'block-time': { type: 'string' },
      heartbeat: { type: 'string' },
      'solid-lag': { type: 'string' },
      accounts: { type: 'string' },
      'energy-weight': { type: 'string' },
      'dynamic-energy': { type: 'boolean' },
      'cpu-limit': { type: 'string' },
      json: { type: 'boolean' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const shared = env['DATA_DIR'] || undefined
  const dataDir = values['data-dir'] ?? (shared === undefined ? undefined : join(shared, 'chain'))
  const cpuLimit = values['cpu-limit']
  return {
    port: whole('The port', values.port ?? (env['TRON_PORT'] || '9090'), most.port),
    host: values.host ?? (env['HOST'] || '127.0.0.1'),
    ...(dataDir === undefined ? {} : { dataDir }),
    blockTime: blockTime(values['block-time'] ?? 'instant'),
    heartbeat: seconds('The heartbeat', values.heartbeat ?? '3'),
    solidLag: whole('The solid lag', values['solid-lag'] ?? '0', most.solidLag),
    accounts: whole('The number of accounts', values.accounts ?? '12', most.accounts),
    energyWeight: whole(
      'The energy weight',
      values['energy-weight'] ?? String(usualEnergyWeight),
      most.energyWeight,
    ),
    dynamicEnergy: values['dynamic-energy'] ?? false,
    ...(cpuLimit === undefined
      ? {}
      : { cpuLimitMs: whole('The CPU limit', cpuLimit, most.cpuLimitMs) }),
    json: values.json ?? false,
    quiet: values.quiet ?? false,
    help: values.help ?? false,
  }
}

function whole(what: string, text: string, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= most) return number
  throw new RangeError(`${what} is "${text}": give a whole number from 0 to ${most}.`)
}

/** In milliseconds. */
function seconds(what: string, text: string): number {
  const number = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && number * 1000 <= most.heartbeat)
    return Math.round(number * 1000)
  throw new RangeError(`${what} is "${text}": give seconds.`)
}

function blockTime(text: string): BlockTime {
  if (text === 'instant' || text === 'manual') return text
  const pause = seconds('The block time', text)
  if (pause > 0) return pause
  throw new RangeError('The block time must be instant, manual or more than 0 seconds.')
}
