import { type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { features } from '#apps/server/features.ts'
import { addressToHex20, parseAddress } from '#platform/std/address.ts'

import { begin, stop } from '../../../scripts/run/children.mjs'
import { root } from '../../../scripts/run/root.mjs'
import type { Fixture } from './fixture.ts'

const peers = path.join(root, 'tools/bench/peers')
/** Of the contracts whose events are in the fixture. */
const indexed = ['Cards', 'CardMarket', 'Team', 'FeeSplitter']

export interface Ponder {
  /** Seconds from the command to its word that every event is indexed. */
  readonly run: () => Promise<number>
  readonly close: () => void
}

/** Ponder on a PostgreSQL of its own; its cache of the node's answers outlives each run, its tables do not. */
export function ponderOn(fixture: Fixture, tronUrl: string, databaseUrl: string): Ponder {
  const home = mkdtempSync(path.join(tmpdir(), 'tessera-ponder-'))
  mkdirSync(path.join(home, 'src', 'api'), { recursive: true })
  // Some of its files it reads by their default export, which is added to ours here.
  const file = (from: string, to: string, more = ''): void =>
    writeFileSync(
      path.join(home, to),
      readFileSync(path.join(peers, 'ponder', from), 'utf8') + more,
    )
  const byDefault = 'export default given\n'
  file('config.mjs', 'ponder.config.ts', byDefault)
  file('schema.mjs', 'ponder.schema.ts')
  for (const name of ['rows', 'cards', 'team', 'ledger']) file(`${name}.mjs`, `src/${name}.mjs`)
  file('api.mjs', 'src/api/index.ts', byDefault)
  writeFileSync(path.join(home, 'package.json'), '{"type":"module"}')
  symlinkSync(path.join(peers, 'node_modules'), path.join(home, 'node_modules'))
  let runs = 0
  return {
    close: () => rmSync(home, { recursive: true, force: true }),
    async run() {
      runs += 1
      return once(home, factsOf(fixture, tronUrl), databaseUrl, `run${runs}`)
    },
  }
}

function factsOf({ deployment, head }: Fixture, tronUrl: string): string {
  const abis = new Map(
    features
      .flatMap(({ indexers = [] }) => indexers)
      .map(({ contract, abi }) => [contract, abi.filter(({ type }) => type === 'event')]),
  )
  const addressOf = (name: string): string =>
    `0x${addressToHex20(parseAddress(deployment.contracts[name]!.address))}`
  const contracts = indexed.map((name) => [name, { abi: abis.get(name), address: addressOf(name) }])
  return JSON.stringify({
    rpc: `${tronUrl}/jsonrpc`,
    chainId: Number(deployment.chainId),
    from: deployment.deployBlock,
    to: head,
    tes: addressOf('Tes'),
    contracts: Object.fromEntries(contracts),
  })
}

async function once(
  home: string,
  facts: string,
  databaseUrl: string,
  schema: string,
): Promise<number> {
  const since = performance.now()
  const bin = path.join(peers, 'node_modules/ponder/dist/esm/bin/ponder.js')
  const flags = ['--log-format', 'json', '--root', home, '--schema', schema, '--port', '0']
  const child = begin(process.execPath, [bin, 'start', ...flags], {
    cwd: home,
    env: {
      ...process.env,
      PONDER_FACTS: facts,
      PONDER_TELEMETRY_DISABLED: 'true',
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    return await reported(child, since)
  } finally {
    await stop(child, 3_000)
  }
}

/** Seconds until it reports that all events are indexed. */
function reported(child: ChildProcess, since: number): Promise<number> {
  let output = ''
  return new Promise((resolve, reject) => {
    const onOutput = (text: string): void => {
      output = (output + text).slice(-4_000)
      if (/Completed (backfill )?indexing across/.test(output))
        resolve((performance.now() - since) / 1_000)
    }
    child.stdout?.setEncoding('utf8').on('data', onOutput)
    child.stderr?.setEncoding('utf8').on('data', onOutput)
    child.once('exit', (code) => reject(new Error(`Ponder ended with ${code}:\n${output}`)))
  })
}
