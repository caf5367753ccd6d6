import { action } from '#platform/std/action.ts'
import { localAction } from '#platform/std/actionForms.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { addressField, amountField, intField, numbersField } from '#platform/std/fields.ts'
import { defineTexts } from '#platform/std/text.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { reviewAllow } from '../spend/reviewAllow.ts'
import { bySubject } from '#platform/std/action.ts'
import { NotWhatWasAsked } from '../tron/build.ts'
import { localCall } from './agreed.ts'
import { expectDeclared, someone } from './testing/signs.ts'
import { review } from './review.ts'
import { step } from './useFlow.ts'

const texts = defineTexts({ any: { en: 'any', tc: '任何' }, of: { en: 'of', tc: '的' } })
const open = { access: 'session', contract: 'Safe', summary: 'An order' } as const
const view = {
  title: texts.any,
  question: () => 'any?',
  picture: () => null,
  goesTo: null,
  fallback: 'Transfer failed',
  summary: () => [],
  done: texts.any,
  next: () => [],
  invalidates: [],
} as const

const pledge = action({
  ...open,
  path: { before: '/tessera/safe/pledgeBefore', after: '/tessera/safe/pledgeAfter' },
  kind: 'safe.pledge',
  method: 'pledge(address coin, uint256[] ids, uint256 termDays, uint256 amount)',
  access: 'active',
  input: {
    coin: z.string(),
    ids: z.optional(numbersField(15)),
    days: intField(1, 9),
    amount: z.optional(amountField),
  },
  reasons: { No: '否' },
})
const buy = action({
  ...open,
  path: '/tessera/safe/buy',
  kind: 'safe.buy',
  method: 'buy(uint256 level)',
  input: { level: intField(1, 5) },
  pays: 'atMostShown',
})
const give = action({
  ...open,
  path: '/tessera/safe/give',
  kind: 'safe.give',
  contract: ({ to }) => to ?? '',
  method: ({ to }) => (to === undefined ? 'giveAll(uint256 level)' : 'give(address to)'),
  input: { level: z.optional(intField(1, 5)), to: z.optional(addressField) },
})
const approve = action({
  ...open,
  path: { before: '/tessera/safe/approveBefore', after: '/tessera/safe/approveAfter' },
  kind: 'safe.approve',
  contract: ({ coin }) => coinContract(coin),
  method: 'approve(address spender, uint256 value)',
  input: { coin: z.string(), amount: z.optional(amountField) },
})
const enter = localAction({
  kind: 'safe.enter',
  contract: 'Safe',
  method: 'enter(address to, uint256 level)',
  input: { to: addressField, level: intField(1, 5) },
  after: pledge.after,
})

const contracts = { Safe: 'TSafe', Usdt: 'TUsdt' }
const meaning = { coin: texts.any, ids: texts.of, termDays: texts.any, amount: texts.any }
const pledgeFlow = review(pledge, {
  ...view,
  meaning,
  fixed: ({ coin, days }, known) => ({
    coin: known[coinContract(coin)] ?? '',
    termDays: days ?? null,
  }),
})

test('the flow has of its action what it is ordered, signed and refused by', () => {
  const { kind, before, after, reasons, signs } = pledgeFlow
  expect([kind, before, after, reasons]).toEqual([
    'safe.pledge',
    pledge.before,
    pledge.after,
    { No: '否' },
  ])
  expect([signs.contract, signs.method, signs.pays]).toEqual(['Safe', pledge.method, undefined])
  expect(signs.meaning['ids']).toBe(texts.of)
})

test('arguments are the fields of their names, lists as lists, and what is fixed beside them', () => {
  const args = (subject: Record<string, string>) =>
    pledgeFlow.signs.args(subject, contracts, someone)
  const subject = { coin: 'USDT', ids: '3,7', days: '30', amount: '5' }
  expect(args(subject)).toEqual(['TUsdt', '["3","7"]', '30', '5'])
  // What a subject does not have the server chooses, but for an address: there is no right one.
  expect(args({})).toEqual(['', null, null, null])
})

test('one path has both halves in their exact forms', () => {
  const flow = review(buy, { ...view, meaning: { level: texts.any } })
  expect([flow.before?.path, flow.after.path]).toEqual(['/tessera/safe/buy', '/tessera/safe/buy'])
  expect(flow.before?.input.safeParse({ level: '2' }).success).toBe(false)
  expect(flow.signs.pays).toBe('atMostShown')
})

