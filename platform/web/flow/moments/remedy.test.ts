import { beforeAll, describe, expect, test } from 'vitest'

import type { WebFeature } from '../../feature.ts'
import type { AnyFlow } from '../flow.ts'
import { type FlowRun, type Note, type NoteCode, unchecked } from '../run.ts'
import { flowTexts as texts } from '../text.ts'
import { entered, helpOf, missingOf, passing } from './remedy.ts'

const features = Object.values(
  import.meta.glob<Record<string, WebFeature>>(
    ['../../../../features/*/manifest.web.ts', '../../../../features/*/manifest.web.tsx'],
    { eager: true },
  ),
).flatMap((module) => Object.values(module))
const flows: AnyFlow[] = []
beforeAll(async () => {
  for (const { flows: source } of features) {
    flows.push(...(typeof source === 'function' ? await source() : (source ?? [])))
  }
})
const flowOf = (kind: string): AnyFlow => flows.find((flow) => flow.kind === kind)!

const runOf = (note: Note | null, more: Partial<FlowRun> = {}): FlowRun => ({
  id: 'a run',
  kind: '',
  address: '' as FlowRun['address'],
  chainId: '0x1',
  subject: {},
  createdAt: 0,
  ...unchecked,
  since: 0,
  stage: 'refused',
  note,
  ...more,
})
const helpIn = (kind: string, note: Note, more?: Partial<FlowRun>) =>
  helpOf(runOf(note, more), flowOf(kind))

test('what is named as a refusal is one, of the contract or of the server', () => {
  const reasons = new Set(flows.flatMap((flow) => Object.keys(flow.reasons ?? {})))
  for (const reason of [...passing, ...entered]) expect(reasons).toContain(reason)
  const withInstead = flows.filter(({ instead }) => instead !== undefined)
  expect(withInstead.length).toBeGreaterThan(10)
  const unknown = withInstead.flatMap(({ kind, instead, reasons: own = {}, before }) => {
    const known = [...Object.keys(own), ...(before?.failures ?? []).map(({ code }) => code)]
    return instead!.when.filter((reason) => !known.includes(reason)).map((one) => [kind, one])
  })
  expect(unknown).toEqual([])
})

describe('one next action, and whether trying again helps', () => {
  test.each<[NoteCode, string, keyof typeof texts, string]>([
    ['UNREACHABLE', '', 'againHelps', 'again'],
    ['BALANCE', '5000000', 'againWithCoins', 'account'],
    ['OUT_OF_ENERGY', '5000000', 'againNewFee', 'again'],
    ['OVER_CAP', '', 'againCheaper', 'again'],
    ['PRICE', '', 'againNot', 'back'],
    ['TAMPERED', 'method', 'againNot', 'back'],
    ['WRONG_CHAIN', '', 'againOnceMended', 'again'],
    ['OTHER_ACCOUNT', '', 'againOnceMended', 'again'],
    ['REVERTED', 'Please wait for the next block', 'againLater', 'again'],
    ['REVERTED', 'Price is above your maximum', 'againChanged', 'back'],
    ['REVERTED', 'TRC20: transfer amount exceeds balance', 'againWithCoins', 'account'],
    ['REVERTED', 'something else', 'againOnceMended', 'again'],
  ])('%s "%s"', (code, message, again, remedy) => {
    expect(helpIn('nft.buyListed', { code, message })).toEqual({ again: texts[again], remedy })
  })

  test('a card that was sold meanwhile: other cards, by the words of contract and server', () => {
    const sold = { again: texts.againNot, remedy: { to: '/nft' } }
    const message = 'This listing has ended'
    expect(helpIn('nft.buyListed', { code: 'REVERTED', message })).toMatchObject(sold)
    const refusal = 'LISTING_CHANGED'
    expect(helpIn('nft.buyListed', { code: 'REFUSED', message: '', refusal })).toMatchObject(sold)
    // The same words mean something else where one does not buy.
    expect(helpIn('nft.sell', { code: 'REVERTED', message }).remedy).toBe('again')
  })

  test('a refusal of the server: by its own marks', () => {
    const refused = { code: 'REFUSED', message: 'no' } as const
    expect(helpIn('lp.stake', { ...refused, retry: true }).again).toBe(texts.againLater)
    expect(helpIn('lp.stake', { ...refused, field: true }).remedy).toBe('back')
    expect(helpIn('lp.stake', { ...refused, refusal: 'ABOVE_BALANCE' }).remedy).toBe('account')
  })

  test('an approval that an earlier one stands in front of: that to 0 first, once', () => {
    const refused: Note = { code: 'REFUSED', message: '', refusal: 'ALLOWED_ALREADY' }
    const subject = { coin: 'USDT', amount: '5000000' }
    expect(helpIn('staking.approve', refused, { subject }).remedy).toBe('zero')
    expect(helpIn('staking.approve', { code: 'REVERTED', message: '' }, { subject }).remedy).toBe(
      'zero',
    )
    const zero = { id: '1', kind: 'staking.approve', subject: { coin: 'USDT', amount: '0' } }
    const plan = { at: 1, steps: [zero, { ...zero, id: '2', subject }] }
    expect(helpIn('staking.approve', refused, { subject, plan }).remedy).toBe('again')
    expect(helpIn('staking.approve', refused, { subject: zero.subject }).remedy).toBe('again')
  })

  test('what never landed can be tried again', () => {
    const expired = runOf(null, { stage: 'expired' })
    expect(helpOf(expired, flowOf('nft.buy'))).toEqual({ again: texts.againHelps, remedy: 'again' })
  })
})

test('the missing sun, where it is known', () => {
  expect(missingOf(runOf({ code: 'BALANCE', message: '12340000' }))).toBe(12_340_000n)
  expect(missingOf(runOf({ code: 'BALANCE', message: 'balance is not sufficient' }))).toBeNull()
  expect(missingOf(runOf({ code: 'REVERTED', message: '5' }))).toBeNull()
})
