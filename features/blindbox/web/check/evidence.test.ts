import { addressFromHex, addressToHex20 } from '#platform/std/address.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import {
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionResult,
  type Hex,
  numberToHex,
} from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { blindBoxesAbi } from '../../contract/abi.ts'
import type { DrawDetail } from '../../shapes.ts'
import { checkDraw } from './drawCheck.ts'
import { readEvidence } from './evidence.ts'
import { drawWorld } from './testing/draw.ts'

const world = drawWorld({ salt: 7, cards: 9, boxes: [2], beforePosting: 0 })
const boxes = addressFromHex(world.chain.contract)
const lookAlike = addressFromHex(numberToHex(0xbad, { size: 20 }))
const requested = world.chain.requested!

/** `Requested` of a contract, as a node returns the transaction. */
function requestOf(contract: string) {
  const [event] = blindBoxesAbi.filter((one) => one.type === 'event' && one.name === 'Requested')
  if (event?.type !== 'event') throw new Error('no such event')
  const topics = encodeEventTopics({ abi: [event], args: requested } as never) as Hex[]
  const rest = event.inputs.filter(({ indexed }) => !indexed)
  const { boxIds, amount, seed, blockNumber } = requested
  const data = encodeAbiParameters(rest, [boxIds, amount, seed, blockNumber] as never)
  const bare = (hex: Hex): string => hex.slice(2)
  return {
    blockNumber: requested.block,
    log: [{ address: contract, topics: topics.map(bare), data: bare(data) }],
  }
}

/** A node with this request of a contract, where `boxOf` returns `state` for its first box. */
function node(contract: string, { state = 3n, requestId = requested.requestId } = {}) {
  const asked: string[] = []
  const answers: Record<string, (body: Record<string, unknown>) => object> = {
    gettransactioninfobyid: ({ value }) =>
      value === world.reply.txHash ? requestOf(contract) : {},
    getblock: () => ({
      blockID: world.chain.blockAfter!.slice(2),
      block_header: { raw_data: { number: requested.block + 1, timestamp: 1 } },
    }),
    triggerconstantcontract: ({ function_selector: selector, contract_address: at }) => {
      asked.push(`${String(selector)} ${String(at).slice(2)}`)
      const box = [state, `0x${'00'.repeat(20)}`, 0n, 0n, 0n, requestId] as const
      const returned = encodeFunctionResult({
        abi: blindBoxesAbi,
        functionName: 'boxOf',
        result: box,
      }).slice(2)
      return { constant_result: [selector === 'words()' ? '0'.repeat(64) : returned] }
    },
  }
  const paths: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    paths.push(url)
    const answer = answers[url.split('/').at(-1) ?? '']!
    return new Response(JSON.stringify(answer(JSON.parse(body) as Record<string, unknown>)))
  })
  return { asked, paths }
}

beforeEach(() => {
  provideRuntimeConfig({ nodeBase: '/tron' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const unsettled: DrawDetail = { ...world.reply, state: 'waiting', settledTxHash: null }
const cards = (steps: ReturnType<typeof checkDraw>) => steps.find(({ name }) => name === 'cards')!

test('requests nothing from a contract that the configuration does not name, and ignores its logs', async () => {
  const { asked } = node(addressToHex20(lookAlike))
  const reply = { ...unsettled, contract: lookAlike }
  const returned = await readEvidence(reply, boxes)
  expect(returned).toMatchObject({ contract: world.chain.contract, requested: null, drawn: false })
  expect(asked).toEqual([`words() ${addressToHex20(boxes)}`])
  const [request] = checkDraw(reply, returned)
  expect(request).toMatchObject({ name: 'request', verdict: 'wrong' })
  expect(request!.values[0]).toEqual({ name: 'contract', value: boxes, differs: lookAlike })
})

test.each([
  ['is being opened', { state: 3n }, false],
  ['is opened', { state: 4n }, true],
  ['was opened by another request', { state: 4n, requestId: requested.requestId + 1n }, false],
] as const)(
  'of a draw that the server reports as not made, whose box %s',
  async (_, box, drawn) => {
    const { paths } = node(addressToHex20(boxes), box)
    const returned = await readEvidence(unsettled, boxes)
    expect(returned).toMatchObject({ requested: { requestId: requested.requestId }, drawn })
    // A state that a fork could undo proves nothing against a server.
    expect(paths).toContain('/tron/walletsolidity/triggerconstantcontract')
    expect(cards(checkDraw(unsettled, returned))).toEqual(
      drawn
        ? { name: 'cards', verdict: 'wrong', values: [{ name: 'draws', value: '1', differs: '0' }] }
        : { name: 'cards', verdict: 'open', values: [] },
    )
  },
)
