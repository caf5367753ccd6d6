/** The embedded TRON network, as a library. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseAddress } from '#platform/std/address.ts'
import { type DemoAccount, demoAccounts } from './accounts.ts'
import { type Status, makeDevices } from './devices.ts'
import { type Fault, Faults } from './faults.ts'
import { controlRoutes } from './http/control.ts'
import { makeServer } from './http/server.ts'
import type { ReorgOptions } from './forks.ts'
import { chainId } from './genesis.ts'
import { type BlockTime, Node } from './node.ts'
import { Queue } from './queue.ts'
import { openFolder, openMemory } from './store/open.ts'

export interface DevnetOptions {
  /** 0, the default: any free port. */
  readonly port?: number
  readonly host?: string
  /** Without it everything is in memory and gone at the end. */
  readonly dataDir?: string
  /** The chain to begin with, of `Devnet.image`; in memory alone. */
  readonly image?: Uint8Array
  /**
   * `instant`, the default: a block per transaction. A number: a block every number of
   * milliseconds.
   */
  readonly blockTime?: BlockTime
  /** With instant blocks: an empty one whenever the last is this many milliseconds old; never without it. */
  readonly heartbeat?: number
  /** Blocks that the solid head is behind; 0 without it. */
  readonly solidLag?: number
  /** How many funded demo accounts a new chain begins with; 12 without it. */
  readonly accounts?: number
  /**
   * Whole TRX that others have staked for energy when a new chain begins; 0 without it: then who stakes a TRX first
   * has the energy of the whole network. `usualEnergyWeight` is about the main network's.
   */
  readonly energyWeight?: number
  /** Contracts that are called much cost more energy, as on mainnet; off without it. */
  readonly dynamicEnergy?: boolean
  /** Milliseconds of computing after which a transaction ends with OUT_OF_TIME; never without it. */
  readonly cpuLimitMs?: number
  readonly logger?: (line: string) => void
}

export interface Devnet {
  readonly url: string
  readonly port: number
  readonly chainId: number
  readonly accounts: readonly DemoAccount[]
  status(): Status
  mine(blocks?: number): Promise<void>
  travel(seconds: number): Promise<void>
  /** The next block is of this unix second, later than the head, and time continues from there. */
  nextTimestamp(seconds: number): Promise<void>
  /** sha256 over the state, the head, what waits and the clock: 64 hex digits. */
  digest(): Promise<string>
  /** Of a network in memory: what another begins with by `DevnetOptions.image`. */
  image(): Promise<Buffer>
  snapshot(): Promise<number>
  revert(id: number): Promise<void>
  reorg(depth: number, options?: ReorgOptions): Promise<void>
  fault(fault: Fault): void
  faults(): Fault[]
  clearFaults(): void
  /** Resolves with the transaction's id; `sun` may be as large as the faucet's balance. */
  faucet(address: string, sun: bigint | number): Promise<string>
  close(): Promise<void>
}

/** A TRX gives some 9.5 energy a day. */
export const usualEnergyWeight = 19_000_000_000

export type { BlockTime, DemoAccount, Fault, ReorgOptions, Status }

/** Ready to answer when it resolves. Rejects when the port is taken or the folder is in use. */
export async function startDevnet(options: DevnetOptions = {}): Promise<Devnet> {
  const log = options.logger ?? (() => {})
  const count = options.accounts ?? 12
  const store =
    options.dataDir === undefined ? openMemory(options.image) : await openFolder(options.dataDir)
  const node = new Node(store, {
    blockTime: options.blockTime ?? 'instant',
    heartbeat: options.heartbeat ?? 0,
    solidLag: options.solidLag ?? 0,
    accounts: count,
    energyWeight: options.energyWeight ?? 0,
    dynamicEnergy: options.dynamicEnergy ?? false,
    cpuLimitMs: options.cpuLimitMs ?? null,
    log,
  })
  const queue = new Queue()
  const faults = new Faults()
  node.runExclusive = (task) => queue.run(task)
  const accounts = demoAccounts(count)
  const devices = makeDevices(node, faults, accounts)
  const server = makeServer({ node, queue, faults, control: controlRoutes(devices), log })
  const host = options.host ?? '127.0.0.1'
  try {
    await queue.run(() => node.start())
    server.listen(options.port ?? 0, host)
    await once(server, 'listening')
  } catch (error) {
    await node.close().catch(() => {})
    throw error
  }
  const { port } = server.address() as AddressInfo
  /** In turn with everything else, and on disk when it resolves. */
  const sequential = async <T>(task: () => T | Promise<T>): Promise<T> => {
    const result = await queue.run(task)
    await node.ledger.flushed()
    return result
  }
  let closing: Promise<void> | null = null
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    chainId,
    accounts,
    status: () => devices.status(),
    mine: (blocks = 1) => sequential(() => devices.mine(blocks)),
    travel: (seconds) => sequential(() => devices.travel(seconds)),
    nextTimestamp: (seconds) => sequential(() => devices.nextTimestamp(seconds)),
    digest: () => sequential(() => devices.digest()),
    image: () => sequential(() => node.image()),
    snapshot: () => sequential(() => devices.snapshot()),
    revert: (id) => sequential(() => devices.revert(id)),
    reorg: (depth, how) => sequential(() => devices.reorg(depth, how)),
    fault: (fault) => devices.fault(fault),
    faults: () => devices.faults(),
    clearFaults: () => devices.clearFaults(),
    faucet: (address, sun) => sequential(() => devices.faucet(parseAddress(address), BigInt(sun))),
    close: () => {
      closing ??= (async () => {
        server.close()
        server.closeAllConnections()
        await queue.run(() => node.close())
      })()
      return closing
    },
  }
}
