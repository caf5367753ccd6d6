import { encodeAbiParameters, encodeEventTopics, type Hex, keccak256, numberToHex } from 'viem'
import { expect, test } from 'vitest'

import { blindBoxesAbi } from '../../contract/abi.ts'
import { createdIn, type Log, postedIn, requestedIn, settledIn } from './boxLogs.ts'

const contract = numberToHex(0xb0c5, { size: 20 })
const holder = numberToHex(0xa11ce, { size: 20 })
const hash = keccak256('0x01')
const secret = keccak256('0x02').slice(0, 42) as Hex

/** As an independent encoder writes the event. */
function logOf(eventName: string, args: Record<string, unknown>): Log {
  const event = blindBoxesAbi.find((item) => item.type === 'event' && item.name === eventName)
  if (event?.type !== 'event') throw new Error(eventName)
  const topics = encodeEventTopics({ abi: [event], eventName, args } as never) as Hex[]
  const rest = event.inputs.filter(({ indexed }) => !indexed)
  const data = encodeAbiParameters(
    rest,
    rest.map(({ name }) => args[name]),
  )
  const bare = (hex: Hex): string => hex.slice(2)
  return { address: bare(contract), topics: topics.map(bare), data: bare(data) }
}

const requested = {
  requestId: (3n << 32n) | 7n,
  holder,
  boxIds: [(3n << 32n) | 1n, (3n << 32n) | 2n],
  amount: 66_480_080n,
  seed: hash,
  blockNumber: 812n,
}
const settled = {
  requestId: requested.requestId,
  holder,
  secret,
  blockHash: hash,
  tokenIds: [5_001n, 7n],
  fee: 3_324_004n,
}
const posted = { seriesId: 3n, tip: secret, firstRequest: (3n << 32n) | 5n }
const created = {
  seriesId: 3n,
  price: 20_000_000n,
  start: 1n,
  end: 2n,
  firstShare: 0n,
  completeTime: 0n,
  penalty: 166_200_199n,
  tokenIds: [1n, 2n, 3n],
}

test('events that another encoder wrote are read back', () => {
  const logs = [
    logOf('Requested', requested),
    logOf('Settled', settled),
    logOf('ChainPosted', posted),
    logOf('SeriesCreated', created),
  ]
  expect(requestedIn(logs, contract)).toEqual([requested])
  expect(settledIn(logs, contract)).toEqual([settled])
  expect(postedIn(logs, contract)).toEqual([posted])
  expect(createdIn(logs, contract)).toEqual([
    { seriesId: 3n, penalty: created.penalty, tokenIds: created.tokenIds },
  ])
})

test('ignores logs of another contract', () => {
  expect(settledIn([logOf('Settled', settled)], numberToHex(1, { size: 20 }))).toEqual([])
})

test('a log that is cut short is refused', () => {
  const log = logOf('Settled', settled)
  expect(() => settledIn([{ ...log, data: log.data.slice(0, -64) }], contract)).toThrow(TypeError)
  expect(() => settledIn([{ ...log, topics: log.topics.slice(0, 2) }], contract)).toThrow(TypeError)
  // Declares 2^255 cards.
  const endless = log.data.slice(0, 256) + '8'.padEnd(64, '0')
  expect(() => settledIn([{ ...log, data: endless }], contract)).toThrow(TypeError)
})
