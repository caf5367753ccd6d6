import { expect, test } from 'vitest'

import { ApiFailure } from '../client.ts'
import { decodeRawData, encodeRawData } from '#platform/chain/rawData.ts'
import { WalletError } from '../wallet/wallet.ts'
import { confirm, drive } from './drive.ts'
import type { AnyFlow } from './flow.ts'
import type { Ports } from './ports.ts'
import { freshRun, testFlow, World } from './testing/world.ts'

/** The reader presses the button below the bytes that are shown. */
const press = (id: string, page: Ports): void => confirm(id, page.get(id)?.tx?.txID ?? '', page)

const checked = async (world: World) => {
  world.put(freshRun())
  const page = world.page()
  await world.until(drive('r1', page))
  return page
}

async function confirmed(world: World) {
  const page = await checked(world)
  press('r1', page)
  await world.until(drive('r1', page))
  return page.get('r1')
}

test('own energy is used first; bytes that no allowance covers burn all, and are part of the most', async () => {
  const world = new World()
  world.resources = { energy: 20_000n, bandwidth: 100n }
  const shown = (await checked(world)).get('r1')!
  const bytes = shown.tx!.rawHex.length / 2 + 3 + 67 + 64
  expect(shown.bandwidthFee).toBe(String(bytes * 1_000))
  // 30,000 energy at 100 sun.
  expect(shown.expectedFee).toBe(String(3_000_000 + bytes * 1_000))
})

test('what the bytes burn must be in the wallet too: the rest is named', async () => {
  const world = new World()
  world.resources = { energy: 50_000n, bandwidth: 0n }
  const { bandwidthFee, ticket } = (await checked(world)).get('r1')!
  const poor = new World()
  poor.resources = world.resources
  poor.balance = BigInt(ticket!.call.callValue) + BigInt(bandwidthFee!) - 7n
  expect((await checked(poor)).get('r1')).toMatchObject({
    stage: 'refused',
    note: { code: 'BALANCE', message: '7' },
  })
})

test('check, sign, wait until it is final and indexed', async () => {
  const world = new World()
  const page = await checked(world)
  const shown = page.get('r1')
  expect(shown?.stage).toBe('review')
  // 50,000 energy at 100 sun; 10 minutes from the node's head to sign in.
  expect(shown?.expectedFee).toBe('5000000')
  expect(shown?.tx?.expiration).toBe(world.now + 600_000)
  expect(world.signatures).toBe(0)
  press('r1', page)
  await world.until(drive('r1', page))
  expect(page.get('r1')).toMatchObject({ stage: 'done', orderState: 'done' })
  expect(world.chain).toHaveLength(1)
})

test('a revert in the check is refused with the contract words, nothing is signed', async () => {
  const world = new World()
  world.reverts = true
  const page = await checked(world)
  expect(page.get('r1')).toMatchObject({
    stage: 'refused',
    note: { code: 'REVERTED', message: 'sold out' },
  })
})

test('a balance that does not reach price and fee is refused', async () => {
  const world = new World()
  world.balance = 1_662_000_000n + 4_999_999n
  const page = await checked(world)
  expect(page.get('r1')).toMatchObject({ stage: 'refused', note: { code: 'BALANCE' } })
})

test.each([
  ['another owner', { owner: `41${'11'.repeat(20)}` }],
  ['another contract', { contract: `41${'22'.repeat(20)}` }],
  ['another value', { callValue: 1n }],
  ['other arguments', { data: 'd96a094a'.padEnd(72, '3') }],
  ['a higher fee limit', { feeLimit: 6_500_001n }],
])('a node that builds %s is caught before the wallet opens', async (_, change) => {
  const world = new World()
  world.tamper = (hex) => encodeRawData({ ...decodeRawData(hex), ...change })
  const page = await checked(world)
  expect(page.get('r1')).toMatchObject({ stage: 'refused', note: { code: 'TAMPERED' } })
})

test('refused in the wallet: back at the same step with the same bytes', async () => {
  const world = new World()
  const page = await checked(world)
  const before = page.get('r1')
  world.wallet = () => Promise.reject(new WalletError('REJECTED'))
  press('r1', page)
  await world.until(drive('r1', page))
  expect(page.get('r1')).toMatchObject({ stage: 'review', note: { code: 'REJECTED' } })
  expect(page.get('r1')?.tx).toEqual(before?.tx)
  world.wallet = async () => 'sign'
  press('r1', page)
  await world.until(drive('r1', page))
  expect(page.get('r1')?.stage).toBe('done')
})

test('a wallet that signs something else is not believed', async () => {
  const world = new World()
  world.wallet = async () => 'other'
  expect(await confirmed(world)).toMatchObject({
    stage: 'review',
    note: { code: 'WRONG_SIGNATURE' },
    signature: null,
  })
  expect(world.broadcasts).toBe(0)
})

test('a wallet that never answers ends with the transaction, nothing spent', async () => {
  const world = new World()
  world.wallet = () => new Promise(() => {})
  expect(await confirmed(world)).toMatchObject({ stage: 'expired', signature: null })
})

