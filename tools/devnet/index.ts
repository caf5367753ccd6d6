/** The embedded TRON network, as a library. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { demoAccounts } from './accounts.ts'
import { makeDevices } from './devices.ts'
import { Faults } from './faults.ts'
import { controlMethods } from './development/rpc.ts'
import { addressIn, bytesIn } from './development/functions.ts'
import { adminRoutes } from './http/admin.ts'
import { controlRoutes, functionRoutes } from './http/control.ts'
import { makeServer } from './http/server.ts'
import { checkOptions } from './limits.ts'
import { chainId } from './genesis.ts'
import { Node } from './node.ts'
import { Queue } from './queue.ts'
import { openFolder, openMemory } from './store/open.ts'
import type { Devnet, DevnetOptions } from './types.ts'

/** A TRX gives some 9.5 energy a day. */
export const usualEnergyWeight = 19_000_000_000

export type {
  BlockTime,
  DemoAccount,
  Devnet,
  DevnetOptions,
  Fault,
  ReorgOptions,
  Status,
} from './types.ts'

/** Ready to answer when it resolves. Rejects for options out of range, a port taken, a folder in use. */
export async function startDevnet(options: DevnetOptions = {}): Promise<Devnet> {
  checkOptions(options)
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
  const server = makeServer({
    node,
    queue,
    faults,
    control: { ...functionRoutes(devices), ...controlRoutes(devices) },
    admin: adminRoutes(devices),
    methods: controlMethods(devices),
    log,
  })
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
    setBalance: (address, sun) =>
      sequential(() => devices.setBalance(addressIn(address), BigInt(sun))),
    setCode: (address, code) =>
      sequential(() => devices.setCode(addressIn(address), bytesIn(code, 'code'))),
    setStorage: (address, slot, word) =>
      sequential(() => devices.setStorage(addressIn(address), slot, word)),
    impersonate: (address) => devices.impersonate(addressIn(address)),
    stopImpersonating: (address) => devices.stopImpersonating(addressIn(address)),
    setBlockTime: (blockTime) => sequential(() => devices.setBlockTime(blockTime)),
    dumpState: () => sequential(() => devices.dumpState()),
    loadState: (state) => sequential(() => devices.loadState(state)),
    faucet: (address, sun) => sequential(() => devices.faucet(addressIn(address), BigInt(sun))),
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
