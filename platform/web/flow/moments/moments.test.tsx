import { bySubject, parametersOf } from '#platform/std/action.ts'
import { groupedAddress } from '#platform/std/format.ts'
import { locales } from '#platform/std/text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderIn } from '../../i18n.tsx'
import { formatsOf } from '../../format.ts'
import { translate } from '../../translate.ts'
import { readShown } from '../agreed.ts'
import type { Subject } from '../flow.ts'
import { type FlowRun, type Stage } from '../run.ts'
import { someone } from '../testing/signs.ts'
import { callRows } from './callRows.ts'
import { sourcesOfEvents } from './facts.ts'
import {
  flows,
  paths,
  contracts,
  subject,
  textOf,
  beforeFold,
  factsIn,
  runOf,
  rendered,
  signInToRender,
  signOutOfRender,
  coins,
} from '../testing/rendered.tsx'

/** Every kind of action through every moment of the sheet, in both languages, with what servers answer. */
beforeAll(signInToRender)
afterAll(signOutOfRender)

const raw = /millionth|百萬分之一|unix|10\^|smallest unit|最小單位|base unit|(?<![\d.,\w])\d{7,}/i

const moments: readonly [string, Stage, Partial<FlowRun>][] = [
  ['review', 'review', {}],
  ['progress', 'signing', {}],
  ['progress', 'sent', { signature: 'ab' }],
  ['progress', 'packed', { signature: 'ab', block: 329 }],
  ['progress', 'final', { signature: 'ab', block: 329 }],
  ['result', 'done', { signature: 'ab', block: 329, orderState: 'done' }],
  ['failure', 'failed', { signature: 'ab', note: { code: 'REVERTED', message: 'sold out' } }],
  ['failure', 'refused', { tx: null, note: { code: 'BALANCE', message: '' } }],
  ['failure', 'expired', { signature: 'ab' }],
]

test('every feature has its kinds here', () => {
  expect(flows.length).toBeGreaterThan(38)
})

for (const locale of locales) {
  test.each(flows.map((flow) => [flow.kind, flow] as const))(
    `%s in ${locale}: at most five facts before the fold, human units, the whole destination`,
    (_, flow) => {
      renderIn(locale)
      const seen = new Map<string, string>()
      for (const [name, stage, more] of moments) {
        const html = rendered(flow, runOf(flow, stage, more))
        const shown = textOf(beforeFold(html))
        expect(factsIn(html), `${name} ${stage}`).toBeLessThanOrEqual(5)
        expect(shown, `${name} ${stage}`).not.toMatch(raw)
        expect(html).not.toMatch(/undefined|\[object|NaN/)
        seen.set(stage, shown)
      }
      // No two moments show the same.
      expect(new Set(seen.values()).size).toBe(moments.length)
      const review = rendered(flow, runOf(flow, 'review', {}))
      expect(/<h2>([^]*?)<\/h2>/.exec(review)?.[1]).toMatch(/[?？]<\/span>/)
      expect(
        beforeFold(review),
        'the whole destination: goesTo, or a fact with <AddressText address={…} full />',
      ).toMatch(/(\w{4} ){8}\w{2}/)
      expect(review.match(/<details/g)).toHaveLength(1)
    },
  )
}

test.each(flows.map((flow) => [flow.kind, flow] as const))(
  '%s leads on to screens that exist',
  (_, flow) => {
    renderIn('en')
    const run = runOf(flow, 'done', { signature: 'ab', block: 329, orderState: 'done' })
    const html = rendered(flow, run)
    const links = [...html.matchAll(/<a href="([^"?]*)/g)].map(([, path]) => path ?? '')
    expect(links.filter((path) => !paths.has(path))).toEqual([])
    // An approval alone leads nowhere: one goes back to what it was for.
    expect(links.length > 0 || /approve|allow/i.test(flow.kind)).toBe(true)
  },
)

test('the network fee of a failure is what the chain took; a refusal before it costs nothing', () => {
  renderIn('en')
  const flow = flows.find(({ kind }) => kind === 'nft.buyListed')!
  const failed = runOf(flow, 'failed', { signature: 'ab', note: { code: 'REVERTED', message: '' } })
  expect(textOf(rendered(flow, failed))).toContain('6.2228 TRX spent')
  const refused = runOf(flow, 'refused', { tx: null, note: { code: 'BALANCE', message: '' } })
  expect(textOf(rendered(flow, refused))).toMatch(/Network fee\s+None/)
})

