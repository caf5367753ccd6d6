import { Client } from '#tests/journeys/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Hex, drawAll, secretBefore, wordOf } from '../draw.ts'
import { boxReads } from './boxReads.ts'
import { TestBoxes, day, done } from './testing/boxes.ts'
import { mirrors } from './testing/mirror.ts'
import { box, ids, dearest2 as dearest, penalty2 as penalty, price, seed } from './testing/sums.ts'

/** Requests block by block, of a series of six cards. */
let boxes: TestBoxes
let alice: Client
let bob: Client

const drawOf = async (drawId: number) =>
  (await alice.post('/tessera/blindbox/draw', { drawId: String(drawId) })).data

beforeAll(async () => {
  boxes = await TestBoxes.start()
  alice = new Client(boxes.stack, 'alice')
  bob = new Client(boxes.stack, 'bob')
  await done(boxes.create(await boxes.cards([1, 2, 1, 1, 2, 1]), { penalty: dearest }))
  await done(boxes.post(1))
  await done(boxes.send('bob', 'addBond', [1n], 12n * penalty))
  await done(boxes.send('alice', 'buy', [1n, 3n], 3n * price))
  await done(boxes.send('bob', 'buy', [1n, 1n], price))
}, 300_000)
afterAll(() => boxes?.stack.close())

test('a draw lists all its inputs, and follows from them', async () => {
  await done(boxes.send('alice', 'open', [ids(box(1, 3), box(1, 1)), seed]))
  await done(boxes.send('bob', 'open', [ids(box(1, 4)), seed]))
  const tip = (await boxes.read<readonly [boolean, string]>('chainOf', 1n))[1]
  const request = await drawOf(box(1, 1))
  expect(request).toMatchObject({
    requestId: box(1, 1),
    holder: alice.address,
    state: 'open',
    boxIds: [box(1, 3), box(1, 1)],
    cards: [],
    amount: String(2n * price),
    penalty: String(dearest),
    // Of two penalties of 664,800,793 no more than both boxes cost.
    penaltyToHolder: String(2n * price),
    seed,
    refundBlock: request.blockNumber + 21,
    secretHash: tip,
    secretSteps: 1,
    secret: null,
    settledBlock: null,
    earlierTxHashes: [],
    refundTxHash: null,
  })
  expect(request.urn.map(({ tokenId }: { tokenId: number }) => tokenId)).toEqual([
    1, 5001, 2, 3, 5002, 4,
  ])
  // Behind the other: two hashes from the known secret, and not its turn.
  expect(await drawOf(box(1, 2))).toMatchObject({
    state: 'waiting',
    secretHash: tip,
    secretSteps: 2,
  })
  await boxes.mine()
  await done(boxes.settle(box(1, 1), 'bob'))
  await done(boxes.settle(box(1, 2)))

  let urn = [1, 5001, 2, 3, 5002, 4]
  const settlements: string[] = []
  for (const number of [1, 2]) {
    const returned = await drawOf(box(1, number))
    expect(returned).toMatchObject({ state: 'settled', secretSteps: 1 })
    expect(secretBefore(returned.secret)).toBe(returned.secretHash)
    const { blockID } = await blockAt(returned.blockNumber + 1)
    expect(returned.blockHash).toBe(`0x${blockID}`)
    expect(returned.urn.map(({ tokenId }: { tokenId: number }) => tokenId)).toEqual(urn)
    const word = wordOf({
      secret: returned.secret,
      seed: returned.seed,
      blockHash: returned.blockHash,
      requestId: BigInt(returned.requestId),
      contract: boxes.stack.world.hex('BlindBoxes') as Hex,
    })
    const left = [...urn]
    const drawn = drawAll(left, word, returned.boxIds.length)
    expect(returned.cards).toEqual(
      drawn.map((tokenId) => ({ tokenId, level: tokenId > 5_000 ? 2 : 1 })),
    )
    // 5 % of the boxes' cost, rounded down.
    expect(returned.fee).toBe(number === 1 ? '19944023' : '9972011')
    expect(returned.settledBy).toBe(number === 1 ? bob.address : boxes.address('deployer'))
    expect(returned.earlierTxHashes).toEqual(settlements)
    for (const tokenId of drawn) {
      const form = { tokenId: String(tokenId), pageSize: '2' }
      const { data } = await alice.post('/swapnft/ido/nftDetailList', form)
      expect(data.list).toMatchObject([
        {
          kind: 'drawn',
          from: returned.contract,
          to: returned.holder,
          txHash: returned.settledTxHash,
        },
        { kind: 'sealed', to: returned.contract },
      ])
    }
    settlements.push(returned.settledTxHash)
    urn = left
  }
  expect((await boxes.read<readonly bigint[]>('urnOf', 1n)).map(Number)).toEqual(urn)
  const { data } = await bob.post('/tessera/blindbox/drawPage', { seriesId: '1', pageSize: '1' })
  expect(data).toMatchObject({
    total: 2,
    list: [{ requestId: box(1, 2), holder: bob.address, state: 'settled', boxIds: [box(1, 4)] }],
  })
  const older = { seriesId: '1', pageSize: '1', pageNum: '2' }
  const { data: second } = await bob.post('/tessera/blindbox/drawPage', older)
  expect(second.list).toMatchObject([{ requestId: box(1, 1) }])
  const { data: beyond } = await bob.post('/tessera/blindbox/drawPage', {
    ...older,
    pageNum: '3',
  })
  expect(beyond).toEqual({ total: 2, list: [] })
  await mirrors(boxes)
})