test('a busy node is called again with the same bytes', async () => {
  const world = new World()
  world.answerOf = (attempt) =>
    attempt < 3
      ? { accepted: false, retry: true, message: 'Server busy.' }
      : { accepted: true, retry: false, message: '' }
  expect(await confirmed(world)).toMatchObject({ stage: 'done' })
  expect([world.broadcasts, world.signatures, world.chain.length]).toEqual([4, 1, 1])
})

test('what the receipt alone settles is submitted before it is sent: no page loses its hash', async () => {
  const world = new World()
  const page = await checked(world)
  const own = { ...page, flow: () => ({ ...testFlow, byReceipt: true as const }) }
  const submitted: number[] = []
  const after: typeof page.after = async (flow, run) => {
    submitted.push(world.broadcasts)
    if (submitted.length < 3) throw new TypeError('down')
    return page.after(flow, run)
  }
  press('r1', page)
  await world.until(drive('r1', { ...own, after }))
  expect(submitted.slice(0, 3)).toEqual([0, 0, 0])
  expect([page.get('r1')?.stage, world.broadcasts]).toEqual(['done', 1])
})

test('a node that refuses for good gives its reason', async () => {
  const world = new World()
  world.answerOf = () => ({ accepted: false, retry: false, message: 'sig error' })
  expect(await confirmed(world)).toMatchObject({
    stage: 'failed',
    note: { code: 'REFUSED', message: 'sig error' },
  })
})

test('never taken into a block: expired once the solid head is past it, not before', async () => {
  const world = new World()
  world.answerOf = () => ({ accepted: false, retry: true, message: 'No connection.' })
  const run = await confirmed(world)
  expect(run?.stage).toBe('expired')
  const solid = await world.node.solidTime()
  expect(solid).toBeGreaterThan(run?.tx?.expiration ?? 0)
})

test('reverted in the block: failed with the contract words', async () => {
  const world = new World()
  const page = await checked(world)
  world.wallet = async () => {
    world.reverts = true
    return 'sign'
  }
  press('r1', page)
  await world.until(drive('r1', page))
  expect(page.get('r1')).toMatchObject({
    stage: 'failed',
    note: { code: 'REVERTED', message: 'sold out' },
  })
})

test.each(['read again', 'confirmed at once'])(
  'what would revert by now is not signed, %s: the contract’s reason is shown',
  async (how) => {
    const world = new World()
    await checked(world)
    world.reverts = true
    const later = world.page()
    if (how === 'confirmed at once') press('r1', later)
    await world.until(drive('r1', later))
    expect(later.get('r1')).toMatchObject({
      stage: 'refused',
      note: { code: 'REVERTED', message: 'sold out' },
    })
    expect(world.requested).toEqual([])
  },
)

test.each(['fails', 'is silent'])(
  'a node that %s when the call is tried again holds nothing up',
  async (how) => {
    const world = new World()
    const page = await checked(world)
    const simulate = () =>
      how === 'fails' ? Promise.reject(new TypeError('down')) : new Promise<never>(() => {})
    const without = { ...page, node: { ...page.node, simulate } }
    press('r1', without)
    await world.until(drive('r1', without))
    expect(page.get('r1')?.stage).toBe('done')
  },
)

test('a call that reverts because its own bytes have landed is followed', async () => {
  const world = new World()
  const page = await checked(world)
  const { txID } = page.get('r1')!.tx!
  world.chain.push({ txID, block: 0, ok: true })
  const simulate = async () => ({ ok: false, energy: 0n, message: 'sold out' })
  await world.until(drive('r1', { ...page, node: { ...page.node, simulate } }))
  expect(page.get('r1')?.stage).toBe('done')
  expect(world.signatures).toBe(0)
})

test('who cancels while the call is tried again is not asked by the wallet', async () => {
  const world = new World()
  const page = await checked(world)
  const simulate = async () => {
    page.dispatch('r1', { is: 'notSigned', note: { code: 'REJECTED', message: '' } })
    return { ok: true, energy: 50_000n, message: null }
  }
  press('r1', page)
  await world.until(drive('r1', { ...page, node: { ...page.node, simulate } }))
  expect(page.get('r1')?.stage).toBe('review')
  expect(world.requested).toEqual([])
})

test('a block that is undone is waited for again', async () => {
  const world = new World()
  const page = await checked(world)
  press('r1', page)
  const end = drive('r1', page)
  let undone = false
  const receipt = world.node.receipt
  Object.assign(page.node, {
    receipt: async (txID: string) => {
      const seen = await receipt(txID)
      if (seen !== null && !undone && page.get('r1')?.stage === 'packed') {
        undone = true
        world.chain = []
        return null
      }
      return seen
    },
  })
  await world.until(end)
  expect(undone).toBe(true)
  expect(page.get('r1')?.stage).toBe('done')
  expect(world.broadcasts).toBe(2)
  expect(world.signatures).toBe(1)
})

