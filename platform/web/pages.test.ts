import { expect, test } from 'vitest'

import { readFirst, readUntil } from './pages.ts'

/** A server with a list of this length that notes the requested pages. */
function serverOf(length: number) {
  const asked: string[] = []
  const items = Array.from({ length }, (_, index) => index)
  const read = async ({ pageNum, pageSize }: { pageNum: string; pageSize: string }) => {
    asked.push(`${pageNum}×${pageSize}`)
    const from = (Number(pageNum) - 1) * Number(pageSize)
    return { total: length, list: items.slice(from, from + Number(pageSize)), power: 7 }
  }
  return { asked, read }
}
const self = (item: number) => item

test('a short list is one page of its own size', async () => {
  const { asked, read } = serverOf(250)
  expect((await readFirst(20, self, read)).list).toEqual([...Array(20).keys()])
  expect(asked).toEqual(['1×20'])
})

test('beyond the largest page the list continues with the next', async () => {
  const { asked, read } = serverOf(250)
  const { total, list, power } = await readFirst(120, self, read)
  expect({ total, power }).toEqual({ total: 250, power: 7 })
  expect(list).toEqual([...Array(120).keys()])
  expect(asked).toEqual(['1×100', '2×100'])
})

test('a list that ends before is as long as it is', async () => {
  const { read } = serverOf(103)
  expect((await readFirst(200, self, read)).list).toHaveLength(103)
})

test('what moved to the next page between two reads is there once', async () => {
  const pages: { total: number; list: number[] }[] = [
    { total: 4, list: Array.from({ length: 100 }, (_, index) => index) },
    { total: 4, list: [99, 100] },
  ]
  const { list } = await readFirst<(typeof pages)[0]>(
    200,
    self,
    async ({ pageNum }) => pages[Number(pageNum) - 1]!,
  )
  expect(list).toEqual([...Array(101).keys()])
})

test('an item is found on whatever page it is, and no page after it is read', async () => {
  const { asked, read } = serverOf(350)
  expect(await readUntil((item) => item === 230, read)).toBe(230)
  expect(asked).toEqual(['1×100', '2×100', '3×100'])
})

test('what is not there is not found, in as many pages as there are', async () => {
  const { asked, read } = serverOf(200)
  expect(await readUntil((item) => item === 999, read)).toBeNull()
  expect(asked).toEqual(['1×100', '2×100'])
  expect(await readUntil(() => true, serverOf(0).read)).toBeNull()
})