test('what a result shows as paid is what the event has, not the most that it could have been', () => {
  renderIn('en')
  const flow = flows.find(({ kind }) => kind === 'nft.buy')!
  const done = runOf(flow, 'done', { signature: 'ab', block: 329, orderState: 'done' })
  expect(textOf(rendered(flow, done))).toMatch(/You paid\s+484\.00\sTRX/)
})

test.each(['nft.pledge', 'nft.pledgeMany', 'nft.buyListed', 'lp.stake'])(
  'the result of %s shows what is earned, once, and nothing before it does',
  (kind) => {
    const flow = flows.find((each) => each.kind === kind)!
    expect(flow.earns).toBeDefined()
    const done = runOf(flow, 'done', { signature: 'ab', block: 329, orderState: 'done' })
    for (const [locale, earns] of [
      ['en', /Earns|Staked for \d/g],
      ['tc', /可得|約得|獲得/g],
    ] as const) {
      renderIn(locale)
      expect(textOf(rendered(flow, done)).match(earns)).toHaveLength(1)
    }
    renderIn('en')
    expect(textOf(rendered(flow, runOf(flow, 'review', {})))).not.toContain('APR')
  },
)

test('the units of arguments are of arguments that there are', () => {
  const withUnits = flows.filter(({ signs }) => signs.units !== undefined)
  expect(withUnits.length).toBeGreaterThan(15)
  for (const { signs } of withUnits) {
    const names = parametersOf(bySubject(signs.method, subject as Subject)).map(({ name }) => name)
    const named = { ...signs.meaning }
    for (const name of Object.keys(signs.units!)) {
      expect([...names, ...Object.keys(named)]).toContain(name)
    }
  }
})

test.each([
  ['nft.sell', 'Price', '484 USDT', '484000000'],
  ['nft.sell', 'Ends', '2026', '1796000000'],
  ['nft.pledge', 'Term', '', '3'],
  ['lp.buy', 'Paid', '484 USDT', '484000000'],
  ['lp.buy', 'Not after', '2026', '1796000000'],
  ['lp.stake', 'Amount', '0.000000000484 LP', '484000000'],
  ['staking.pledge', 'Amount', '484 USDT', '484000000'],
  ['nft.allow', 'Amount', '484 USDT', '484000000'],
  ['blindbox.giveBack', 'Numbers of the boxes', '0-3', '3'],
])('the fold of %s has "%s" as %s, and %s beside it', (kind, label, human, raw) => {
  const flow = flows.find((each) => each.kind === kind)!
  const run = runOf(flow, 'review', {})
  const shown = readShown(run.tx!.rawHex, flow, run.subject, contracts)
  const facts = { shown, flow, subject: run.subject, config: { contracts, coins } }
  const rows = callRows({ ...facts, formats: formatsOf('en', 'UTC') }, (...passed) =>
    translate('en', ...passed),
  )
  const row = rows.find((each) => each.label === label)
  expect(row?.human ?? '').toContain(human)
  expect(row?.raw).toBe(raw)
  for (const each of rows) expect(each.label).not.toMatch(/millionth|unix|10\^|smallest|base unit/)
})

test('the figures of a result are found again in the events of the called contract', () => {
  const flow = flows.find(({ kind }) => kind === 'nft.buy')!
  const run = runOf(flow, 'done', {})
  const shown = readShown(run.tx!.rawHex, flow, run.subject, contracts)
  const { contract } = shown
  const args = [{ name: 'price', value: '484000000' }]
  const events = [
    { contract, name: 'Bought', args },
    { contract: someone, name: 'Paid', args },
  ]
  expect(sourcesOfEvents(events, shown, 329)).toEqual([
    {
      what: 'Bought',
      contract,
      contractName: 'Cards',
      call: 'Bought(price)',
      block: 329,
      value: '484000000',
    },
  ])
})

test('the destination is the whole address of the contract', () => {
  renderIn('en')
  const flow = flows.find(({ kind }) => kind === 'nft.buy')!
  const html = beforeFold(rendered(flow, runOf(flow, 'review', {})))
  expect(html).toContain(groupedAddress(contracts['Cards']!))
})