test('a late request voids those behind it; after a refund a new chain goes on', async () => {
  await done(boxes.send('alice', 'buy', [1n, 2n], 2n * price))
  const [own, other] = [box(1, 5), box(1, 6)]
  await done(boxes.send('alice', 'open', [ids(own), seed]))
  await boxes.mine(10)
  await done(boxes.send('alice', 'open', [ids(other), seed]))
  const { refundBlock } = await drawOf(box(1, 3))
  await boxes.mine(refundBlock - boxes.stack.world.net.status().head.number - 1)
  expect(await drawOf(box(1, 3))).toMatchObject({ state: 'open' })
  await boxes.mine()
  expect(await drawOf(box(1, 3))).toMatchObject({ state: 'late' })
  expect(await drawOf(box(1, 4))).toMatchObject({ state: 'waiting', secretSteps: 2 })
  await done(boxes.refund(box(1, 3), 'bob'))
  expect(await drawOf(box(1, 3))).toMatchObject({
    state: 'refunded',
    cards: [],
    refundTxHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(await drawOf(box(1, 4))).toMatchObject({ state: 'void' })
  await done(boxes.refund(box(1, 4)))
  await done(boxes.post(1))
  // Posted again before any request: the newer chain counts.
  await done(boxes.post(1))
  await done(boxes.send('alice', 'buy', [1n, 1n], price))
  await done(boxes.send('alice', 'open', [ids(box(1, 7)), seed]))
  await boxes.mine()
  const tip = (await boxes.read<readonly [boolean, string]>('chainOf', 1n))[1]
  const waiting = await drawOf(box(1, 5))
  expect(waiting).toMatchObject({ state: 'open', secretHash: tip, secretSteps: 1 })
  expect(waiting.chainTxHash).not.toBe((await drawOf(box(1, 4))).chainTxHash)
  await done(boxes.settle(box(1, 5)))
  const settled = await drawOf(box(1, 5))
  expect(secretBefore(settled.secret)).toBe(tip)
  expect(settled.earlierTxHashes).toHaveLength(2)
  await mirrors(boxes)
})

test('a closed series has ended for sale, whatever its time', async () => {
  const id = 2
  await done(boxes.create(await boxes.cards([1, 1, 1]), { penalty: dearest }))
  await done(boxes.post(id))
  await done(boxes.send('bob', 'addBond', [2n], 6n * penalty))
  await done(boxes.send('alice', 'buy', [2n, 2n], 2n * price))
  await done(boxes.send('alice', 'open', [ids(box(id, 1)), seed]))
  await done(boxes.send('deployer', 'standDown', [2n]))
  const caller = boxes.callOf('alice')
  const ofState = async (state: 'ended' | 'onSale') =>
    (await boxReads.page(caller, { offset: 0, limit: 9, state })).list.map((one) => one.productId)
  expect(await ofState('ended')).toEqual([id])
  expect(await ofState('onSale')).toEqual([1])
  // Closed long before its time is over.
  expect(await boxReads.detail(caller, id)).toMatchObject({
    state: 'ended',
    remainSupply: 0,
    end: boxes.now,
    series: { closed: true, sealed: 1, opening: 1 },
  })
  await alice.signIn()
  const { sealed } = (await alice.post('/tessera/blindbox/mine')).data
  expect(sealed).toContainEqual({ seriesId: id, closed: true, boxIds: [box(id, 2)] })
  // Requests being opened are drawn as before.
  await boxes.mine()
  await done(boxes.settle(box(id, 1)))
  expect(await drawOf(box(id, 1))).toMatchObject({ state: 'settled', penaltyToHolder: null })
  await mirrors(boxes)
  await done(boxes.send('alice', 'giveBack', [ids(box(id, 2))]))
  await mirrors(boxes)
  // Its own time changes nothing any more.
  await boxes.pass(4 * day)
  expect(await ofState('ended')).toEqual([1, id])
  await mirrors(boxes)
})

async function blockAt(num: number): Promise<{ blockID: string }> {
  const reply = await fetch(`${boxes.stack.world.net.url}/wallet/getblockbynum`, {
    method: 'POST',
    body: JSON.stringify({ num }),
  })
  return (await reply.json()) as { blockID: string }
}
