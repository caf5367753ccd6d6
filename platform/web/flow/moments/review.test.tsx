import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#platform/std/text.ts'
import { renderIn } from '../../i18n.tsx'
import type { AnyFlow } from '../flow.ts'
import {
  flows,
  contracts,
  pool,
  known,
  textOf,
  beforeFold,
  runOf,
  rendered,
  signInToRender,
  signOutOfRender,
} from '../testing/rendered.tsx'
import { flowTexts } from '../text.ts'

/** What a review states of the signature that it asks for. */
beforeAll(signInToRender)
afterAll(signOutOfRender)

test('a name and an address in one row belong together: of each contract there is one name, of each name one contract', () => {
  renderIn('en')
  const byAddress = new Map<string, Set<string>>()
  const byName = new Map<string, Set<string>>()
  const add = (map: Map<string, Set<string>>, key: string, value: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(value))
  const row =
    /<dt[^>]*>(?:Goes to|Who may (?:take|move) it)<\/dt><dd[^>]*>(.*?)<\/dd><dd[^>]*>(.*?)<\/dd>/
  const read = (flow: AnyFlow): void => {
    const html = rendered(flow, runOf(flow, 'review', {}))
    const [, name = '', spaced = ''] = row.exec(beforeFold(html)) ?? []
    if (name === '') return
    const address = spaced.replaceAll(' ', '')
    const deployed = Object.entries(contracts).find(([, each]) => each === address)?.[0] ?? address
    add(byAddress, deployed, name)
    add(byName, name, deployed)
  }
  for (const flow of flows) read(flow)
  // The coin of a pool is staked, and not paid with.
  const ofPool = flows.find(({ kind }) => kind === 'lp.approve')!
  known['coin'] = pool
  read(ofPool)
  known['use'] = 'remove'
  read(ofPool)
  delete known['use']
  known['coin'] = 'USDT'
  // Every contract that takes something, and the signer's own wallet.
  expect([...byName.keys()].toSorted()).toMatchInlineSnapshot(`
    [
      "Asset contract",
      "Blind boxes",
      "Burn mining",
      "Card market",
      "Cards",
      "Community DAO",
      "Community pool",
      "Exchange router",
      "LP purchases",
      "LP staking",
      "Lock A",
      "Lock B",
      "Maker of lenders",
      "OTC market",
      "Presale contract",
      "Registry of assets",
      "RewardVault",
      "Rewards by epochs",
      "Term staking",
      "The provider’s lender",
      "Token contract",
      "Token factory",
      "Voting stake",
      "Withdrawals",
      "Your wallet",
    ]
  `)
  const several = [...byAddress, ...byName].filter(([, others]) => others.size > 1)
  expect(several.map(([one, others]) => [one, ...others])).toEqual([])
})

test('before its bytes are known a step states nothing of what it costs', () => {
  renderIn('en')
  const flow = flows.find(({ kind }) => kind === 'nft.buyListed')!
  const waiting = rendered(flow, runOf(flow, 'review', { tx: null, ticket: null }))
  expect(textOf(waiting)).not.toContain('Only the network fee')
  expect(textOf(rendered(flow, runOf(flow, 'review', {})))).toContain('484.00')
})

test('an approval states how much it allows, not that it is paid', () => {
  renderIn('en')
  const flow = flows.find(({ kind }) => kind === 'lp.allow' || kind === 'lp.approve')!
  const shown = textOf(beforeFold(rendered(flow, runOf(flow, 'review', {}))))
  expect(shown).toMatch(/Approve up to\s+484 USDT/)
  expect(shown).not.toContain('You pay')
})

test.each(locales)('who made the called contract stands on the review, in %s', (locale) => {
  renderIn(locale)
  const flow = flows[0]!
  const text = textOf(rendered(flow, runOf(flow, 'review', { madeAt: 4_711 })))
  expect(text).toContain(flowTexts.madeByFactory[locale].replace('{block}', '4711'))
  expect(textOf(rendered(flow, runOf(flow, 'review', {})))).not.toContain(flowTexts.madeBy[locale])
  renderIn('en')
})
