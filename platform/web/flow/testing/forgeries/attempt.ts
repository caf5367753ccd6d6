import type { ContractCall } from '#platform/std/order.ts'

import type { AnyFlow, Contracts, Subject } from '../../flow.ts'
import type { Ports } from '../../ports.ts'
import type { FlowRun } from '../../run.ts'
import type { Forgery } from './kind.ts'

import { confirm, drive } from '../../drive.ts'
import { freshRun, World } from '../world.ts'

/** A flow with what it is about and the call that an honest server orders for it. */
export interface Honest {
  readonly flow: AnyFlow
  readonly subject: Subject
  readonly call: ContractCall
  readonly contracts: Contracts
}

/** Orders, checks and shows. */
export async function reviewed(
  { flow, subject, call, contracts }: Honest,
  forgery: Forgery | null,
): Promise<{ world: World; page: Ports; shown: FlowRun | null }> {
  const world = new World()
  world.signer = { ...world.signer, chainId: '0x00000001' }
  world.chainId = '0x00000001'
  world.ordered.set('r1', { orderId: 'o1', expiresAt: Math.floor(world.now / 1000) + 900, call })
  world.put({ ...freshRun(), chainId: '0x00000001', subject })
  forgery?.before?.(world)
  const page = Object.assign(world.page(), {
    flow: () => flow,
    contracts: async () => contracts,
  })
  await world.until(drive('r1', page))
  return { world, page, shown: page.get('r1') }
}

/** The same, and has the button pressed below what was shown. */
export async function attempt(
  honest: Honest,
  forgery: Forgery | null,
): Promise<{ world: World; shown: FlowRun | null; end: FlowRun | null }> {
  const { world, page, shown } = await reviewed(honest, forgery)
  if (shown?.stage === 'review') {
    if (forgery?.stored !== undefined) world.put(forgery.stored(shown))
    confirm('r1', shown.tx?.txID ?? '', page)
    await world.until(drive('r1', page))
  }
  return { world, shown, end: page.get('r1') }
}

const beyond: ReadonlySet<FlowRun['stage']> = new Set([
  'sending',
  'sent',
  'packed',
  'final',
  'done',
])

/** What came of it: only what was shown may come to a wallet, and to an honest one nothing did. */
export function outcomeOf(
  { world, shown, end }: Awaited<ReturnType<typeof attempt>>,
  forgery: Forgery,
): object {
  const input = world.requested.map(({ raw_data_hex }) => raw_data_hex)
  const allowed = forgery.name.startsWith('wallet:') ? [shown?.tx?.rawHex] : []
  return {
    forgery: forgery.name,
    reported: end?.note?.code !== undefined && forgery.reported.includes(end.note.code),
    beyond: beyond.has(end?.stage ?? 'done'),
    requested: input.filter((rawHex) => !allowed.includes(rawHex)),
    signature: end?.signature,
    broadcasts: world.broadcasts,
  }
}

/** It had no effect, and the reader saw this refusal by its own name. */
export const caught = ({ name }: Forgery): object => ({
  forgery: name,
  reported: true,
  beyond: false,
  requested: [],
  signature: null,
  broadcasts: 0,
})
