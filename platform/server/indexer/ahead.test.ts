import type { NodeCall, TronNode } from '#platform/chain/node.ts'
import { expect, test } from 'vitest'

import { Ahead, batch, enough } from './ahead.ts'

/** A node that answers on command; `calls`: how many each block has. */
function slowNode(calls = 0) {
  const waiting = new Map<number, { answer: () => void; fail: (error: Error) => void }>()
  const one = { hash: 'a' } as NodeCall
  const node = {
    blocks: (from: number, to: number) =>
      new Promise((resolve, reject) => {
        const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
        const blocks = numbers.map((number) => ({
          head: { number, id: `${number}`, parent: `${number - 1}`, time: number },
          calls: Array.from({ length: calls }, () => one),
        }))
        waiting.set(from, { answer: () => resolve(blocks), fail: reject })
      }),
    receipts: async (number: number) => [{ hash: 'a', time: number }],
  } as unknown as TronNode
  const end = (from: number) => {
    const found = waiting.get(from)!
    waiting.delete(from)
    return found
  }
  /** The first block of the request. */
  const asked = async () => {
    await settled()
    return [...waiting.keys()]
  }
  return {
    node,
    asked,
    answer: (from: number) => end(from).answer(),
    fail: (from: number, error: Error) => end(from).fail(error),
  }
}

/** All tasks that can continue alone have. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const [second, third, fourth] = [1 + batch, 1 + 2 * batch, 1 + 3 * batch]
const numbers = ({ blocks }: Awaited<ReturnType<Ahead['next']>>) =>
  blocks.map(({ head }) => head.number)
const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, i) => from + i)

test('two batches are on their way at once, each next one when one has come, four ahead', async () => {
  const { node, asked, answer } = slowNode()
  void new Ahead(node, 10 * batch).next(1)
  expect(await asked()).toEqual([1, second])
  answer(second)
  expect(await asked()).toEqual([1, fourth])
  answer(1)
  expect(await asked()).toEqual([fourth, third])
  for (const from of [third, fourth]) answer(from)
  expect(await asked()).toEqual([])
})

test('what is ready is returned together, in order, without waiting for the rest', async () => {
  const { node, asked, answer } = slowNode()
  const ahead = new Ahead(node, 10 * batch)
  const first = ahead.next(1)
  await asked()
  for (const from of [second, 1]) answer(from)
  expect(numbers(await first)).toEqual(upTo(2 * batch))
  const next = ahead.next(third)
  await asked()
  answer(third)
  expect(numbers(await next)).toEqual(upTo(3 * batch, third))
})

test('nothing is requested beyond the end', async () => {
  const { node, asked, answer } = slowNode()
  const last = batch + 3
  const read = new Ahead(node, last).next(1)
  expect(await asked()).toEqual([1, second])
  for (const from of [second, 1]) answer(from)
  expect(numbers(await read)).toEqual(upTo(last))
})

test('an error is returned with the blocks before it, and they can be requested again', async () => {
  const { node, asked, answer, fail } = slowNode()
  const ahead = new Ahead(node, 10 * batch)
  const read = ahead.next(1)
  await asked()
  const gone = new Error('gone')
  fail(second, gone)
  await settled()
  answer(1)
  const found = await read
  expect(numbers(found)).toEqual(upTo(batch))
  expect(found.error).toBe(gone)
  const again = ahead.next(second)
  await asked()
  answer(second)
  expect(numbers(await again)).toEqual(upTo(2 * batch, second))
})

test('full blocks come a batch at a time', async () => {
  const { node, asked, answer } = slowNode(enough / batch)
  const ahead = new Ahead(node, 10 * batch)
  const read = ahead.next(1)
  await asked()
  for (const from of [second, 1]) answer(from)
  expect(numbers(await read)).toEqual(upTo(batch))
  expect(numbers(await ahead.next(second))).toEqual(upTo(2 * batch, second))
})
