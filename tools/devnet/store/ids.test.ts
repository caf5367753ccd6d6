import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TransactionIds } from './ids.ts'

/** Ids that collide: few different beginnings. */
const idOf = (n: number): string =>
  (n % 3).toString(16).padStart(8, '0') + n.toString(16).padStart(56, '0')

test('it knows what a map knows, whatever comes and goes', () => {
  const step = fc.oneof(
    fc.record({ add: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ cut: fc.integer({ min: 1, max: 300 }) }),
    fc.constant('reload' as const),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let ids = new TransactionIds()
      const known = new Map<string, number>()
      let number = 0
      for (const each of steps) {
        if (each === 'reload') {
          const { ids: bytes, numbers } = ids.image()
          const image = { ids: bytes.slice(), numbers: numbers.slice() }
          ids = new TransactionIds()
          ids.load(image)
        } else if ('add' in each) {
          for (let i = 0; i < each.add; i++) {
            number += i % 2
            const id = idOf(known.size * 1000 + number)
            if (known.has(id)) continue
            ids.add(id, number)
            known.set(id, number)
          }
        } else {
          number = Math.max(0, number - each.cut)
          ids.cut(number)
          for (const [id, at] of known) if (at > number) known.delete(id)
        }
      }
      for (const [id, at] of known) expect(ids.get(id)).toBe(at)
      for (let i = 0; i < 50; i++) {
        const id = idOf(7_000_000 + i)
        expect(ids.get(id)).toBe(known.get(id))
      }
      expect(ids.image().numbers).toHaveLength(known.size)
    }),
    { numRuns: 20 },
  )
})

test.each(['', 'ab', 'zz'.repeat(32), 'ab'.repeat(33)])('%s is the id of nothing', (id) => {
  expect(new TransactionIds().get(id)).toBeUndefined()
})