test('contract and method by the subject', () => {
  const { signs } = review(give, {
    ...view,
    meaning: { level: texts.any, to: texts.any },
    fixed: ({ to }) => ({ to: to ?? '' }),
    pays: ({ level }) => level ?? null,
  })
  expect(bySubject(signs.contract, { to: 'TSome' })).toBe('TSome')
  expect(signs.args({ to: 'TSome' }, contracts, someone)).toEqual(['TSome'])
  expect(signs.args({ level: '4' }, contracts, someone)).toEqual(['4'])
  expect(typeof signs.pays === 'function' && signs.pays({ level: '4' })).toBe('4')
})

test('leave to take coins names who may take them, and how much', () => {
  const flow = reviewAllow(approve, {
    spender: 'Safe',
    name: texts.any,
    means: texts.any,
    picture: () => null,
    invalidates: [],
  })
  expectDeclared(String(flow.signs.method), flow.signs, [
    {
      type: 'function',
      name: 'approve',
      inputs: [
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
      outputs: [],
      stateMutability: 'nonpayable',
    },
  ])
  expect(flow.signs.args({ coin: 'USDT', amount: '9' }, contracts, someone)).toEqual(['TSafe', '9'])
})

test('without an order the subject and the signer fix the whole call, or there is none', () => {
  const flow = review(enter, {
    ...view,
    meaning: { to: texts.any, level: texts.of },
    fixed: ({ to }) => ({ to: to ?? null }),
  })
  expect([flow.before, flow.after]).toEqual([null, pledge.after])
  const known = { Safe: someone }
  expect(localCall(flow, { to: someone, level: '2' }, known, someone)).toEqual({
    contract: someone,
    selector: 'enter(address,uint256)',
    args: [someone, '2'],
    callValue: '0',
  })
  expect(() => localCall(flow, { to: someone }, known, someone)).toThrow(NotWhatWasAsked)
  expect(() => localCall(flow, { to: someone, level: '2' }, {}, someone)).toThrow(NotWhatWasAsked)
  expect(step(enter, { to: someone, level: '2' })).toEqual({
    kind: 'safe.enter',
    access: 'session',
    subject: { to: someone, level: '2' },
  })
})

test('a step carries what it is about as text, and who may begin it', () => {
  expect(step(pledge, { coin: 'USDT', days: '30' })).toEqual({
    kind: 'safe.pledge',
    access: 'active',
    subject: { coin: 'USDT', days: '30' },
  })
})

/** What does not compile: an error that goes missing is one too. */
export const refusedByTypes = () => {
  // @ts-expect-error an address is never taken from a field of its name
  review(pledge, { ...view, meaning, fixed: ({ days }) => ({ termDays: days ?? null }) })
  // @ts-expect-error no field is named after termDays
  review(pledge, { ...view, meaning, fixed: () => ({ coin: '' }) })
  // @ts-expect-error nothing is fixed
  review(pledge, { ...view, meaning })
  const { ids: _, ...without } = meaning
  // @ts-expect-error an argument without its meaning
  review(pledge, { ...view, meaning: without, fixed: () => ({ coin: '', termDays: '' }) })
  // @ts-expect-error a meaning of no argument
  review(buy, { ...view, meaning: { level: texts.any, coin: texts.any } })
  // @ts-expect-error the subject has no such field
  review(buy, { ...view, meaning: { level: texts.any }, summary: (_, { coin }) => [coin] })
  // @ts-expect-error this allows nothing
  reviewAllow(buy, {
    spender: 'Safe',
    name: texts.any,
    means: texts.any,
    picture: () => null,
    invalidates: [],
  })
  // @ts-expect-error a field that has to be there
  step(pledge, { coin: 'USDT' })
  // @ts-expect-error another field
  step(approve, { coin: 'USDT', days: '30' })
  // @ts-expect-error an address stands in what is fixed
  review(enter, { ...view, meaning: { to: texts.any, level: texts.of } })
  // @ts-expect-error a field that has to be there
  step(enter, { to: someone })
  // @ts-expect-error the price that was shown
  step(buy, { level: '2' })
  return step(buy, { level: '2', shownPrice: '5' })
}
