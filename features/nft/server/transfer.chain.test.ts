import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Alice holds Marble #5001 and has Glass #7001 staked. */
let stack: Stack
let alice: Client
let bob: Client
let newcomer: Client

const cards = <T>(name: string, ...args: unknown[]) => stack.world.read<T>('Cards', name, args)

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  alice = new Client(stack, 'alice')
  bob = new Client(stack, 'bob')
  newcomer = new Client(stack, 'heidi')
  for (const client of [alice, bob, newcomer]) await client.signIn()
})
afterAll(() => stack?.close())

describe('giving a card away', () => {
  const before = '/swapnft/ido/transferBefore'
  const contractOf = (name: string) => stack.world.deployment.contracts[name]!.address
  const ownerOf = async (id: bigint): Promise<string> =>
    addressFromHex(await cards<string>('ownerOf', id))

  test.each([
    [
      'nobody',
      (): string | null => null,
      'ADDRESS_REQUIRED',
      'A transfer address is required',
      '請輸入轉移地址',
    ],
    [
      'oneself',
      () => alice.address,
      'ALREADY_THERE',
      'The card is at this address already',
      '此卡片已在該地址',
    ],
    [
      'a contract of ours',
      () => contractOf('FeeSplitter'),
      'TO_CONTRACT',
      'This is the address of a contract: a card sent there could not come back',
      '這是合約地址：卡片轉入後無法取回',
    ],
  ] as const)('to %s is refused', async (_, to, code, en, tc) => {
    const address = to()
    const form = { tokenId: '5001', ...(address === null ? {} : { to: address }) }
    await refused(alice, before, form, { status: 422, code, field: 'to', en, tc })
  })

  test('to an invalid address, with a wrong checksum, is refused on its field', async () => {
    const address = `${bob.address.slice(0, -1)}${bob.address.endsWith('1') ? '2' : '1'}`
    const form = { requestId: randomUUID(), tokenId: '5001', to: address }
    expect(await alice.post(before, form)).toMatchObject({
      status: 422,
      code: 'INVALID',
      field: 'to',
    })
  })

  test('of a staked card is refused, with what would help', async () => {
    await refused(
      alice,
      before,
      { tokenId: '7001', to: bob.address },
      {
        status: 409,
        code: 'STAKED_STAYS',
        field: 'tokenId',
        en: 'A staked card cannot be transferred. Unstake it first',
        tc: '質押中的卡片不可轉移，請先解除質押',
      },
    )
  })

  test('moves it, final with its block, and is recorded as a gift; the former owner has it no more', async () => {
    const requestId = randomUUID()
    const form = { requestId, tokenId: '5001', to: newcomer.address }
    const { data: ticket } = await alice.post(before, form)
    expect(ticket.call).toEqual({
      contract: contractOf('Cards'),
      selector: 'safeTransferFrom(address,address,uint256)',
      args: [alice.address, newcomer.address, '5001'],
      callValue: '0',
      feeLimit: expect.stringMatching(/^\d+$/),
    })
    const txHash = await alice.send(ticket.call)
    await stack.server.indexer.catchUp()
    const after = { orderId: ticket.orderId, txHash }
    const { data: order } = await alice.post('/swapnft/ido/transferAfter', after)
    expect(order).toMatchObject({ kind: 'nft.transfer', state: 'done', txHash })
    expect(await ownerOf(5001n)).toBe(newcomer.address)
    const { data } = await alice.post('/swapnft/ido/nftDetailList', { tokenId: '5001' })
    expect(data.list[0]).toMatchObject({
      kind: 'gift',
      from: alice.address,
      to: newcomer.address,
      txHash,
    })
    await refused(
      alice,
      before,
      { tokenId: '5001', to: bob.address },
      {
        status: 403,
        code: 'NOT_YOUR_CARD',
        field: 'tokenId',
        en: 'This card belongs to another address',
        tc: '此卡片屬於其他地址',
      },
    )
    // Sending requires no activation: the newcomer returns it.
    const back = { requestId: randomUUID(), tokenId: '5001', to: alice.address }
    const { data: returning } = await newcomer.post(before, back)
    const input = async (client: Client, to: string) =>
      (await client.post('/tessera/nft/sentTo', { to })).data.cards
    expect(await input(alice, newcomer.address)).toBe(1)
    expect(await input(newcomer, alice.address)).toBe(0)
    await newcomer.send(returning.call)
    await stack.server.indexer.catchUp()
    expect(await input(newcomer, alice.address)).toBe(1)
    expect(await input(alice, bob.address)).toBe(0)
    expect(await ownerOf(5001n)).toBe(alice.address)
  })
})