test('the server may be away: the chain is followed, and the order ends when it is back', async () => {
  const world = new World()
  const page = await checked(world)
  world.serverDown = true
  press('r1', page)
  const end = drive('r1', page)
  await world.until(world.sleep(60_000))
  expect(page.get('r1')?.stage).toBe('final')
  await world.until(world.sleep(180_000))
  expect(page.get('r1')).toMatchObject({ stage: 'final', note: { code: 'SLOW' } })
  world.serverDown = false
  await world.until(end)
  expect(page.get('r1')?.stage).toBe('done')
})

test('final, it is done, though the server has its transaction for another order of the same call', async () => {
  const world = new World()
  const page = await checked(world)
  let asked = 0
  const after = async (): Promise<never> => {
    asked += 1
    throw new ApiFailure({ code: 'HASH_TAKEN', status: 409, message: 'taken', retry: false })
  }
  press('r1', page)
  await world.until(drive('r1', { ...page, after }))
  expect(asked).toBeGreaterThan(0)
  expect(page.get('r1')).toMatchObject({ stage: 'done', orderState: 'done' })
})

test('bytes too old to be signed are built again and shown again', async () => {
  const world = new World()
  const page = await checked(world)
  const old = page.get('r1')?.tx
  await world.until(world.sleep(580_000))
  press('r1', page)
  await world.until(drive('r1', page))
  expect(page.get('r1')?.stage).toBe('review')
  expect(page.get('r1')?.tx?.txID).not.toBe(old?.txID)
  expect(world.signatures).toBe(0)
})

test('an order whose time is over is not signed', async () => {
  const world = new World()
  const page = await checked(world)
  await world.until(world.sleep(901_000))
  press('r1', page)
  await world.until(drive('r1', page))
  expect(page.get('r1')?.stage).toBe('expired')
})

test('who cancels while the wallet is silent may sign again; the silent request holds nothing up', async () => {
  const world = new World()
  const page = await checked(world)
  world.wallet = () => new Promise(() => {})
  press('r1', page)
  const silent = drive('r1', page)
  await world.until(world.sleep(10_000))
  expect(page.get('r1')?.stage).toBe('signing')
  page.dispatch('r1', { is: 'notSigned', note: { code: 'REJECTED', message: '' } })
  await world.until(silent)
  expect(page.get('r1')).toMatchObject({ stage: 'review', note: { code: 'REJECTED' } })
  world.wallet = async () => 'sign'
  press('r1', page)
  await world.until(drive('r1', page))
  expect(page.get('r1')?.stage).toBe('done')
  expect(world.broadcasts).toBe(1)
})

/** Closes the page at the given call, opens another, and lets its reader go on. */
async function closedAt(call: number) {
  const world = new World()
  world.put(freshRun())
  const first = world.page(call)
  void drive('r1', first)
    .then(() => press('r1', first))
    .then(() => drive('r1', first))
  await world.until(world.sleep(40_000))
  const survived = first.get('r1')?.stage === 'done'
  const second = world.page()
  second.dispatch('r1', { is: 'reloaded' })
  await world.until(drive('r1', second))
  press('r1', second)
  await world.until(drive('r1', second))
  return { survived, stage: second.get('r1')?.stage, world }
}

test('closed at any moment and opened again, it ends once, with one transaction', async () => {
  const ends: unknown[] = []
  let survived = false
  while (!survived) {
    const end = await closedAt(ends.length)
    survived = end.survived
    ends.push([end.stage, end.world.chain.length, end.world.ordered.size])
  }
  // The last page was never closed: every call before it was a place to die.
  expect(ends.length).toBeGreaterThan(10)
  expect(ends).toEqual(ends.map(() => ['done', 1, 1]))
})

test('while the server is silent, what only pays out is signed without an order; what spends waits for it', async () => {
  const silent = async (): Promise<never> => {
    throw new ApiFailure({ code: 'OFFLINE', status: 0, message: 'no answer', retry: true })
  }
  const without = async (signs: Partial<AnyFlow['signs']>) => {
    const world = new World()
    world.put(freshRun())
    const { pays: _, ...free } = testFlow.signs
    const flow = { ...testFlow, signs: { ...free, ...signs } }
    const page = Object.assign(world.page(), { flow: () => flow, before: silent, after: silent })
    await world.until(drive('r1', page))
    return { world, page }
  }
  const { world, page } = await without({})
  expect(page.get('r1')).toMatchObject({ stage: 'review', ticket: { orderId: 'r1' } })
  press('r1', page)
  await world.until(drive('r1', page))
  // Nobody else reports the end: the chain does.
  expect(page.get('r1')).toMatchObject({ stage: 'done', orderState: 'done' })

  for (const spends of [{ pays: () => '7' }, { args: () => [null] }]) {
    const refused = (await without(spends)).page.get('r1')
    expect(refused).toMatchObject({ stage: 'refused', note: { code: 'UNREACHABLE' } })
  }
})
