/** /devnet/*: what only this node can do. */
import type { Json } from '../codec/json.ts'
import { addressIn, controlFunctions } from '../development/functions.ts'
import { type Devices, faultOf } from '../devices.ts'
import { type Call, type Routes, int64, number, text } from './call.ts'

export const controlRoutes = (devices: Devices): Routes => ({
  accounts: () => ({
    note: 'These keys are public. They are worth nothing on any other network.',
    accounts: devices.accounts.map((each) => ({ ...each })),
  }),
  keys: () => ({ privateKeys: devices.accounts.map(({ privateKey }) => privateKey) }),
  status: () => ({ ...devices.status() }) as Json,
  mine: async (call) => {
    await devices.mine(number(call, 'blocks', 1))
    return { ...devices.status() } as Json
  },
  travel: async (call) => {
    await devices.travel(seconds(call))
    return { ...devices.status() } as Json
  },
  nexttimestamp: (call) => {
    devices.nextTimestamp(number(call, 'timestamp'))
    return { ...devices.status() } as Json
  },
  digest: async () => ({ digest: await devices.digest() }),
  snapshot: () => ({ id: devices.snapshot() }),
  revert: async (call) => {
    await devices.revert(number(call, 'id'))
    return { ...devices.status() } as Json
  },
  reorg: async (call) => {
    await devices.reorg(number(call, 'depth'), {
      transactions: text(call, 'transactions') === 'drop' ? 'drop' : 'pending',
      force: text(call, 'force') === 'true',
    })
    return { ...devices.status() } as Json
  },
  fault: (call) => {
    devices.fault(faultOf(call.params))
    return { faults: devices.faults().map((each) => ({ ...each })) }
  },
  clearfaults: () => {
    devices.clearFaults()
    return {}
  },
  faucet: async (call) => {
    const id = await devices.faucet(addressIn(text(call, 'address')), int64(call, 'amount'))
    return { txid: id }
  },
})

/** Those that other networks know by names of theirs, with their parameters by name. */
export const functionRoutes = (devices: Devices): Routes =>
  Object.fromEntries(
    Object.entries(controlFunctions(devices)).map(([name, { parameters, run }]) => [
      name,
      async ({ params }) => ({ result: await run(parameters.map((each) => params[each])) }),
    ]),
  )

function seconds({ params }: Call): number {
  const value = Number(params['seconds'])
  if (!Number.isFinite(value) || value < 0) throw new RangeError('seconds must be 0 or more.')
  return value
}
