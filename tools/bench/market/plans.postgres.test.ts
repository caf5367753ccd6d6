import { expect, test } from 'vitest'

import { askOn } from './ask.ts'
import type { Explained } from './explain.ts'
import { fillCards } from './fill.ts'
import { everyList } from './pages.ts'
import { onFilled } from './testing/filled.ts'

/**
 * However many cards there are, a page reads by an index, and no more of them than one bucket of
 * its order.
 */
const cards = 100_000
const pageSize = 20
/** What a page passes is in one bucket, of 4,096 numbers at most. */
const passed = 4096

const filled = onFilled((db) => fillCards(db, 1, { cards, onSale: true }))

test('every sort and filter reads cards by an index, at the top, in the middle and at the end', async () => {
  const ask = askOn(filled.db, cards)
  const wrong: unknown[] = []
  for (const { path, form, title } of everyList) {
    const { total } = await ask(path, { ...form, pageSize: '1' })
    const end = Math.ceil(total / pageSize)
    for (const pageNum of [1, Math.ceil(end / 2), end]) {
      filled.take()
      const page = await ask(path, { ...form, pageNum: String(pageNum), pageSize: '20' })
      const whole = pageNum < end ? pageSize : total - (end - 1) * pageSize
      const ofCards = filled.take().filter(({ sql }) => sql.includes('"nft_cards"'))
      if (page.list.length === whole && ofCards.length > 0 && ofCards.every(isBounded)) continue
      wrong.push({ title, pageNum, rows: page.list.length, whole, ofCards })
    }
  }
  expect(wrong).toEqual([])
}, 300_000)

/** Near an end PostgreSQL may sort the little that is left: never more than a bucket. */
const isBounded = ({ nodes }: Explained): boolean =>
  nodes.some(({ index }) => index?.startsWith('nft_cards_')) &&
  nodes.every(({ type, rows }) => type !== 'Seq Scan' && rows <= passed)
