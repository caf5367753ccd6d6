import { describe, expect, test } from 'vitest'

import {
  freeOf,
  penaltyOfBox,
  penaltyToHolder,
  refundBlockOf,
  requestStateOf,
  saleStateOf,
} from './rules.ts'

describe('the state of a sale', () => {
  const stock = { size: 10, reserved: 1, sealed: 2, opening: 3, opened: 3 }
  const series = { ...stock, startTime: 1_000, endTime: 2_000 }

  test('its start is of it, its end is not', () => {
    expect(saleStateOf(series, 999)).toBe('preparing')
    expect(saleStateOf(series, 1_000)).toBe('onSale')
    expect(saleStateOf(series, 1_999)).toBe('onSale')
    expect(saleStateOf(series, 2_000)).toBe('ended')
  })

  test('without a card free for a box it is sold out, until its end', () => {
    expect(freeOf(series)).toBe(1)
    const full = { ...series, reserved: 2 }
    expect(saleStateOf(full, 1_500)).toBe('soldOut')
    expect(saleStateOf(full, 999)).toBe('preparing')
    expect(saleStateOf(full, 2_000)).toBe('ended')
  })
})

describe('what a holder gets beside the price', () => {
  test('is the penalty of each box, and never more than the boxes cost', () => {
    expect(penaltyToHolder({ boxes: 2, amount: 1_000n }, 400n, true)).toBe(800n)
    expect(penaltyToHolder({ boxes: 2, amount: 800n }, 400n, true)).toBe(800n)
    expect(penaltyToHolder({ boxes: 10, amount: 1_800n }, 9_000n, true)).toBe(1_800n)
    expect(penaltyToHolder({ boxes: 3, amount: 0n }, 400n, true)).toBe(0n)
  })

  test('is nothing if words come from an external source', () => {
    expect(penaltyToHolder({ boxes: 2, amount: 1_000n }, 400n, false)).toBe(0n)
  })

  test('is shared among its boxes by what they cost', () => {
    expect(penaltyOfBox(100n, 400n, 400n)).toBe(100n)
    expect(penaltyOfBox(300n, 200n, 400n)).toBe(150n)
    expect(penaltyOfBox(0n, 0n, 0n)).toBe(0n)
  })
})

describe('the possible actions on a request', () => {
  const request = { state: 'pending', requestBlock: 100, number: 4 } as const
  const series = { standing: true, nextRequest: 4 }
  const at = (head: number, solid = head) => ({ head, solid, deadline: 20 })

  test('it waits for the block after its own to be final, and for its turn', () => {
    expect(requestStateOf(request, series, at(100))).toBe('waiting')
    expect(requestStateOf(request, series, at(119, 100))).toBe('waiting')
    expect(requestStateOf(request, series, at(119, 101))).toBe('open')
    expect(requestStateOf(request, { ...series, nextRequest: 3 }, at(110))).toBe('waiting')
  })

  test('in the block that is the deadline after its own it can still be settled', () => {
    expect(refundBlockOf(100, 20)).toBe(121)
    expect(requestStateOf(request, series, at(120))).toBe('open')
    expect(requestStateOf(request, series, at(121))).toBe('late')
    expect(requestStateOf(request, { ...series, nextRequest: 3 }, at(121))).toBe('late')
  })

  test('one that was left waiting voids those behind it, late or not', () => {
    const fallen = { ...series, standing: false }
    expect(requestStateOf(request, fallen, at(101))).toBe('void')
    expect(requestStateOf(request, fallen, at(121))).toBe('void')
  })

  test('an ended state is permanent', () => {
    for (const state of ['settled', 'refunded'] as const) {
      expect(requestStateOf({ ...request, state }, series, at(500))).toBe(state)
    }
  })
})
