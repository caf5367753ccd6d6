import { beforeEach, expect, test } from 'vitest'

import { AskedFiles } from './askedFiles.ts'

/** Files of one byte, created when a test decides. */
let made: number[]
let go: Map<number, { readonly done: () => void; readonly failed: (why: Error) => void }>
let files: AskedFiles

beforeEach(() => {
  ;[made, go] = [[], new Map()]
  files = new AskedFiles((block) => {
    made.push(block)
    return new Promise((resolve, reject) =>
      go.set(block, { done: () => resolve(Uint8Array.of(block)), failed: reject }),
    )
  })
})

async function finish(block: number): Promise<void> {
  await expect.poll(() => go.has(block)).toBe(true)
  go.get(block)!.done()
}

test('one is computed, one waits, and a caller for a third is refused and may retry', async () => {
  const [first, again, second] = [files.upTo(1), files.upTo(1), files.upTo(2)]
  expect(() => files.upTo(3)).toThrow('EPOCHS_BUSY')
  await finish(1)
  expect(await first).toEqual(Uint8Array.of(1))
  expect(await again).toEqual(Uint8Array.of(1))
  await finish(2)
  expect(await second).toEqual(Uint8Array.of(2))
  const third = files.upTo(3)
  await finish(3)
  expect(await third).toEqual(Uint8Array.of(3))
  expect(made).toEqual([1, 2, 3])
})

test('the last four are kept', async () => {
  for (const block of [1, 2, 3, 4, 5]) {
    const file = files.upTo(block)
    await finish(block)
    await file
  }
  await Promise.all([2, 3, 4, 5].map((block) => files.upTo(block)))
  expect(made).toEqual([1, 2, 3, 4, 5])
  void files.upTo(1)
  await expect.poll(() => made).toEqual([1, 2, 3, 4, 5, 1])
})

test('one that failed is made again, and stops no other', async () => {
  const [first, second] = [files.upTo(1), files.upTo(2)]
  await expect.poll(() => go.has(1)).toBe(true)
  go.get(1)!.failed(new Error('no database'))
  await expect(first).rejects.toThrow('no database')
  await finish(2)
  expect(await second).toEqual(Uint8Array.of(2))
  void files.upTo(1)
  await expect.poll(() => made).toEqual([1, 2, 1])
})
